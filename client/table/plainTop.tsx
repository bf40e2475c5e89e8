import { Brand } from "../ui/brand.tsx";
import { LanguageMenu } from "../ui/languageMenu.tsx";
import { SettingsButton } from "../ui/settingsButton.tsx";

export function PlainTop() {
  return (
    <header className="table-top">
      <Brand />
      <span className="grow" />
      <LanguageMenu />
      <SettingsButton />
    </header>
  );
}

import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { changeSettings, useSettings } from "../settings/settings.ts";

/** @returns the name as tables want it, or undefined; the rules for names come only when one is given */
async function properName(raw: string): Promise<string | undefined> {
  const { nameSchema } = await import("../../shared/table/protocol.ts");
  const parsed = nameSchema.safeParse(raw);
  return parsed.success ? parsed.data : undefined;
}

/** Asks for the player's name and keeps it for the next time; or, where one is given, for somebody else's. */
export function NameForm({
  name: given,
  onName,
  children,
}: {
  /** Of somebody else. */
  readonly name?: string;
  readonly onName: (name: string) => void;
  /** The buttons; one of them submits. */
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const id = useId();
  const [raw, setRaw] = useState(given ?? useSettings.getState().name);
  const [isRefused, setIsRefused] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const name = await properName(raw);
    setIsRefused(name === undefined);
    if (name === undefined) return;
    if (given === undefined) changeSettings({ name });
    onName(name);
  };
  return (
    <form className="name-form" onSubmit={(event) => void submit(event)} noValidate>
      <label className="label" htmlFor={id}>
        {t("name.label")}
      </label>
      <input
        id={id}
        className="field"
        value={raw}
        onChange={(event) => {
          setRaw(event.target.value);
          setIsRefused(false);
        }}
        aria-invalid={isRefused}
        aria-describedby={`${id}-problem`}
        autoComplete="nickname"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="go"
        // biome-ignore lint/a11y/noAutofocus: it is the one thing to do where this form shows.
        autoFocus
      />
      <p id={`${id}-problem`} className={isRefused ? "complaint" : "hint"} role={isRefused ? "alert" : undefined}>
        {isRefused ? t("name.refused") : t("name.hint")}
      </p>
      <div className="dialog-acts">{children}</div>
    </form>
  );
}

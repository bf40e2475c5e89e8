import { Tabs } from "@base-ui/react/tabs";
import { useTranslation } from "react-i18next";
import { useRoomState } from "../context.ts";
import type { Telling } from "../useTelling.ts";
import { Log } from "./log.tsx";
import { SaidList } from "./said.tsx";
import { Secret } from "./secret.tsx";
import { Seen } from "./seen.tsx";

export type Tab = "said" | "log";

/** What only you know, and what everybody was told, at the right of the complex. */
export function Side({ lines, said, tab, onTab }: Telling & { tab: Tab; onTab(tab: Tab): void }) {
  const { t } = useTranslation("room25");
  const isSeated = useRoomState(({ seat }) => seat >= 0);
  return (
    <aside className="r25-side" aria-label={t("side.label")}>
      {isSeated && (
        <>
          <Secret />
          <Seen />
        </>
      )}
      <Tabs.Root className="sheet r25-tabs" value={tab} onValueChange={(value) => onTab(value as Tab)}>
        <Tabs.List>
          <Tabs.Tab value="said">{t("said.title")}</Tabs.Tab>
          <Tabs.Tab value="log">{t("log.title")}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="said">
          <SaidList said={said} />
        </Tabs.Panel>
        <Tabs.Panel value="log">
          <Log lines={lines} />
        </Tabs.Panel>
      </Tabs.Root>
    </aside>
  );
}

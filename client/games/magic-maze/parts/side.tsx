import { Tabs } from "@base-ui/react/tabs";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { talkOf } from "../../../../shared/games/magic-maze/talk.ts";
import { Chat } from "../../../table/chat.tsx";
import { useMaze, useMazeState, useSessionState } from "../context.ts";
import { timersOf } from "../model/goals.ts";
import type { LogLine } from "../model/log.ts";
import { Art } from "./art.tsx";
import { Clock } from "./clock.tsx";
import { Goals } from "./goals.tsx";
import { Log } from "./log.tsx";
import { SandTimer } from "./sandTimer.tsx";

export type Tab = "log" | "chat";

/** How many timers are known, and which of them are spent. */
export function Timers() {
  const { t } = useTranslation("magic-maze");
  const board = useMazeState(({ served }) => served);
  if (!board) return null;
  const { seen, used } = timersOf(board);
  return (
    <div className="mm-timers">
      <div aria-hidden="true">
        {Array.from({ length: seen }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: timers are alike.
          <Art key={at} name={at < used ? "out-of-order" : "timer-cell"} />
        ))}
      </div>
      <p>{t("timer.used", { used, count: seen })}</p>
    </div>
  );
}

/** How far words may go now. rules: Talking */
export function useTalk() {
  return useMazeState(({ served }) => (served ? talkOf(served) : "closed"));
}

/** The clock, the goals, and what is said and done, at the right of the mall. */
export function Side({
  lines,
  tab,
  onTab,
  chatCalls,
}: {
  lines: readonly LogLine[];
  tab: Tab;
  onTab(tab: Tab): void;
  /** How often the keyboard has called for the chat: each time its field takes the focus. */
  chatCalls: number;
}) {
  const { t } = useTranslation("magic-maze");
  const { session } = useMaze();
  const talk = useTalk();
  const chatPanel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chatCalls > 0) chatPanel.current?.querySelector("input")?.focus();
  }, [chatCalls]);
  const chats = useSessionState(({ chat }) => chat.length);
  return (
    <aside className="mm-side" aria-label={t("side.label")}>
      <section className="sheet mm-clock">
        <SandTimer />
        <div>
          <Clock />
          <p className="hint">{t("timer.left-label")}</p>
          <Timers />
        </div>
      </section>
      <div className="sheet">
        <Goals />
      </div>
      <Tabs.Root className="sheet mm-tabs" value={tab} onValueChange={(value) => onTab(value as Tab)}>
        <Tabs.List>
          <Tabs.Tab value="log">{t("log.title")}</Tabs.Tab>
          <Tabs.Tab value="chat">
            {t("chat.title")}
            {tab !== "chat" && chats > 0 && <span className="mm-count">{chats}</span>}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="log">
          <Log lines={lines} />
        </Tabs.Panel>
        <Tabs.Panel value="chat" ref={chatPanel}>
          <Chat session={session} talk={talk} />
        </Tabs.Panel>
      </Tabs.Root>
    </aside>
  );
}

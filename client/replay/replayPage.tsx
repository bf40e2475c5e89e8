import "./replay.css";
import "./phone.css";
import { ChevronLeft, Link2 } from "lucide-react";
import { type ComponentType, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { games } from "../../shared/games/registry.ts";
import type { MatchRecording } from "../../shared/table/protocol.ts";
import { gameClients } from "../games/registry.ts";
import type { ReplayProps } from "../games/types.ts";
import { botName } from "../i18n/botName.ts";
import { fetchMatch } from "../net/api.ts";
import { copyText } from "../ui/copyText.ts";
import { showToast } from "../ui/toast.tsx";
import { Waiting } from "../ui/waiting.tsx";
import { develop, OtherRules } from "./film.ts";

/** Why there is nothing to see: `replay.none-<why>`. */
type Why = "missing" | "rules" | "damaged" | "unreachable" | "view";
interface Show extends ReplayProps {
  readonly View: ComponentType<ReplayProps>;
}

async function load(key: string): Promise<Show | Why> {
  let recording: MatchRecording | undefined;
  try {
    recording = await fetchMatch(key);
  } catch {
    return "unreachable";
  }
  if (recording === undefined) return "missing";
  const game = games.get(recording.head.game);
  const client = await gameClients[recording.head.game]?.();
  const View = client?.default.Replay;
  if (game === undefined || View === undefined) return "view";
  try {
    const film = develop(game, recording);
    return { View, head: recording.head, film };
  } catch (error) {
    return error instanceof OtherRules ? "rules" : "damaged";
  }
}

/** A match that has ended, to be watched again. */
export default function ReplayPage({ matchKey }: { readonly matchKey: string }) {
  const { t } = useTranslation(["replay", "common"]);
  const [shown, setShown] = useState<Show | Why>();
  useEffect(() => {
    let isGone = false;
    void load(matchKey).then((loaded) => {
      if (!isGone) setShown(loaded);
    });
    return () => {
      isGone = true;
    };
  }, [matchKey]);
  useEffect(() => {
    document.title = t("replay:page-title");
  }, [t]);
  if (shown === undefined) return <Waiting />;
  if (typeof shown === "string") {
    return (
      <main className="rp-none">
        <div className="sheet">
          <h1>{t("replay:none")}</h1>
          <p>{t(`replay:none-${shown}`)}</p>
          <Link className="btn go" href="/">
            {t("common:to-lobby")}
          </Link>
        </div>
      </main>
    );
  }
  return <Shown {...shown} />;
}

function Shown({ View, head, film }: Show) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  // Bots have no names of their own but those of their language; colours and shapes go by the order of the seats.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names change with the language.
  const named = useMemo(
    () => ({ ...head, names: head.names.map((name, seat) => name || botName(seat + 1)) }),
    [head, language],
  );
  return (
    <div className="rp" data-game={head.game}>
      <Top startedAt={head.startedAt} />
      <View head={named} film={film} />
    </div>
  );
}

function Top({ startedAt }: { readonly startedAt: number }) {
  const { t, i18n } = useTranslation(["replay", "common"]);
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeStyle: "short" }).format(startedAt);
  const share = async () => {
    const isCopied = await copyText(location.href);
    showToast(t(isCopied ? "replay:copied" : "replay:not-copied"));
  };
  return (
    <header className="rp-top">
      <Link className="icon-btn" href="/" aria-label={t("common:to-lobby")}>
        <ChevronLeft aria-hidden="true" />
      </Link>
      <h1 className="rp-tag">{t("replay:title")}</h1>
      <p className="rp-when">{when}</p>
      <button type="button" className="btn" onClick={() => void share()}>
        <Link2 aria-hidden="true" />
        <span>{t("replay:share")}</span>
      </button>
    </header>
  );
}

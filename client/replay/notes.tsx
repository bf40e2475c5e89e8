import { Bot, DoorOpen, Gavel, type LucideIcon, Pause, Play, UserCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Note } from "../../shared/table/match.ts";
import type { Film } from "./film.ts";

const ICONS: Readonly<Record<Note["type"], LucideIcon>> = {
  takeover: Bot,
  return: UserCheck,
  bot: Bot,
  player: UserCheck,
  free: DoorOpen,
  pause: Pause,
  resume: Play,
  end: Gavel,
};

/** What the journal tells of the table itself: who was away, who took over, pauses. */
export function useNotes({ frames }: Film, names: readonly string[]) {
  const { t } = useTranslation("replay");
  return frames.flatMap(({ at, entry }) => {
    const note = entry?.note;
    if (note === undefined) return [];
    const Icon = ICONS[note.type];
    const name = note.name || (names[note.seat ?? -1] ?? "");
    return [{ at, picture: <Icon aria-hidden="true" />, text: t(`replay:note-${note.type}`, { name }) }];
  });
}

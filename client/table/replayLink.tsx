import { Play } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { useStore } from "zustand";
import type { Session } from "./session.ts";

/** The same match again, for all who want to see it; there is none before it has ended. */
export function ReplayLink({ session }: { readonly session: Session }) {
  const { t } = useTranslation("replay");
  const key = useStore(session.store, ({ view }) => view?.matchKey ?? "");
  if (key === "") return null;
  return (
    <Link className="btn dark" href={`/r/${key}`}>
      <Play aria-hidden="true" />
      {t("replay:watch")}
    </Link>
  );
}

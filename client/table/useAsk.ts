import type { TableRequest } from "../../shared/table/protocol.ts";
import { useRefusal } from "../i18n/useRefusal.ts";
import { showToast } from "../ui/toast.tsx";
import type { Session } from "./session.ts";

/** Asks the table; a refusal is shown as a toast. @returns whether it was done */
export function useAsk(session: Session): (request: TableRequest) => Promise<boolean> {
  const game = session.store.getState().view?.game;
  const refusal = useRefusal(game);
  return async (request) => {
    const why = refusal(await session.ask(request));
    if (why !== undefined) showToast(why);
    return why === undefined;
  };
}

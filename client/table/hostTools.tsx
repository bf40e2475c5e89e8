import { useId } from "react";
import { useTranslation } from "react-i18next";
import { games } from "../../shared/games/registry.ts";
import { absencePolicies } from "../../shared/table/absence.ts";
import type { TableRequest } from "../../shared/table/protocol.ts";
import { Switch } from "../ui/switch.tsx";
import type { Session, TableView } from "./session.ts";
import { useAsk } from "./useAsk.ts";

/** What the host settles about the table itself: who may come and watch, and what happens when somebody is away. */
export function HostTools({ session, view }: { readonly session: Session; readonly view: TableView }) {
  const { t } = useTranslation();
  const ask = useAsk(session);
  const id = useId();
  const { isLocked = false, mayWatch = true, seesAll = false, absence } = view;
  const game = games.get(view.game);
  const policies = game === undefined ? [] : absencePolicies(game);
  const switches: readonly [name: string, isOn: boolean, request: (isOn: boolean) => TableRequest][] = [
    [t("host-tools.lock"), isLocked, (isOn) => ({ type: "lock", isLocked: isOn })],
    [t("host-tools.no-watching"), !mayWatch, (isOn) => ({ type: "watching", mayWatch: !isOn, seesAll })],
    [t("host-tools.sees-all"), seesAll, (isOn) => ({ type: "watching", mayWatch, seesAll: isOn })],
  ];
  return (
    <section className="sheet pane" aria-labelledby={id}>
      <h2 id={id} className="pane-title">
        {t("host-tools.title")}
      </h2>
      {switches.map(([name, isOn, request]) => (
        <Switch key={name} title={name} isOn={isOn} onSwitch={(turned) => void ask(request(turned))} />
      ))}
      <fieldset className="absence">
        <legend className="strong">{t("absence.title")}</legend>
        {policies.map((policy) => (
          <label key={policy} className="row absence-choice">
            <input
              type="radio"
              name={`${id}-absence`}
              checked={absence === policy}
              onChange={() => void ask({ type: "absence", policy })}
            />
            <span className="grow">{t(`absence.${policy}`)}</span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}

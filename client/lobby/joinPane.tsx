import { Eye } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchTable } from "../net/api.ts";
import { isWholeCode } from "./code.ts";
import { CodeInput } from "./codeInput.tsx";
import { KeptSeats } from "./keptSeats.tsx";
import { useGoToTable } from "./useGoToTable.ts";

/** Joining with a code, and the way back to seats that are kept. */
export function JoinPane() {
  const { t } = useTranslation();
  const goToTable = useGoToTable();
  const problemId = useId();
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string>();

  const join = async (isWatching: boolean) => {
    if (!isWholeCode(code)) return setProblem(t("join.incomplete"));
    try {
      const table = await fetchTable(code);
      if (table === undefined) return setProblem(t("join.unknown", { code }));
      goToTable(code, isWatching);
    } catch {
      setProblem(t("unreachable"));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void join(false);
  };

  return (
    <section className="sheet pane" aria-labelledby={`${problemId}-title`}>
      <h2 id={`${problemId}-title`} className="pane-title">
        {t("join.title")}
      </h2>
      <form onSubmit={submit} noValidate>
        <CodeInput
          code={code}
          onCode={(typed) => {
            setCode(typed);
            setProblem(undefined);
          }}
          problemId={problem === undefined ? undefined : problemId}
        />
        <p id={problemId} className="complaint" role="alert">
          {problem}
        </p>
        <div className="row join-acts">
          <button type="submit" className={isWholeCode(code) ? "btn go grow" : "btn grow"}>
            {t("join.sit")}
          </button>
          <button type="button" className="btn" onClick={() => void join(true)}>
            <Eye aria-hidden="true" />
            {t("join.watch")}
          </button>
        </div>
      </form>
      <KeptSeats />
    </section>
  );
}

import { Component, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** Catches what breaks while drawing: a page that says so, instead of an empty one. */
export class Breakage extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const { t } = useTranslation();
  return (
    <main className="broken sheet" role="alert">
      <h1>{t("broken.title")}</h1>
      <p>{t("broken.more")}</p>
      <button type="button" className="btn go" onClick={() => location.reload()}>
        {t("session-act.reload")}
      </button>
    </main>
  );
}

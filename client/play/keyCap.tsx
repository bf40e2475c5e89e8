import "./keyCap.css";

/** A key beside what it does: drawn by the style sheet, for it is no part of the name. */
export function KeyCap({ sign }: { sign: string }) {
  return <span className="key-cap" data-sign={sign} aria-hidden="true" />;
}

export interface Pick {
  readonly value: string;
  readonly title: string;
  readonly text?: string;
}

/** One of several, in a line. */
export function Picks({
  legend,
  name,
  picks,
  chosen,
  isNarrow = false,
  onPick,
}: {
  legend: string;
  name: string;
  picks: readonly Pick[];
  chosen: string;
  isNarrow?: boolean;
  onPick(value: string): void;
}) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={isNarrow ? "lf-picks is-narrow" : "lf-picks"}>
        {picks.map(({ value, title, text }) => (
          <label key={value} className="lf-pick">
            <input
              type="radio"
              name={name}
              className="unseen"
              checked={value === chosen}
              onChange={() => onPick(value)}
            />
            <b>{title}</b>
            {text && <span>{text}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function Switch({
  title,
  text,
  isOn,
  onSwitch,
}: {
  title: string;
  text: string;
  isOn: boolean;
  onSwitch(isOn: boolean): void;
}) {
  return (
    <label className="lf-switch">
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={(event) => onSwitch(event.target.checked)}
      />
      <span>
        <b>{title}</b>
        <span>{text}</span>
      </span>
    </label>
  );
}

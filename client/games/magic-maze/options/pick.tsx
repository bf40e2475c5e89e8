/** One of a few, as small cards side by side. */
export function Pick<T extends string>({
  name,
  title,
  values,
  chosen,
  label,
  onChoose,
}: {
  /** Of the radio buttons: unique on the page. */
  name: string;
  title: string;
  values: readonly T[];
  chosen: T;
  label: (value: T) => string;
  onChoose: (value: T) => void;
}) {
  return (
    <fieldset>
      <legend>{title}</legend>
      <div className="mm-picks">
        {values.map((value) => (
          <label key={value} className="mm-sand-card">
            <input
              type="radio"
              name={`mm-${name}`}
              className="unseen"
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            <span>{label(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

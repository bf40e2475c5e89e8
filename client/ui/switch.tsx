import "./switch.css";

/** On or off, with a name and perhaps what it means. */
export function Switch({
  title,
  text,
  isOn,
  isDisabled = false,
  onSwitch,
}: {
  title: string;
  text?: string;
  isOn: boolean;
  isDisabled?: boolean;
  onSwitch(isOn: boolean): void;
}) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onSwitch(event.target.checked)}
      />
      <span className="switch-slot" aria-hidden="true" />
      <span className="grow">
        {title}
        {text && <small>{text}</small>}
      </span>
    </label>
  );
}

import { Art } from "./art.tsx";

/** A picture that is struck out: not this one, or out of order. */
export function Struck({ name, alt = "" }: { name: string; alt?: string }) {
  return (
    <span className="mm-struck">
      <Art name={name} alt={alt} />
    </span>
  );
}

import { Link } from "wouter";
import glass from "../art/sand-timer.svg";

/** The product's own name: the same in every language. */
const NAME = "Sandglass";

export function Brand() {
  return (
    <Link className="brand" href="/">
      <img src={glass} alt="" width="30" height="30" />
      {NAME}
    </Link>
  );
}

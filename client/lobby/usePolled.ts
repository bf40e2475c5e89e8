import { useEffect, useState } from "react";
import { onWake } from "../net/wake.ts";

/** What `fetch` last answered, asked again every `every` ms while the page is looked at. `undefined` until the first answer. */
export function usePolled<T>(fetch: () => Promise<T>, every: number): { value: T | undefined; isFailing: boolean } {
  const [state, setState] = useState<{ value: T | undefined; isFailing: boolean }>({
    value: undefined,
    isFailing: false,
  });
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const poll = async () => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") {
        try {
          const value = await fetch();
          if (!isGone) setState({ value, isFailing: false });
        } catch {
          if (!isGone) setState(({ value }) => ({ value, isFailing: true }));
        }
      }
      clearTimeout(timer);
      if (!isGone) timer = setTimeout(poll, every);
    };
    const stop = onWake(() => void poll());
    void poll();
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop();
    };
  }, [fetch, every]);
  return state;
}

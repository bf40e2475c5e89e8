import { type ReactNode, Suspense, useState } from "react";

/** Holds a dialog whose code shall come only when it is first opened: the lobby is to be light. */
export function OnceOpened({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened && <Suspense>{children}</Suspense>;
}

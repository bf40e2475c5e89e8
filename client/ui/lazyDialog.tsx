import { type ComponentType, lazy, Suspense, useState } from "react";

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A dialog whose code comes when it is first opened: the lobby shall be light. */
export function lazyDialog<P extends DialogProps>(load: () => Promise<{ readonly default: ComponentType<P> }>) {
  const Loaded = lazy(load) as unknown as ComponentType<P>;
  return function LazyDialog(props: P) {
    const [wasOpened, setWasOpened] = useState(false);
    if (props.isOpen && !wasOpened) setWasOpened(true);
    if (!props.isOpen && !wasOpened) return null;
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

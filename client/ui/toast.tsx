import "./toast.css";
import { create } from "zustand";

interface Toast {
  readonly id: number;
  readonly text: string;
}

const SHOWN_FOR = 4500;
const useToasts = create<{ readonly toasts: readonly Toast[] }>()(() => ({ toasts: [] }));
let lastId = 0;

/** Shows a line of (translated) text for a few seconds. The same text twice is one toast. */
export function showToast(text: string): void {
  const id = ++lastId;
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts.filter((toast) => toast.text !== text), { id, text }] }));
  setTimeout(
    () => useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
    SHOWN_FOR,
  );
}

/** Where toasts appear: once on the page. */
export function Toasts() {
  const toasts = useToasts((state) => state.toasts);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {toasts.map((toast) => (
        <p key={toast.id} className="toast">
          {toast.text}
        </p>
      ))}
    </div>
  );
}

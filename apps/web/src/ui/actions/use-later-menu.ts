import { useRef, useState } from "react";

/**
 * A menu whose lines are fetched when its button is pointed at, focused or pressed: what its button and its lines take.
 * `lines` is null until they are wanted, and again after `fail`, so that the next press tries anew.
 */
export function useLaterMenu(preload: () => Promise<void>) {
  const [at, setAt] = useState<"unused" | "fetching" | "open" | "closed">("unused");
  const button = useRef<HTMLButtonElement>(null);

  async function open() {
    setAt("fetching");
    await preload();
    setAt("open");
  }

  return {
    open,
    fail: () => setAt("unused"),
    button: {
      ref: button,
      "aria-haspopup": "menu" as const,
      "aria-expanded": at === "open",
      isPending: at === "fetching",
      onPointerEnter: () => void preload(),
      onFocus: () => void preload(),
      onClick: () => void open(),
    },
    lines:
      at === "open" || at === "closed"
        ? { button, isOpen: at === "open", onClose: () => setAt("closed") }
        : null,
  };
}

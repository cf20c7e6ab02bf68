import { type ReactNode, useEffect } from "react";

/** Calls `onHydrated` once the page is hydrated and answers to input. Draws nothing of its own. */
export function Hydration({ onHydrated, children }: { onHydrated?: () => void; children: ReactNode }) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return children;
}

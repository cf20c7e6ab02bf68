import { type ReactNode, useEffect } from "react";

/** Tells when the page has woken up: everything in it answers from then on. Draws nothing of its own. */
export function Awake({ onAwake, children }: { onAwake?: () => void; children: ReactNode }) {
  useEffect(() => onAwake?.(), [onAwake]);
  return children;
}

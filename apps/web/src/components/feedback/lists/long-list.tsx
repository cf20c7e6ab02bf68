import { type ReactNode, useEffect, useState } from "react";
import { classNames } from "#web/ui/foundation/class-names.ts";

/** Milliseconds after which a page has found its place, and its cards the height that is kept for them. */
const SETTLED_AFTER = 1_000;

/**
 * Cards under each other. Once the page has settled those out of sight are left out of what a press makes the browser
 * work out anew, at the height that they had.
 */
export function LongList({ className, children }: { className?: string; children: ReactNode }) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classNames("long-list", isSettled && "long-list--settled", className)}>{children}</div>
  );
}

import { useState, useSyncExternalStore } from "react";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { toastQueue } from "./toast.ts";

const Toasts = lazyComponent(async () => (await import("./toasts.tsx")).Toasts);

/** Milliseconds between two tries where there is no connection. */
const NEXT_TRY = 3_000;

/** Fetches what draws short messages ahead of the first one. */
export const prepareToasts = Toasts.preload;

/** The corner where short messages appear; what draws them is fetched for the first one. Once per app. */
export function LazyToasts() {
  const [failures, setFailures] = useState(0);
  const isWanted = useSyncExternalStore(watchToasts, hasToasts);
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  const tryAgain = () => setTimeout(() => setFailures((before) => before + 1), NEXT_TRY);
  return wasWanted && <Toasts key={failures} onFail={tryAgain} />;
}

function watchToasts(tell: () => void): () => void {
  return toastQueue.subscribe(tell);
}

function hasToasts(): boolean {
  return toastQueue.visibleToasts.length > 0;
}

import { useSyncExternalStore } from "react";

let isOffline = false;
const listeners = new Set<() => void>();

/** Tells whether the server answered the last call at all. */
export function reportReached(isReached: boolean): void {
  if (isOffline === !isReached) return;
  isOffline = !isReached;
  for (const tell of listeners) tell();
}

/** Whether the last call got no answer. */
export function hasNoConnection(): boolean {
  return isOffline;
}

/** Calls `tell` when the connection is lost or back. Returns what ends it. */
export function watchConnection(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Whether the page has no connection to the server; draws the component again when that changes. */
export function useHasNoConnection(): boolean {
  return useSyncExternalStore(watchConnection, hasNoConnection, () => false);
}

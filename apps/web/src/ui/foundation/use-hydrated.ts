import { useSyncExternalStore } from "react";

/**
 * False on the server and while React hydrates its page, true from then on, and true at once in the app. Buttons that
 * only the script answers are `inert` until then, so that no press is taken and lost; fields take input at once.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};

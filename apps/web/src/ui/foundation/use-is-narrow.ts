import { useSyncExternalStore } from "react";
import { openOverlays } from "#web/ui/overlays/close-by-back.ts";

const query = "(max-width: 760px)";
let lastSeen: boolean | undefined;

/**
 * Whether the window is as narrow as a phone's, where tables are cards. It stays what it was while a dialog is open: a
 * phone that is turned would take the row away, and with it the dialog that was opened from there.
 */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}

function isNarrow(): boolean {
  if (lastSeen === undefined || !openOverlays.isAnyOpen()) lastSeen = matchMedia(query).matches;
  return lastSeen;
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener("change", onChange);
  const unsubscribe = openOverlays.subscribe(onChange);
  return () => {
    media.removeEventListener("change", onChange);
    unsubscribe();
  };
}

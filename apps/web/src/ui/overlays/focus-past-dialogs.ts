import { openOverlays } from "./close-by-back.ts";

/** Milliseconds after which a closed dialog has given the focus back to what opened it. */
const SETTLED_MS = 250;

/**
 * Moves the focus now, and where a dialog lies over the page once more when it has closed: until then it keeps the focus
 * in itself, and afterwards it gives it back to the button that opened it.
 */
export function focusPastDialogs(focus: () => void): void {
  focus();
  if (!openOverlays.isAnyOpen()) return;
  const stop = openOverlays.subscribe(() => {
    if (openOverlays.isAnyOpen()) return;
    stop();
    setTimeout(focus, SETTLED_MS);
  });
}

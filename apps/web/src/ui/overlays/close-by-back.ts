import { createEntryOverPage, type EntryOverPage } from "./entry-over-page.ts";

/** As the router's history has it. */
interface History {
  canGoBack(): boolean;
  block(blocker: {
    blockerFn: (move: { action: string }) => boolean;
    enableBeforeUnload: boolean;
  }): () => void;
}

/**
 * The dialogs that stand over the page: the browser's Back closes the topmost one, and the page stays. Where no page of
 * ours lies before it, or no router looks after it, `entry` is what Back takes away instead.
 */
export function createOpenOverlays(entry: EntryOverPage) {
  const closing: (() => void)[] = [];
  let history: History | null = null;
  let unblock = () => {};
  const listeners = new Set<() => void>();

  // Only while something is open: a blocked history waits a moment before each move.
  function update(): void {
    for (const listener of listeners) listener();
    unblock();
    unblock = () => {};
    if (closing.length === 0) entry.take();
    else if (!history?.canGoBack()) entry.lay(closeTopmost);
    else {
      unblock = history.block({
        blockerFn: ({ action }) => action === "BACK" && close(),
        enableBeforeUnload: false,
      });
    }
  }

  function closeTopmost(): void {
    close();
    // What is still open, or waits for its answer, is closed by the next Back.
    setTimeout(update);
  }

  function close(): boolean {
    const topmost = closing.at(-1);
    topmost?.();
    return topmost !== undefined;
  }

  return {
    /** Returns what ends it. */
    closeByBackOf(router: History): () => void {
      history = router;
      update();
      return () => {
        history = null;
        update();
      };
    },

    isAnyOpen: () => closing.length > 0,

    /** Tells when a dialog comes or goes. Returns what ends it. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Returns what takes the dialog off the page. */
    open(onBack: () => void): () => void {
      closing.push(onBack);
      update();
      return () => {
        closing.splice(closing.indexOf(onBack), 1);
        update();
      };
    },
  };
}

export const openOverlays = createOpenOverlays(createEntryOverPage(() => window));

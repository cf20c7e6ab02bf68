/** As the router's history has it. */
interface History {
  block(blocker: {
    blockerFn: (move: { action: string }) => boolean;
    enableBeforeUnload: boolean;
  }): () => void;
}

/**
 * The dialogs that stand over the page: the browser's Back closes the topmost one, and the page stays. Where no router
 * looks after the page, Back leaves it as ever.
 */
export function createOpenOverlays() {
  const closing: (() => void)[] = [];
  let history: History | null = null;
  let unblock = () => {};
  const listeners = new Set<() => void>();

  // Only while something is open: a blocked history waits a moment before each move.
  function update(): void {
    for (const listener of listeners) listener();
    unblock();
    unblock = () => {};
    if (closing.length === 0 || !history) return;
    unblock = history.block({
      blockerFn: ({ action }) => action === "BACK" && close(),
      enableBeforeUnload: false,
    });
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

export const openOverlays = createOpenOverlays();

/** How long whatever closes a dialog has to lead to another page, in milliseconds. */
const LEADING_ON = 300;

/**
 * An entry of the browser's history that lies over the page while a dialog is open, for pages with nothing of ours
 * before them: Back takes the entry away instead of the page.
 */
export function createEntryOverPage(view: () => Window & Pick<typeof globalThis, "History">) {
  let taking: ReturnType<typeof setTimeout> | undefined;
  let stopListening = () => {};
  /** Back was called for the entry, which is still there until the browser has gone. */
  let isLeaving = false;
  const keep = () => clearTimeout(taking);
  const isThere = () => (view().history.state as { isOverPage?: boolean } | null)?.isOverPage === true;

  function listen(onBack: () => void): void {
    view().addEventListener("popstate", onBack, { once: true });
    stopListening = () => view().removeEventListener("popstate", onBack);
  }

  function leave(): void {
    if (!isThere()) return;
    isLeaving = true;
    const arrive = () => {
      isLeaving = false;
    };
    view().addEventListener("popstate", arrive, { once: true });
    view().history.back();
  }

  function lay(onBack: () => void): void {
    keep();
    stopListening();
    // The Back that takes the last dialog's entry away is not this one's.
    if (isLeaving) return void listen(() => lay(onBack));
    const { history, History } = view();
    // Past the router, which would take it for a page of its own.
    if (!isThere()) History.prototype.pushState.call(history, { ...history.state, isOverPage: true }, "");
    listen(onBack);
  }

  return {
    /** Changes nothing where it lies there. `onBack` is called when Back takes it away. */
    lay,

    /** Takes it away where it is still the last one: not from under a page that was opened meanwhile. */
    take(): void {
      stopListening();
      keep();
      if (!isThere()) return;
      taking = setTimeout(leave, LEADING_ON);
      view().addEventListener("beforeunload", keep, { once: true });
    },
  };
}

export type EntryOverPage = ReturnType<typeof createEntryOverPage>;

/** Milliseconds after which what was opened has shown, and the page under it may be worked on. */
const SHOWN_AFTER = 400;

/**
 * What lies under a dialog or a menu is `inert`, which makes the browser work out the styles of all of it anew: on a slow
 * phone longer than drawing what is opened. So while that opens the page is hidden from assistive technology, the focus
 * is kept in, and a sheet of glass over the page takes its presses; `inert` it is once that has shown and nothing else
 * is to be done.
 *
 * React Aria writes `inert` to the element that holds the page, and is answered here.
 */
export function inertLater(page: HTMLElement): void {
  const glass = page.ownerDocument.createElement("div");
  // Over what is fixed on the page, under the scrim of a dialog.
  glass.style.cssText = "position: fixed; inset: 0; z-index: 19";
  let isUnder = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function settle() {
    if (!isUnder) return;
    page.setAttribute("inert", "");
    page.removeAttribute("aria-hidden");
    glass.remove();
  }

  Object.defineProperty(page, "inert", {
    configurable: true,
    get: () => isUnder,
    set(under: boolean) {
      isUnder = under;
      clearTimeout(timer);
      if (under) {
        page.setAttribute("aria-hidden", "true");
        page.append(glass);
        // As `inert` does: the next key is not for what opened it.
        const { activeElement } = page.ownerDocument;
        if (page.contains(activeElement)) (activeElement as HTMLElement).blur();
        timer = setTimeout(() => whenIdle(settle), SHOWN_AFTER);
      } else {
        page.removeAttribute("aria-hidden");
        page.removeAttribute("inert");
        glass.remove();
      }
    },
  });
}

/** Not in every browser. */
const whenIdle = (act: () => void) =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(act) : act();

const page = globalThis.document?.getElementById("root");
if (page) inertLater(page);

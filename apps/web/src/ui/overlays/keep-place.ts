/** Closing gives the focus back first, to where it can go. */
const SETTLED_MS = 250;

/** On what has the focus only because the button that had it is gone or off; whoever knows a better place may take it. */
export const PLACE = "data-place";

/**
 * For a dialog whose button is gone or disabled once it closes: the keyboard goes on at the nearest part of the page that
 * held the button, instead of at the top.
 */
export function keepPlace(opener: Element | null): () => void {
  const around: HTMLElement[] = [];
  const { body } = document;
  for (
    let part = opener?.parentElement;
    part && part !== body && body.contains(part);
    part = part.parentElement
  ) {
    around.push(part);
  }
  return () =>
    void setTimeout(() => {
      if (document.activeElement !== document.body) return;
      // What can have the focus anyway keeps what it has.
      const place = around.find((part) => part.isConnected && !part.hasAttribute("tabindex"));
      if (!place) return;
      place.setAttribute("tabindex", "-1");
      place.setAttribute(PLACE, "");
      place.addEventListener("blur", () => forget(place), { once: true });
      place.focus({ preventScroll: true });
    }, SETTLED_MS);
}

/**
 * The `ref` of a button that goes away by its own press: the keyboard goes on at the nearest part of the page that held
 * it, instead of at the top.
 */
export function keepPlaceOfGone(button: HTMLElement | null): (() => void) | undefined {
  if (!button) return undefined;
  return () => {
    if (document.activeElement === button) keepPlace(button)();
  };
}

function forget(place: Element): void {
  place.removeAttribute("tabindex");
  place.removeAttribute(PLACE);
}

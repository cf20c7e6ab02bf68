/** Milliseconds after which a page is ready for more, if nobody touches it before. */
const REST = 2_500;

/**
 * Does what can wait: at the first touch, key or move of the pointer, else when the page has stood for a while and
 * nothing else is to be done. Gives back what calls it off.
 */
export function whenIdle(act: () => void): () => void {
  const signs = ["pointerdown", "pointermove", "keydown", "focusin"];
  const timer = setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(once), REST);
  function callOff() {
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, once);
  }
  function once() {
    callOff();
    act();
  }
  for (const sign of signs) addEventListener(sign, once, { once: true, passive: true });
  return callOff;
}

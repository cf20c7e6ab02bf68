/**
 * Remembers the last button that is pressed while the page still sleeps. The returned function presses it once more, and
 * ticks anew what was ticked by then: the browser shows it, the page does not know of it.
 */
export function holdPress(): () => void {
  const ticked = new Set<EventTarget | null>(document.querySelectorAll("input:checked:not([checked])"));
  let last: Event | null = null;
  const hold = (event: Event) => {
    last = event;
    ticked.add(event.target);
  };
  document.addEventListener("click", hold, true);
  return () => {
    document.removeEventListener("click", hold, true);
    for (const box of document.querySelectorAll<HTMLInputElement>("input:checked")) {
      if (!ticked.has(box)) continue;
      box.checked = false;
      box.click();
    }
    // A press that is still under way has woken the page itself, and reaches its button in a moment.
    const isOver = last?.eventPhase === Event.NONE;
    if (isOver && last?.target instanceof Element) last.target.closest("button")?.click();
  };
}

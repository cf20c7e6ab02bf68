/** Remembers the last button that is pressed while the page still sleeps. The returned function presses it once more. */
export function holdPress(): () => void {
  let last: Event | null = null;
  const hold = (event: Event) => {
    last = event;
  };
  document.addEventListener("click", hold, true);
  return () => {
    document.removeEventListener("click", hold, true);
    // A press that is still under way has woken the page itself, and reaches its button in a moment.
    const isOver = last?.eventPhase === Event.NONE;
    if (isOver && last?.target instanceof Element) last.target.closest("button")?.click();
  };
}

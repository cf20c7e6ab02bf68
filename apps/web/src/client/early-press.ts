/** Remembers the last button that is pressed while the page still sleeps. The returned function presses it once more. */
export function holdPress(): () => void {
  let pressed: HTMLButtonElement | null = null;
  function hold({ target }: Event) {
    pressed = target instanceof Element ? target.closest("button") : null;
  }
  document.addEventListener("click", hold, true);
  return () => {
    document.removeEventListener("click", hold, true);
    pressed?.click();
  };
}

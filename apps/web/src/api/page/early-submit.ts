/**
 * Holds a form that is submitted before the page is hydrated, when nothing takes it. The returned function, for when the
 * page is hydrated, submits it.
 */
export function holdEarlySubmit(): () => void {
  let held: SubmitEvent | null = null;
  const hold = (event: SubmitEvent) => {
    held = event;
  };
  document.addEventListener("submit", hold);
  return () => {
    document.removeEventListener("submit", hold);
    if (held?.target instanceof HTMLFormElement && !held.defaultPrevented) held.target.requestSubmit();
  };
}

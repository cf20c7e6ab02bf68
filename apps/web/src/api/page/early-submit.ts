/**
 * Remembers a form that is sent while the page is not hydrated yet and nothing takes it. The returned function, for when
 * the page is hydrated, sends it.
 */
export function holdEarlySubmit(): () => void {
  let last: SubmitEvent | null = null;
  const hold = (event: SubmitEvent) => {
    last = event;
  };
  document.addEventListener("submit", hold);
  return () => {
    document.removeEventListener("submit", hold);
    if (last && !last.defaultPrevented) (last.target as HTMLFormElement).requestSubmit();
  };
}

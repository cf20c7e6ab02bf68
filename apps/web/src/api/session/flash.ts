const KEY = "vagtklar-flash";

/** Leaves one short message for the page that comes next, across a page load. */
export function leaveFlash(text: string): void {
  sessionStorage.setItem(KEY, text);
}

/** The message that the page before left, once. */
export function takeFlash(): string | null {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return text;
}

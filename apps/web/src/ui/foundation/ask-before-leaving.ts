import { useEffect } from "react";

/** Has the browser ask before the page is left or loaded anew. Returns what ends it. */
export function askBeforeLeaving(): () => void {
  const ask = (event: Event) => event.preventDefault();
  addEventListener("beforeunload", ask);
  return () => removeEventListener("beforeunload", ask);
}

/** Has the browser ask for as long as the page holds what no draft keeps, such as a file. */
export function useAskBeforeLeaving(isHeld: boolean): void {
  useEffect(() => (isHeld ? askBeforeLeaving() : undefined), [isHeld]);
}

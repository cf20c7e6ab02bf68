import { useSyncExternalStore } from "react";

const query = "(max-width: 760px)";

/** Whether the window is as narrow as a phone's, where tables are cards. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}

import { useRef } from "react";

/** Does something once its key has rested for so many milliseconds; what was meant before is forgotten. */
export function useLater(milliseconds: number): (key: string, action: () => void) => void {
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  return (key, action) => {
    clearTimeout(timers.current.get(key));
    timers.current.set(key, setTimeout(action, milliseconds));
  };
}

import { useEffect, useRef } from "react";

/** Tells whether what asked is still on the page: who has left meanwhile is not taken elsewhere by a late answer. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
}

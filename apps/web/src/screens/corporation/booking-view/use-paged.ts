import { useEffect, useState } from "react";

const PAGE = 10;

/** Milliseconds between asking for more and seeing it. */
const DELAY = 2_000;

/** A list shown ten at a time; the next ten come two seconds after they are asked for. */
export function usePaged<Item>(items: readonly Item[]) {
  const [count, setCount] = useState(PAGE);
  const [isLoading, setLoading] = useState(false);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => {
      setCount((before) => before + PAGE);
      setLoading(false);
    }, DELAY);
    return () => clearTimeout(timer);
  }, [isLoading]);

  return {
    shown: items.slice(0, count),
    rest: Math.max(0, items.length - count),
    isLoading,
    loadMore: () => setLoading(true),
  };
}

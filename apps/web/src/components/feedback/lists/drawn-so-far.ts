import { useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** How much of its list each place in the browser's history had drawn. */
const drawnAt = new Map<string, number>();

/**
 * The first rows of a long list, and how it goes on by a step: what nobody has scrolled to is not drawn. On the way back
 * as much is there as was.
 */
export function useDrawnSoFar<Row>(rows: readonly Row[], step: number) {
  const place = useLocation({ select: ({ state }) => state.__TSR_key ?? "" });
  const [drawn, setDrawn] = useState(() => drawnAt.get(place) ?? step);
  useEffect(() => {
    drawnAt.set(place, drawn);
  }, [place, drawn]);
  const left = rows.length - drawn;
  return {
    rows: rows.slice(0, drawn),
    hasMore: left > 0,
    /** How many come next. */
    next: Math.min(step, left),
    onMore: () => setDrawn(drawn + step),
  };
}

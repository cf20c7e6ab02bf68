import { Star } from "lucide-react";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { Icon } from "#web/ui/icon.tsx";

export interface StarsProps {
  /** 0–5, shown as whole stars rounded to the nearest. */
  rating: number;
  /** The rating as it is written: «4,7». */
  text: string;
}

/** A rating to look at. */
export function Stars({ rating, text }: StarsProps) {
  const full = Math.round(rating);
  return (
    <span className="stars" role="img" aria-label={uiTexts.starsOf(text)}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} of={Star} className={star <= full ? "is-on" : ""} />
      ))}
    </span>
  );
}

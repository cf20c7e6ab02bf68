import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";

/**
 * What a colour means: pine is done or agreed, amber needs somebody, blue is good to know, brick is refused or
 * late. Neutral says nothing more than its words.
 */
export type Tone = "pine" | "amber" | "blue" | "brick" | "neutral";

/** The icon that stands with a tone when the caller has no better one, so that colour is never alone. */
export const toneIcons: Record<Tone, LucideIcon> = {
  pine: CircleCheck,
  amber: TriangleAlert,
  blue: Info,
  brick: CircleAlert,
  neutral: Info,
};

import type { LucideIcon } from "lucide-react";

interface IconProps {
  /** A lucide-react icon, such as `CalendarPlus`. */
  of: LucideIcon;
  /** Side in CSS pixels: 16 beside small text, 18 in controls, 22 alone. */
  size?: 16 | 18 | 22;
  className?: string;
}

/** A line icon in the weight of the design. It is ornament: the words beside it carry the meaning. */
export function Icon({ of: Drawing, size = 18, className = "" }: IconProps) {
  const sizeClass = size === 18 ? "" : `icon--${size}`;
  return <Drawing className={`icon ${sizeClass} ${className}`} strokeWidth={1.75} aria-hidden="true" />;
}

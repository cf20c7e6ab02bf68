import type { ReactNode } from "react";

export interface EmptyStateProps {
  /** The document's sentence for an empty list. */
  children: ReactNode;
  /** The way on, usually one button. */
  action?: ReactNode;
}

/** An empty place at the table: nothing here yet, and what to do about it. */
export function EmptyState({ children, action }: EmptyStateProps) {
  return (
    <div className="blank">
      <svg viewBox="0 0 112 56" aria-hidden="true">
        <circle className="plate-line" cx="56" cy="28" r="24" />
        <circle className="plate-line" cx="56" cy="28" r="15" />
        <path className="plate-line" d="M20 10v36M92 46V28q8-8 0-18" />
      </svg>
      <p>{children}</p>
      {action}
    </div>
  );
}

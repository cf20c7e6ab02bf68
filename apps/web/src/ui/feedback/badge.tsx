import { classNames } from "#web/ui/foundation/class-names.ts";

export interface BadgeProps {
  /** A count, or «!» for something that needs an answer. */
  children: number | string;
  /** What is counted, read out after the number: «mangler svar». */
  label?: string;
  tone?: "brick" | "amber";
}

/** The count in a tab. */
export function Badge({ children, label, tone = "brick" }: BadgeProps) {
  return (
    <span className={classNames("badge", tone === "amber" && "badge--amber")}>
      {children}
      {label && <span className="visually-hidden"> {label}</span>}
    </span>
  );
}

import type { ComponentPropsWithRef } from "react";
import { classNames } from "#web/ui/foundation/class-names.ts";

export interface CardProps extends ComponentPropsWithRef<"section"> {
  /** An amber edge: somebody must act here. */
  needsYou?: boolean;
  isPadded?: boolean;
}

/** Paper on the table, with a hairline and no shadow. Never inside another card. */
export function Card({ needsYou, isPadded = true, className, ...rest }: CardProps) {
  return (
    <section
      {...rest}
      className={classNames("card", isPadded && "card-pad", needsYou && "card--needs", className)}
    />
  );
}

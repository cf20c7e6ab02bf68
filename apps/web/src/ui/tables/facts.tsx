import type { ReactNode } from "react";
import { classNames } from "#web/ui/foundation/class-names.ts";

export interface FactsProps {
  facts: readonly { term: string; value: ReactNode }[];
  isDense?: boolean;
}

/** Terms with their values. */
export function Facts({ facts, isDense }: FactsProps) {
  return (
    <dl className={classNames("facts", isDense && "facts--dense")}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

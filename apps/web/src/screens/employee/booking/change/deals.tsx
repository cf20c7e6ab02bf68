import type { CSSProperties } from "react";
import type { TermLine } from "#texts/da/common/agreement.ts";

interface DealsProps {
  /** What the two sides are called. */
  before: string;
  after: string;
  lines: readonly TermLine[];
}

/** Terms as they were and as they are beside each other, only those that differ. */
export function Deals({ before, after, lines }: DealsProps) {
  return (
    <div className="deals" style={{ "--rows": lines.length + 1 } as CSSProperties}>
      <section className="deal deal--old">
        <h2 className="deal-title">{before}</h2>
        <dl>
          {lines.map(([label, old]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{old}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="deal deal--new">
        <h2 className="deal-title">{after}</h2>
        <dl>
          {lines.map(([label, , now]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{now}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

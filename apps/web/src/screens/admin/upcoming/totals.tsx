import { adminUpcomingTexts as texts } from "#texts/da/admin/admin-upcoming.ts";
import { formatCount } from "#texts/format/numbers.ts";
import { type Narrowing, useTotals } from "./use-counts.ts";

/** Places, selected people and applicants of everything that the list holds. */
export function Totals({ narrowing }: { narrowing: Narrowing }) {
  const totals = useTotals(narrowing);
  if (!totals) return null;
  const kpis = [
    [totals.totalShifts, texts.totals.total],
    [totals.selectedShifts, texts.totals.selected],
    [totals.appliedShifts, texts.totals.applied],
  ] as const;
  return (
    <div className="kpis">
      {kpis.map(([count, words]) => (
        <p key={words} className="kpi">
          <b>{formatCount(count)}</b> <span className="dim">{words}</span>
        </p>
      ))}
    </div>
  );
}

import { fromWireKroner, type Ore, toWireKroner } from "#rules/money/ore.ts";
import { checkSeenTotal, type SeenTotal } from "#rules/money/seen-total.ts";
import { DomainError } from "#server/platform/errors.ts";
import { totalChanged } from "#texts/da/admin/ledger.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";

/** A total as a call carries it, in kroner; null where it carries none. */
export function seenTotal(kroner: number | undefined): SeenTotal | null {
  return kroner === undefined ? null : { total: fromWireKroner(kroner) };
}

/**
 * Refuses a total that nobody has seen (`total_missing`) and another than the one that was seen: `total_changed` with
 * both, of lines `invoice_lines_differ`. Rule: The total that was seen, docs/rules/money.md.
 */
export function assertSeenTotal(total: Ore, seen: SeenTotal | null): void {
  const verdict = checkSeenTotal(total, seen);
  if (verdict.ok) return;
  if (verdict.refusal !== "total_changed" || seen === null) throw new DomainError(verdict.refusal);
  throw new DomainError("total_changed", {
    detail: totalChanged(formatKronerUnit(total), formatKronerUnit(seen.total)),
    facts: { total: toWireKroner(total), seen: toWireKroner(seen.total) },
  });
}

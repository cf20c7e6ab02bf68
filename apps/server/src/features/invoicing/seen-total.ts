import { toWireKroner } from "#rules/money/ore.ts";
import { DomainError } from "#server/platform/errors.ts";
import { totalChanged } from "#texts/da/admin/ledger.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";

/** The total that the admin saw, in øre; `isOfLines` where the documented call only carries lines. */
export interface SeenTotal {
  readonly total: number;
  readonly isOfLines?: boolean;
}

/** Refuses another total than the one that was seen, in øre: `total_changed` with both, of lines `invoice_lines_differ`. */
export function assertSeenTotal(total: number, seen: SeenTotal): void {
  if (seen.total === total) return;
  if (seen.isOfLines) throw new DomainError("invoice_lines_differ");
  throw new DomainError("total_changed", {
    detail: totalChanged(formatKronerUnit(total), formatKronerUnit(seen.total)),
    facts: { total: toWireKroner(total), seen: toWireKroner(seen.total) },
  });
}

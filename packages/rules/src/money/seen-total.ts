import { refuse, type Verdict } from "#rules/verdict.ts";
import type { Ore } from "./ore.ts";

/** The total that somebody saw, in øre; `isOfLines` where the documented call only carries lines. */
export interface SeenTotal {
  readonly total: Ore;
  readonly isOfLines?: boolean;
}

/** Whether an invoice or a prepayment of this total may go. Rule: The total that was seen, docs/rules/money.md. */
export function checkSeenTotal(
  total: Ore,
  seen: SeenTotal | null,
): Verdict<"total_missing" | "total_changed" | "invoice_lines_differ"> {
  if (seen === null) return refuse("total_missing");
  if (seen.total === total) return { ok: true };
  return refuse(seen.isOfLines ? "invoice_lines_differ" : "total_changed");
}

import { stillToCome } from "#rules/bookings/report.ts";
import type { Ore } from "#rules/money/ore.ts";

/** What is known of the money of a booking that is over, in øre without VAT. */
export interface WorkFacts {
  /** Paid hours of its people. */
  readonly hours: number;
  /** The price of the hours as they stand, and the fees for late removals that stand. */
  readonly price: Ore;
  /** Those of the fees that are on no invoice. */
  readonly feesLeft: Ore;
  /** Accepted invoices and prepayments, less accepted credit notes. */
  readonly invoiced: Ore;
  /** Everybody who met is on an accepted invoice. */
  readonly isSentInFull: boolean;
  /** A person has marked the booking as paid. */
  readonly isMarkedPaid: boolean;
  /** What counts of its invoices and is paid by what accounting says. */
  readonly paid: Ore;
  /** Pay, holiday pay and the employer's pension of its people. */
  readonly wages: Ore;
}

/** What bookings come to, in hours and øre without VAT. */
export interface WorkSums {
  readonly hours: number;
  readonly worked: Ore;
  readonly invoiced: Ore;
  readonly toCome: Ore;
  readonly paid: Ore;
  readonly wages: Ore;
  /** What is invoiced and still to come, less the wages. */
  readonly margin: Ore;
}

/** What one booking comes to. Rule: Report of the work, docs/rules/money.md. */
export function workSums(facts: WorkFacts): WorkSums {
  const { hours, price, feesLeft, invoiced, isSentInFull, isMarkedPaid, paid, wages } = facts;
  const toCome = isSentInFull ? feesLeft : stillToCome(price, invoiced);
  return {
    ...{ hours, worked: price, invoiced, toCome, wages },
    paid: isMarkedPaid ? invoiced : paid,
    margin: invoiced + toCome - wages,
  };
}

/** Several together: every booking counts once, whole øre are added. Rule: Report of the work, docs/rules/money.md. */
export function totalOf(all: readonly WorkSums[]): WorkSums {
  const sum = (of: keyof WorkSums) => all.reduce((total, one) => total + one[of], 0);
  return {
    hours: sum("hours"),
    worked: sum("worked"),
    invoiced: sum("invoiced"),
    toCome: sum("toCome"),
    paid: sum("paid"),
    wages: sum("wages"),
    margin: sum("margin"),
  };
}

/** The totals by a key, in the order in which the keys come first. Rule: Report of the work, docs/rules/money.md. */
export function totalsBy<One extends WorkSums, Key>(
  all: readonly One[],
  keyOf: (one: One) => Key,
): { key: Key; sums: WorkSums }[] {
  return [...Map.groupBy(all, keyOf)].map(([key, those]) => ({ key, sums: totalOf(those) }));
}

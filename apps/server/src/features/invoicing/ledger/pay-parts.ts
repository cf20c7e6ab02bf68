import type { Ore } from "#rules/money/ore.ts";
import { type PayUnits, payUnits } from "#rules/money/proposal.ts";
import type { PaidSupplement, PayLine } from "#rules/pay/employee-pay.ts";
import { supplementName } from "#texts/da/price/supplements.ts";

/** What a line of the ledger holds beside hours at the hourly wage, in øre. The pension is no part of its amount. */
export interface PayParts {
  readonly supplements: readonly PaidSupplement[];
  readonly employerPension: Ore;
  readonly employeePension: Ore;
}

export const NO_PARTS: PayParts = { supplements: [], employerPension: 0, employeePension: 0 };

/** The parts of a shift's pay. */
export function partsOf(pay: PayLine | null): PayParts {
  if (!pay) return NO_PARTS;
  const { supplements, employerPension, employeePension } = pay;
  return { supplements, employerPension, employeePension };
}

/** What is stored of a line; lines from before there were agreements have none. */
export function partsIn(stored: unknown): PayParts {
  return { ...NO_PARTS, ...(stored as Partial<PayParts>) };
}

/** What supplements come to, in øre. */
export function supplementsTotal({ supplements }: Pick<PayParts, "supplements">): Ore {
  return supplements.reduce((sum, { amount }) => sum + amount, 0);
}

/** The pension that brings what was paid in to what is due: as the difference of a pay line. */
export function pensionDifference(paid: readonly PayParts[], due: PayParts): PayParts {
  const sum = (part: "employerPension" | "employeePension") =>
    paid.reduce((total, one) => total + one[part], 0);
  return {
    supplements: [],
    employerPension: due.employerPension - sum("employerPension"),
    employeePension: due.employeePension - sum("employeePension"),
  };
}

/** A line of the pay slip: its name, hours and price. */
export interface SlipLine extends PayUnits {
  readonly name: string;
}

/** A pay line as the pay slip has it: the hours at the hourly wage, and each supplement by its name. */
export function slipLines(
  name: string,
  hourlyWage: Ore,
  line: { readonly hours: number; readonly amount: Ore; readonly parts: PayParts },
): SlipLine[] {
  const wage = { hours: line.hours, amount: line.amount - supplementsTotal(line.parts) };
  return [
    { name, ...payUnits(hourlyWage, wage) },
    ...line.parts.supplements.map(({ supplement, rate, hours, amount }) => ({
      name: `${name}, ${supplementName(supplement).toLowerCase()}`,
      ...payUnits(rate, { hours, amount }),
    })),
  ];
}

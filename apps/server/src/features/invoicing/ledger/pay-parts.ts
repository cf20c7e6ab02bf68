import { type Ore, roundHalfUp } from "#rules/money/ore.ts";
import { payUnits } from "#rules/money/proposal.ts";
import type { PaidSupplement, PayLine } from "#rules/pay/employee-pay.ts";
import type { PayPart, PayPartKind } from "#server/platform/integrations/payroll/payroll.port.ts";
import { pensionName, transportName } from "#texts/da/admin/pay-line-names.ts";
import { supplementName } from "#texts/da/price/supplements.ts";

/** What a line of the ledger holds beside hours at the hourly wage, in øre. The pension is no part of its amount. */
export interface PayParts {
  readonly supplements: readonly PaidSupplement[];
  readonly employerPension: Ore;
  readonly employeePension: Ore;
  /** Hours of transport among those of the line. */
  readonly transportHours: number;
}

export const NO_PARTS: PayParts = {
  ...{ supplements: [], transportHours: 0 },
  ...{ employerPension: 0, employeePension: 0 },
};

/** The parts of a shift's pay. */
export function partsOf(pay: PayLine | null): PayParts {
  if (!pay) return NO_PARTS;
  const { supplements, employerPension, employeePension, transportHours } = pay;
  return { supplements, employerPension, employeePension, transportHours };
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
    ...NO_PARTS,
    employerPension: due.employerPension - sum("employerPension"),
    employeePension: due.employeePension - sum("employeePension"),
  };
}

/** A line of the ledger as the pay slip has it: hours and øre, of which parts are transport and supplements. */
interface LedgerLine {
  readonly kind: "pay" | "difference" | "cancellation";
  readonly hours: number;
  readonly amount: Ore;
  readonly parts: PayParts;
}

/**
 * The parts of a pay slip: work, transport and each supplement by its name, then the pension. A correction and a late
 * removal are one part each. Together they are the line's amount, to the øre, the pension beside it.
 */
export function slipParts(name: string, hourlyWage: Ore, line: LedgerLine): PayPart[] {
  const { employerPension, employeePension } = line.parts;
  const pension = [
    pensionPart("employer_pension", name, employerPension),
    pensionPart("employee_pension", name, employeePension),
  ];
  return [...paidParts(name, hourlyWage, line), ...pension.filter(({ amount }) => amount !== 0)];
}

function paidParts(name: string, hourlyWage: Ore, { kind, hours, amount, parts }: LedgerLine): PayPart[] {
  if (kind !== "pay") {
    return [part(kind === "cancellation" ? kind : "correction", name, hourlyWage, { hours, amount })];
  }
  const transport = parts.transportHours;
  const transportAmount = roundHalfUp(hourlyWage * Math.round(transport * 60), 60);
  const wage = amount - supplementsTotal(parts) - transportAmount;
  return [
    part("hours", name, hourlyWage, { hours: hours - transport, amount: wage }),
    ...(transport > 0
      ? [part("transport", transportName(name), hourlyWage, { hours: transport, amount: transportAmount })]
      : []),
    ...parts.supplements.map(({ supplement, rate, hours: paidHours, amount: paid }) =>
      part(`supplement_${supplement.days}`, `${name}, ${supplementName(supplement).toLowerCase()}`, rate, {
        hours: paidHours,
        amount: paid,
      }),
    ),
  ];
}

function part(kind: PayPartKind, name: string, wage: Ore, paid: { hours: number; amount: Ore }): PayPart {
  const { hours: units, unitPrice: rate } = payUnits(wage, paid);
  return { kind, name, units, rate, amount: paid.amount };
}

function pensionPart(kind: "employer_pension" | "employee_pension", name: string, amount: Ore): PayPart {
  return { kind, name: pensionName(kind, name), units: 1, rate: amount / 100, amount };
}

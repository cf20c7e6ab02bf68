import { NoAccess, PermanentFailure } from "#server/platform/integrations/failure.ts";
import { notInWholeKroner } from "#texts/da/admin/payroll-vendors.ts";
import type { PayPart } from "../payroll.port.ts";

/** What a code takes, as Danløn says it itself (`payPartsMeta`). */
export interface CodeRules {
  readonly code: string;
  readonly unitsAllowed: boolean;
  readonly rateAllowed: boolean;
  readonly amountAllowed: boolean;
}

/** A pay part as Danløn takes it: whole numbers. */
export interface DanlonPart {
  readonly code: string;
  readonly units?: number;
  readonly rate?: number;
  readonly amount?: number;
}

/** Danløn's codes by what is paid for, and whether its money is whole kroner or øre; null while nobody has said which. */
export interface DanlonCodes {
  readonly codes: Readonly<Record<string, string>>;
  readonly moneyUnit: "kroner" | "oere" | null;
}

/**
 * The code of a part; null for a pension without one, which Danløn reckons from the employee's profile. A supplement has
 * the code of its days, else that of all supplements. Throws `NoAccess` while the code is not set.
 */
export function codeOf({ kind }: PayPart, { codes }: DanlonCodes): string | null {
  const code = codes[kind] ?? (kind.startsWith("supplement_") ? codes.supplement : undefined);
  if (code) return code;
  if (kind === "employer_pension" || kind === "employee_pension") return null;
  throw new NoAccess("Danløn", `DANLON_CODES names no code for ${kind}`, "not_configured");
}

/**
 * Numbers of a part as Danløn takes them: units in hundredths, so that 7.5 hours are 750. Whether rate and amount are in
 * kroner or øre is not proven, so that somebody who has seen it there says it (DANLON_MONEY_UNIT). Refuses what cannot be
 * said exactly.
 */
export function toDanlonPart(part: PayPart, rules: CodeRules, { moneyUnit }: DanlonCodes): DanlonPart {
  if (moneyUnit === null) throw new NoAccess("Danløn", "DANLON_MONEY_UNIT is not set", "not_configured");
  const scale = moneyUnit === "kroner" ? 1 : 100;
  const { code } = rules;
  const [units, rate, amount] = [
    exactly(part.units * 100),
    exactly(part.rate * scale),
    exactly((part.amount / 100) * scale),
  ];
  if (rules.unitsAllowed && rules.rateAllowed && units !== null && rate !== null)
    return { code, units, rate };
  if (rules.amountAllowed && amount !== null) return { code, amount };
  throw new PermanentFailure(
    "Danløn",
    `${code} cannot say it exactly`,
    "refused",
    notInWholeKroner("danlon"),
  );
}

/** A whole number, but for what reckoning with fractions adds to it; null for any other. */
function exactly(value: number): number | null {
  const whole = Math.round(value);
  return Math.abs(value - whole) < 1e-6 ? whole : null;
}

/** Whether Danløn has a part like it already; it has no text by which to tell whose. */
export function isAlike(there: DanlonPart, part: DanlonPart): boolean {
  return (
    there.code === part.code &&
    (part.units === undefined || there.units === part.units) &&
    (part.rate === undefined || there.rate === part.rate) &&
    (part.amount === undefined || there.amount === part.amount)
  );
}

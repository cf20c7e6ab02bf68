/** The payroll services that pay can be sent to, as they are called in a sentence. */
const names = { file: "lønfilen", zenegy: "Zenegy", danlon: "Danløn" } as const;

export type PayrollVendor = keyof typeof names;

export const payrollVendors = Object.keys(names) as PayrollVendor[];

/** What a payroll service is called in the middle of a sentence; null where nobody knows yet which it is. */
export function payrollName(vendor: PayrollVendor | null): string {
  return vendor === null ? "lønsystemet" : names[vendor];
}

/** What a payroll service is called at the beginning of a sentence. */
export function payrollNameFirst(vendor: PayrollVendor | null): string {
  const name = payrollName(vendor);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Why somebody's hours were refused: at the payroll service nobody signs in as this employee. */
export function noPayrollUser(vendor: PayrollVendor): string {
  const name = payrollName(vendor);
  return `Medarbejderen har ingen bruger i ${name}, og timer hører til brugeren. Opret den i ${name}, og send igen.`;
}

/** Why pay was refused: the payroll service does not have the employee, and lets nobody create one from here. */
export function noPayrollEmployee(vendor: PayrollVendor, number: string): string {
  const name = payrollName(vendor);
  return `Medarbejderen findes ikke i ${name}. Opret medarbejderen dér med nr. ${number}, og send igen.`;
}

/** Why pay was refused: the payroll service takes whole numbers only. */
export function notInWholeKroner(vendor: PayrollVendor): string {
  return `${payrollNameFirst(vendor)} kan ikke tage imod beløbet, som det er. Vælg en lønart, der tager et beløb i øre.`;
}

/** What payroll needs to know of an employee; empty or null while it is missing. */
interface PayDetails {
  cprNr: string | null;
  bankAccountNr: string | null;
  bankRegNr: string | null;
  /** 1 main card, 2 secondary card, 0 none chosen. */
  taxCardType: number;
}

/**
 * Whether the checkout asks for bank and tax details: CPR or account number under 10 characters, no
 * registration number, or no tax card. Rule: Missing pay details, docs/rules/pay.md.
 */
export function needsPayDetails({ cprNr, bankAccountNr, bankRegNr, taxCardType }: PayDetails): boolean {
  return (
    lengthOf(cprNr) < 10 || lengthOf(bankAccountNr) < 10 || lengthOf(bankRegNr) === 0 || taxCardType === 0
  );
}

function lengthOf(text: string | null): number {
  return text?.length ?? 0;
}

import { type ClockTime, minutesOf } from "#rules/time/moment.ts";

/** What payroll needs to know of an employee; empty or null while it is missing. */
export interface PayDetails {
  cprNr: string | null;
  bankAccountNr: string | null;
  bankRegNr: string | null;
  /** 1 main card, 2 secondary card, 0 none chosen. */
  taxCardType: number;
}

/** Whether a time is one of the checkout's quarter-hour slots, 00:00 to 23:45 (C-311, C-312). */
export function isCheckoutTime(time: ClockTime): boolean {
  return time !== "24:00" && minutesOf(time) % 15 === 0;
}

/**
 * Whether the checkout asks for bank and tax details: CPR or account number under 10 characters, no
 * registration number, or no tax card (E-333 to E-337).
 */
export function needsPayDetails({ cprNr, bankAccountNr, bankRegNr, taxCardType }: PayDetails): boolean {
  return (
    lengthOf(cprNr) < 10 || lengthOf(bankAccountNr) < 10 || lengthOf(bankRegNr) === 0 || taxCardType === 0
  );
}

function lengthOf(text: string | null): number {
  return text?.length ?? 0;
}

import type { Day } from "#rules/time/moment.ts";

/** The payroll service: receives approved hours as pay lines. */
export interface Payroll {
  /**
   * Puts one pay line on the employee's next pay slip; the employee is created there when unknown.
   * May be called again with the same `reference` and `repeat` after any failure: the line is looked up first, and
   * where that is not possible a repeat is a `PermanentFailure`, because nobody is to be paid twice.
   *
   * Throws `TemporaryFailure`, `PermanentFailure`, `UnknownOutcome` or `NoAccess`.
   */
  sendPayLine(line: PayLine): Promise<SentPayLine>;
}

export interface PayLine {
  /** Our own key of this line; the same for every attempt, never reused. At most 40 characters. */
  reference: string;
  /** What the employee reads on the pay slip; nobody has two lines of one name. */
  name: string;
  /** Hours, quarters exact; negative where pay is taken back. */
  hours: number;
  /** Kroner per hour with at most four decimals; times `hours` it is the line's amount to the øre. */
  unitPrice: number;
  /** An earlier attempt may have got through. */
  repeat: boolean;
  employee: PaidEmployee;
}

export interface PaidEmployee {
  /** The payroll service's id, when we know it from an earlier line. */
  payrollId: string | null;
  /** Our own number of the employee. */
  employeeNumber: string;
  firstName: string;
  lastName: string;
  /** 10 digits. Never logged. */
  cpr: string;
  email: string;
  /** 8 digits. */
  phone: string;
  address: string;
  zipCode: string;
  city: string;
  /** 4 digits. Never logged. */
  bankRegistration: string;
  /** 10 digits. Never logged. */
  bankAccount: string;
  employmentDate: Day;
}

interface SentPayLine {
  /** Keep it on the employee: the next line skips the search. */
  payrollId: string;
}

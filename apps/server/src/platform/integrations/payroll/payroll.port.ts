import type { ClockTime, Day } from "#rules/time/moment.ts";
import type { PayrollVendor } from "#texts/da/admin/payroll-vendors.ts";

/** A payroll service: receives approved pay. */
export interface Payroll {
  readonly vendor: PayrollVendor;
  /**
   * Registers what somebody is paid for a shift; whom the service does not know is created there where it can be done.
   * May be called again with the same `reference` and `repeat` after any failure: what is there already is looked up
   * first, and where that is not possible a repeat is a `PermanentFailure`, because nobody is to be paid twice.
   *
   * Throws `TemporaryFailure`, `PermanentFailure`, `UnknownOutcome` or `NoAccess`; `LeftBehind` where a part of it is
   * refused and another is there.
   */
  sendPay(pay: Pay): Promise<SentPay>;
}

/** The payroll services that are set up. */
export interface PayrollServices {
  /** Receives what is sent from now on. */
  readonly current: Payroll;
  /** The one that has got something before; null where it is not set up any more. */
  named(vendor: PayrollVendor): Payroll | null;
}

/** What somebody is paid for one shift, or what corrects it. */
export interface Pay {
  /** Our own key of it; the same for every attempt, never reused. At most 40 characters. */
  readonly reference: string;
  /** An earlier attempt may have got through. */
  readonly repeat: boolean;
  readonly employee: PaidEmployee;
  readonly work: PaidWork;
  /** In the order of the pay slip, at least one. */
  readonly parts: readonly PayPart[];
}

/** What is paid for. */
export interface PaidWork {
  readonly day: Day;
  /** Clock times; of a late removal those that were booked. An end at or before the start is the next day's. */
  readonly from: ClockTime;
  readonly to: ClockTime;
  /** Hours of a break that are not paid. */
  readonly breakHours: number;
  /** The pay period that it is paid with, `YYYY-MM`. */
  readonly period: string;
}

/** What a part is paid for; each payroll service has its own codes or rates for them. */
export type PayPartKind =
  | "hours"
  | "transport"
  | "cancellation"
  | "correction"
  | "supplement_weekday"
  | "supplement_saturday"
  | "supplement_sunday_or_holiday"
  | "employer_pension"
  | "employee_pension";

export interface PayPart {
  readonly kind: PayPartKind;
  /** What the employee reads on the pay slip. */
  readonly name: string;
  /** Hours, quarters exact, or 1 where there are none; negative where pay is taken back. */
  readonly units: number;
  /** Kroner per unit with at most four decimals; times `units` it is the amount to the øre. */
  readonly rate: number;
  /** Øre. The pension's are beside the pay: the employer's added, the employee's taken from it. */
  readonly amount: number;
}

export interface PaidEmployee {
  /** The payroll service's own id, when we know it from earlier pay. */
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
  /** The day of the first shift. */
  employmentDate: Day;
}

interface SentPay {
  /** Keep it on the employee for this service: the next pay skips the search. Null where it has none. */
  readonly payrollId: string | null;
}

import type { ClockTime, Day } from "#rules/time/moment.ts";

/** A job as messages tell of it. */
export interface JobFacts {
  readonly jobTitle: string;
  readonly corporationName: string;
  readonly day: Day;
  readonly from: ClockTime;
  readonly to: ClockTime;
  /** One line: «Tangkajen 14, 8000 Aarhus C». */
  readonly address: string;
  /** Where to read and act; a whole address with protocol. */
  readonly link: string;
}

/** A job and the employee who is written to. */
export interface EmployeeJobFacts extends JobFacts {
  readonly firstName: string;
}

/** A booking as the corporation is told of it. */
export interface BookingFacts extends JobFacts {
  readonly contactPerson: string;
  readonly numberOfStaff: number;
}

import type { ClockTime, Day } from "#rules/time/moment.ts";
import { formatDay, formatDayLong, formatTimes } from "#texts/format/days.ts";

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

/** «onsdag d. 30. december 2026 10:00–18:00», for e-mails. */
export function whenLong({ day, from, to }: Pick<JobFacts, "day" | "from" | "to">): string {
  return `${formatDayLong(day)}, ${formatTimes(from, to)}`;
}

/** «onsdag d. 30. dec.», without year: messages are about days that are near. */
export function dayWords(day: Day): string {
  return formatDay(day, day);
}

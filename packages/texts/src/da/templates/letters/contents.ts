import {
  type BookingFacts,
  bookingLines,
  type EmployeeJobFacts,
  type JobFacts,
  jobLines,
} from "#texts/da/templates/email/layout.ts";
import { dayWords, formatTimes, whenLong } from "#texts/format/days.ts";
import { formatKronerUnit, plural } from "#texts/format/numbers.ts";
import type { LetterContent } from "./letter.ts";

/** A letter to an employee about a job: its lines below, and the same as placeholders. */
export function aboutJob(job: EmployeeJobFacts, values: LetterContent["values"] = {}): LetterContent {
  return {
    greeting: `Hej ${job.firstName}`,
    values: {
      ...jobValues(job),
      fornavn: job.firstName,
      timeløn: formatKronerUnit(job.hourlyWage),
      ...values,
    },
    facts: jobLines(job),
    link: job.link,
  };
}

/** A letter to a company about its booking: its lines below, and the same as placeholders. */
export function aboutBooking(booking: BookingFacts, values: LetterContent["values"] = {}): LetterContent {
  return {
    greeting: `Hej ${booking.contactPerson}`,
    values: {
      ...jobValues(booking),
      kontaktperson: booking.contactPerson,
      antal_personer: people(booking.numberOfStaff),
      pris: `${formatKronerUnit(booking.price)} ekskl. moms`,
      ...values,
    },
    facts: bookingLines(booking),
    link: booking.link,
  };
}

/** A letter to an employee about the profile: `firstName` is empty where none is known. */
export function aboutProfile(
  { firstName, link }: { readonly firstName: string; readonly link: string },
  values: LetterContent["values"] = {},
): LetterContent {
  return {
    greeting: firstName === "" ? "Hej" : `Hej ${firstName}`,
    values: { fornavn: firstName, ...values },
    link,
  };
}

/** «1 person», «3 personer». */
export function people(count: number): string {
  return plural(count, "person", "personer");
}

function jobValues(job: JobFacts): LetterContent["values"] {
  return {
    stilling: job.jobTitle,
    virksomhed: job.corporationName,
    dag: dayWords(job.day),
    tidspunkt: whenLong(job),
    tid: formatTimes(job.from, job.to),
    sted: job.address,
    bookingnummer: String(job.bookingId),
  };
}

import type { Times } from "#rules/checkout/times.ts";
import type { ClockTime } from "#rules/time/moment.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { aboutBooking, aboutJob } from "#texts/da/templates/letters/contents.ts";
import { exampleBooking, exampleJob, exampleName } from "#texts/da/templates/letters/examples.ts";
import { letter } from "#texts/da/templates/letters/letter.ts";
import { formatTimes } from "#texts/format/days.ts";
import { type BookingFacts, bookingLines, type EmployeeJobFacts } from "./layout.ts";

/** To the employee after the end of the shift (noti_check_out_job). */
export const checkoutReminder = letter({
  key: "checkout_reminder",
  to: "employee",
  title: "Husk at stemple ud",
  when: "når vagten er slut, og medarbejderen ikke har stemplet ud",
  subject: "Husk at stemple ud fra {virksomhed}",
  paragraphs: ["Tak for i dag. Stempel ud inden 24 timer, så du får din løn til tiden."],
  button: "Stempel ud",
  say: (job: EmployeeJobFacts) => aboutJob(job),
  example: exampleJob,
});

const timesMissing = letter({
  key: "times_missing",
  to: "employee",
  title: "Mangler stadig at stemple ud",
  when: "når kontoret minder en, der ikke har stemplet ud",
  subject: "Vi mangler dine tider hos {virksomhed}",
  paragraphs: ["Du har ikke stemplet ud endnu. Gør det nu, så du får din løn til tiden."],
  button: "Stempel ud",
  say: (job: EmployeeJobFacts) => aboutJob(job),
  example: exampleJob,
});

type ProposedTimes = EmployeeJobFacts & { readonly proposed: Times };

const exampleProposed: ProposedTimes = { ...exampleJob, proposed: { from: "10:00", to: "17:30" } };

const timesToAnswer = letter({
  key: "times_to_answer",
  to: "employee",
  title: "Mangler at svare på virksomhedens tid",
  when: "når kontoret minder en, der ikke har svaret på den tid, virksomheden foreslår",
  subject: "Vi mangler dine tider hos {virksomhed}",
  paragraphs: [
    "{virksomhed} foreslår {foreslået_tid}. Godkend det, eller svar med din egen tid, så du får din løn til tiden.",
  ],
  button: "Svar på tiden",
  required: ["foreslået_tid"],
  say: (job: ProposedTimes) =>
    aboutJob(job, { foreslået_tid: formatTimes(job.proposed.from, job.proposed.to) }),
  example: exampleProposed,
});

/** To the employee whose times an admin waits for; `proposed` are those that the corporation answered with. */
export function timesReminder(job: EmployeeJobFacts, proposed: Times | null, brand: Brand) {
  return proposed === null ? timesMissing(job, brand) : timesToAnswer({ ...job, proposed }, brand);
}

/** To the corporation after the end of the shift (noti_stamp_out_booking). */
export const stampOutReminder = letter({
  key: "stamp_out_reminder",
  to: "company",
  title: "Stempl personalet ud",
  when: "når vagten er slut, og virksomheden ikke har godkendt tiderne",
  subject: "Stempl jeres personale ud {dag}",
  paragraphs: ["Vagten er slut. Godkend tiderne, og giv en bedømmelse, så bliver fakturaen rigtig."],
  button: "Stempl ud",
  say: (booking: BookingFacts) => aboutBooking(booking),
  example: exampleBooking,
});

type RejectedTimes = BookingFacts & {
  /** First name and last initial. */
  readonly name: string;
  readonly corporationTimes: { readonly from: ClockTime; readonly to: ClockTime };
  readonly employeeTimes: { readonly from: ClockTime; readonly to: ClockTime };
  readonly explanation: string;
};

const exampleRejected: RejectedTimes = {
  ...exampleBooking,
  name: exampleName,
  corporationTimes: { from: "10:00", to: "18:00" },
  employeeTimes: { from: "10:00", to: "18:45" },
  explanation: "Vi ryddede op bagefter.",
};

/** To the corporation when an employee does not agree with its times. */
export const timesRejectedByEmployee = letter({
  key: "times_rejected_by_employee",
  to: "company",
  title: "Uenighed om tiderne",
  when: "når en medarbejder ikke er enig i virksomhedens tider",
  subject: "{navn} er ikke enig i tiderne {dag}",
  paragraphs: ["{navn} har foreslået en ny tid. Godkend den, eller svar med jeres egen."],
  button: "Svar på tiden",
  say: (booking: RejectedTimes) => ({
    ...aboutBooking(booking, { navn: booking.name }),
    facts: [
      ...bookingLines(booking),
      ["Jeres tider", formatTimes(booking.corporationTimes.from, booking.corporationTimes.to)],
      ["Medarbejderens tider", formatTimes(booking.employeeTimes.from, booking.employeeTimes.to)],
      ["Forklaring", booking.explanation || "Ingen"],
    ],
  }),
  example: exampleRejected,
});

export const checkoutLetters = [
  checkoutReminder,
  timesMissing,
  timesToAnswer,
  stampOutReminder,
  timesRejectedByEmployee,
];

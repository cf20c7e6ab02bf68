import type { Times } from "#rules/checkout/times.ts";
import type { ClockTime } from "#rules/time/moment.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { dayWords, formatTimes } from "#texts/format/days.ts";
import {
  type BookingFacts,
  bookingLines,
  type Email,
  type EmployeeJobFacts,
  jobLines,
  layOut,
} from "./layout.ts";

/** To the employee after the end of the shift (noti_check_out_job). */
export function checkoutReminder(job: EmployeeJobFacts, brand: Brand): Email {
  return layOut(
    {
      subject: `Husk at stemple ud fra ${job.corporationName}`,
      greeting: `Hej ${job.firstName}`,
      paragraphs: ["Tak for i dag. Stempel ud inden 24 timer, så du får din løn til tiden."],
      facts: jobLines(job),
      action: { label: "Stempel ud", link: job.link },
    },
    brand,
  );
}

/** To the employee whose times an admin waits for; `proposed` are those that the corporation answered with. */
export function timesReminder(job: EmployeeJobFacts, proposed: Times | null, brand: Brand): Email {
  const answer = proposed && formatTimes(proposed.from, proposed.to);
  return layOut(
    {
      subject: `Vi mangler dine tider hos ${job.corporationName}`,
      greeting: `Hej ${job.firstName}`,
      paragraphs: [
        answer === null
          ? "Du har ikke stemplet ud endnu. Gør det nu, så du får din løn til tiden."
          : `${job.corporationName} foreslår ${answer}. Godkend det, eller svar med din egen tid, så du får din løn til tiden.`,
      ],
      facts: jobLines(job),
      action: { label: answer === null ? "Stempel ud" : "Svar på tiden", link: job.link },
    },
    brand,
  );
}

/** To the corporation after the end of the shift (noti_stamp_out_booking). */
export function stampOutReminder(booking: BookingFacts, brand: Brand): Email {
  return layOut(
    {
      subject: `Stempl jeres personale ud ${dayWords(booking.day)}`,
      greeting: `Hej ${booking.contactPerson}`,
      paragraphs: ["Vagten er slut. Godkend tiderne, og giv en bedømmelse, så bliver fakturaen rigtig."],
      facts: bookingLines(booking),
      action: { label: "Stempl ud", link: booking.link },
    },
    brand,
  );
}

/** To the corporation when an employee does not agree with its times. */
export function timesRejectedByEmployee(
  booking: BookingFacts & {
    /** First name and last initial. */
    readonly name: string;
    readonly corporationTimes: { readonly from: ClockTime; readonly to: ClockTime };
    readonly employeeTimes: { readonly from: ClockTime; readonly to: ClockTime };
    readonly explanation: string;
  },
  brand: Brand,
): Email {
  return layOut(
    {
      subject: `${booking.name} er ikke enig i tiderne ${dayWords(booking.day)}`,
      greeting: `Hej ${booking.contactPerson}`,
      paragraphs: [`${booking.name} har foreslået en ny tid. Godkend den, eller svar med jeres egen.`],
      facts: [
        ...bookingLines(booking),
        ["Jeres tider", formatTimes(booking.corporationTimes.from, booking.corporationTimes.to)],
        ["Medarbejderens tider", formatTimes(booking.employeeTimes.from, booking.employeeTimes.to)],
        ["Forklaring", booking.explanation || "Ingen"],
      ],
      action: { label: "Svar på tiden", link: booking.link },
    },
    brand,
  );
}

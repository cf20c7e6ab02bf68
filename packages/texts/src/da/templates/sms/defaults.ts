import { attendanceSms } from "./attendance.ts";
import { booking, called, counted, job, offer } from "./placeholders.ts";

/** Whom an SMS goes to, in the order of the editor's columns. */
export const smsCategories = ["ADMIN", "WORKER", "COMPANY"] as const;
type SmsCategory = (typeof smsCategories)[number];

/** A template of the SMS editor; `content` is what an admin may change. */
export interface SmsTemplate {
  /** What the wire calls it by; never given to another. */
  readonly id: number;
  readonly key: string;
  readonly title: string;
  readonly title_in_danish: string;
  readonly category: SmsCategory;
  readonly content: string;
  readonly placeholders: readonly string[];
}

/** The templates that a new system starts with, one for each SMS that is sent. */
export const smsDefaults = [
  {
    id: 1,
    key: "hired",
    title: "Congratulations on job",
    title_in_danish: "Tillykke med jobbet",
    category: "WORKER",
    content:
      "Hej {firstName}. Tillykke, du har fået jobbet som {jobTitle} hos {corporationName} {day} kl. {from}-{to} (#{number}). {link}",
    placeholders: job,
  },
  {
    id: 2,
    key: "get_ready",
    title: "Get ready for job",
    title_in_danish: "Gør dig klar til job",
    category: "WORKER",
    content: "Hej {firstName}. Meld dig klar til {corporationName} {day} kl. {from} (#{number}): {link}",
    placeholders: job,
  },
  {
    id: 3,
    key: "shift_updated",
    title: "Updated meeting time or address",
    title_in_danish: "Ændret mødetid/adresse",
    category: "WORKER",
    content:
      "Hej {firstName}. {corporationName} har ændret din vagt: {day} kl. {from}-{to} (#{number}). Kan du? Svar senest {until}: {link}",
    placeholders: offer,
  },
  {
    id: 4,
    key: "shift_cancelled",
    title: "Cancelled job",
    title_in_danish: "Aflyst job",
    category: "WORKER",
    content:
      "Hej {firstName}. Jobbet hos {corporationName} {day} kl. {from} (#{number}) er aflyst, så du skal ikke møde. {brand}",
    placeholders: job,
  },
  {
    id: 5,
    key: "removed",
    title: "Removed from shift",
    title_in_danish: "Taget af vagt",
    category: "WORKER",
    content:
      "Hej {firstName}. Du er taget af vagten hos {corporationName} {day} kl. {from} (#{number}) og skal ikke møde. {brand}",
    placeholders: job,
  },
  {
    id: 6,
    key: "checkout_reminder",
    title: "Check out",
    title_in_danish: "Stempel ud",
    category: "WORKER",
    content: "Hej {firstName}. Husk at stemple ud fra {corporationName} (#{number}) inden 24 timer: {link}",
    placeholders: job,
  },
  {
    id: 7,
    key: "times_rejected",
    title: "Times rejected by company",
    title_in_danish: "Tider afvist af virksomheden",
    category: "WORKER",
    content:
      "Hej {firstName}. {corporationName} er ikke enig i dine tider {day} (#{number}) og foreslår {from}-{to}. Svar her: {link}",
    placeholders: job,
  },
  {
    id: 8,
    key: "stamp_out",
    title: "Stamp out booking",
    title_in_danish: "Stempl personale ud",
    category: "COMPANY",
    content: "Hej {contactPerson}. Vagten {day} (#{number}) er slut. Stempl jeres personale ud her: {link}",
    placeholders: booking,
  },
  {
    id: 9,
    key: "late_cancellation",
    title: "Late cancellation",
    title_in_danish: "Afbud under 48 timer",
    category: "ADMIN",
    content:
      "{firstName} har meldt afbud hos {corporationName} {day} kl. {from} (#{number}). Find en afløser: {link}",
    placeholders: job,
  },
  {
    id: 10,
    key: "offer",
    title: "Offer of a shift",
    title_in_danish: "Tilbud om vagt",
    category: "WORKER",
    content:
      "Hej {firstName}. Vil du være {jobTitle} hos {corporationName} {day} kl. {from}-{to} (#{number})? Svar senest {until}: {link}",
    placeholders: offer,
  },
  {
    id: 11,
    key: "promoted",
    title: "Promoted from standby",
    title_in_danish: "Rykket op fra venteliste",
    category: "WORKER",
    content:
      "Hej {firstName}. Der blev en plads ledig, så nu har du vagten hos {corporationName} {day} kl. {from}-{to} (#{number}). {link}",
    placeholders: job,
  },
  {
    id: 12,
    key: "missing_pay_data",
    title: "Missing CPR or account number",
    title_in_danish: "Mangler CPR eller konto",
    category: "WORKER",
    content:
      "Hej {firstName}. Vi mangler dit CPR-nr. eller din konto, så din løn for {day} (#{number}) venter. Udfyld det her: {link}",
    placeholders: job,
  },
  {
    id: 20,
    key: "applicants_came",
    title: "Applicants have come",
    title_in_danish: "Nye ansøgere",
    category: "COMPANY",
    content: "{count} har søgt jeres vagt som {jobTitle} {day} kl. {from}-{to} (#{number}). Vælg her: {link}",
    placeholders: counted,
  },
  {
    id: 21,
    key: "places_empty",
    title: "Places still empty",
    title_in_danish: "Tomme pladser før start",
    category: "COMPANY",
    content:
      "I mangler stadig {count} til vagten som {jobTitle} {day} kl. {from}-{to} (#{number}). Se hvad I kan gøre: {link}",
    placeholders: counted,
  },
  {
    id: 22,
    key: "places_unfilled",
    title: "Begun with empty places",
    title_in_danish: "Begyndt med tomme pladser",
    category: "COMPANY",
    content:
      "Vi fandt desværre ikke {count} til vagten som {jobTitle} {day} kl. {from}-{to} (#{number}). {link}",
    placeholders: counted,
  },
  {
    id: 23,
    key: "not_ready",
    title: "Not ready the evening before",
    title_in_danish: "Ikke meldt klar aftenen før",
    category: "COMPANY",
    content:
      "{count} har ikke meldt klar til {day} kl. {from} ({jobTitle}, #{number}). Se hvem, og ring: {link}",
    placeholders: counted,
  },
  {
    id: 24,
    key: "booking_rejected",
    title: "Booking rejected",
    title_in_danish: "Booking afvist",
    category: "COMPANY",
    content:
      "Jeres booking af {jobTitle} {day} kl. {from}-{to} (#{number}) er afvist. Se hvorfor, ret og send igen: {link}",
    placeholders: booking,
  },
  {
    id: 13,
    key: "are_you_coming",
    title: "Are you on your way?",
    title_in_danish: "Er du på vej?",
    category: "WORKER",
    content:
      "Hej {firstName}. {corporationName} (#{number}) venter på dig. Er du på vej, eller er du der? Svar her: {link}",
    placeholders: job,
  },
  {
    id: 14,
    key: "you_are_here",
    title: "Noted as arrived",
    title_in_danish: "Skrevet som mødt",
    category: "WORKER",
    content:
      "Hej {firstName}. Du er skrevet som mødt hos {corporationName} (#{number}), så alt er, som det skal være. {brand}",
    placeholders: job,
  },
  {
    id: 15,
    key: "offer_now",
    title: "Offer of a shift that has begun",
    title_in_danish: "Tilbud om vagt, der er begyndt",
    category: "WORKER",
    content:
      "Hej {firstName}. Kan du komme nu? {corporationName} mangler en {jobTitle} i dag til kl. {to} (#{number}). Svar senest {until}: {link}",
    placeholders: offer,
  },
  {
    id: 16,
    key: "not_arrived",
    title: "Somebody has not come",
    title_in_danish: "En er ikke mødt op",
    category: "ADMIN",
    content:
      "{firstName} er ikke mødt op hos {corporationName} {day} kl. {from} (#{number}). Ring {phone}. {link}",
    placeholders: called,
  },
  {
    id: 17,
    key: "came_after_all",
    title: "Somebody came after all",
    title_in_danish: "En er kommet alligevel",
    category: "ADMIN",
    content: "{firstName} er kommet til {corporationName} alligevel, {day} kl. {from} (#{number}). {link}",
    placeholders: job,
  },
  ...attendanceSms,
  {
    id: 29,
    key: "invitation",
    title: "Invitation to new employees",
    title_in_danish: "Invitation til nye medarbejdere",
    category: "WORKER",
    content:
      "Du er inviteret til {brand}. Log ind med dit mobilnummer, og opret din profil inden 7 dage: {link}",
    placeholders: ["link", "brand"],
  },
] as const satisfies readonly SmsTemplate[];

export type SmsKey = (typeof smsDefaults)[number]["key"];

/**
 * The first thing in braces, or brace without its other, that is none of the `allowed` placeholders. Null when the
 * text can be sent: whoever gets the message would read «{fornavn}» instead of a name.
 */
export function wrongPlaceholder(content: string, allowed: readonly string[]): string | null {
  const found = content.match(/\{[^{}]*\}|[{}]/g) ?? [];
  return found.find((one) => !allowed.some((name) => one === `{${name}}`)) ?? null;
}

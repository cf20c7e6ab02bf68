import { listOf } from "#texts/format/numbers.ts";
import { type PayrollVendor, payrollName, payrollNameFirst } from "./payroll-vendors.ts";

/**
 * Why something could not be delivered:
 * - `unreachable`: the service did not answer, or asked to come back later; nothing happened.
 * - `unclear`: it was handed over and no answer came; it may have happened.
 * - `interrupted`: we were stopped in the middle of it.
 * - `unexpected`: a mistake of ours.
 * - `access_refused`: the service does not accept our key or sender; nothing is wrong with what was sent.
 * - `not_configured`: the service is not set up.
 * - `expired`: it came too late to be of use.
 * - `bad_recipient`, `missing_data`, `amount_differs`, `reference_not_kept`, `look_up_first`, `refused`: the
 *   service, or we before it, said no to exactly this.
 */
export type DeliveryProblem =
  | "unreachable"
  | "unclear"
  | "interrupted"
  | "unexpected"
  | "access_refused"
  | "not_configured"
  | "expired"
  | "bad_recipient"
  | "missing_data"
  | "amount_differs"
  | "reference_not_kept"
  | "look_up_first"
  | "refused";

type Channel = "email" | "sms" | "push" | "accounting" | "payroll";

/** Who delivers what is sent. */
const services = {
  email: "Mailserveren",
  sms: "SMS-tjenesten",
  push: "Telefonens tjeneste",
  accounting: "Regnskabsprogrammet",
  payroll: "Lønsystemet",
} as const;

const waiting = {
  email: (count: number) => (count === 1 ? "1 e-mail venter" : `${count} e-mails venter`),
  sms: (count: number) => `${count} SMS venter`,
  push: (count: number) => (count === 1 ? "1 besked venter" : `${count} beskeder venter`),
  accounting: (count: number) => (count === 1 ? "1 faktura venter" : `${count} fakturaer venter`),
  payroll: (count: number) => (count === 1 ? "1 lønlinje venter" : `${count} lønlinjer venter`),
} as const;

/** What an admin reads above the list while channels let nothing out, those of one state together. */
export function channelsNote(
  channels: readonly { readonly channel: Channel; readonly waiting: number }[],
  state: "dry_run" | "not_configured" | "access_refused",
): string {
  const service = listOf(channels.map(({ channel }) => services[channel]));
  const counts = channels
    .filter((channel) => channel.waiting > 0)
    .map(({ channel, waiting: count }) => waiting[channel](count));
  const waits = counts.length === 0 ? "Der venter ikke noget lige nu." : `${listOf(counts)}.`;
  switch (state) {
    case "dry_run":
      return `${service} er ikke sat op. Det er en afprøvning: intet sendes den vej, alt kan læses her.`;
    case "not_configured":
      return `${service} er ikke sat op, så intet sendes den vej. ${waits} Alt sendes af sig selv, når det er sat op.`;
    case "access_refused":
      return `${service} afviser vores adgang. Adgangen skal fornyes af den, der driver systemet. ${waits} Alt sendes af sig selv, når adgangen virker.`;
  }
}

/** Why a message waits or was given up, and what can be done about it; `vendor` of pay where it is known. */
export function deliveryReason(
  problem: DeliveryProblem,
  channel: Channel,
  status: "queued" | "sending" | "sent" | "failed" | "withdrawn",
  vendor: PayrollVendor | null = null,
): string {
  const service = channel === "payroll" ? payrollNameFirst(vendor) : services[channel];
  const happened = whatHappened(problem, channel, service);
  return `${happened} ${whatFollows(problem, channel, status === "failed", payrollName(vendor))}`;
}

const otherAddress = "E-mailadressen findes ikke eller tager ikke imod.";
const noRecipient: Record<Channel, string> = {
  email: otherAddress,
  sms: "Telefonnummeret er ikke et dansk nummer.",
  push: "Telefonen tager ikke imod beskeder længere.",
  accounting: otherAddress,
  payroll: otherAddress,
};

function whatHappened(problem: DeliveryProblem, channel: Channel, service: string): string {
  const sentences: Record<DeliveryProblem, string> = {
    unreachable: `${service} svarer ikke.`,
    unclear: `${service} blev afbrudt, før svaret kom. Beskeden kan være nået frem.`,
    interrupted: "Systemet blev stoppet midt i afsendelsen.",
    unexpected: "Der skete en fejl hos os.",
    access_refused: `${service} afviser vores adgang. Adgangen skal fornyes.`,
    not_configured: `${service} er ikke sat op, så intet sendes den vej.`,
    expired:
      channel === "email"
        ? "Linket var udløbet, før beskeden kunne sendes."
        : "Beskeden kom for sent til at være til nytte.",
    bad_recipient: noRecipient[channel],
    missing_data:
      channel === "payroll"
        ? "Medarbejderen mangler CPR, reg. nr. eller konto nr."
        : "Virksomheden mangler en e-mail til fakturaer.",
    amount_differs: `${service} regner fakturaen ud til et andet beløb. Kladden ligger dér.`,
    look_up_first: `Vi ved ikke, om lønlinjen nåede frem: ${service} kan ikke svare på det.`,
    reference_not_kept: `${service} gemte ikke vores nummer på kladden, så et nyt forsøg kan ikke genkende den. Kladden er ikke bogført.`,
    refused: `${service} afviste beskeden.`,
  };
  return sentences[problem];
}

function whatFollows(
  problem: DeliveryProblem,
  channel: Channel,
  isGivenUp: boolean,
  payroll: string,
): string {
  if (problem === "access_refused" || problem === "not_configured") {
    return "Beskeden venter og sendes af sig selv, når det er i orden.";
  }
  if (!isGivenUp) return "Vi prøver igen af os selv.";
  switch (problem) {
    case "expired":
      return channel === "email" ? "Modtageren kan bede om et nyt." : "Du skal ikke gøre noget.";
    case "bad_recipient":
      if (channel === "push") return "Personen kan slå beskeder på telefonen til igen på sin profil.";
      return channel === "sms"
        ? "Ret nummeret på profilen. De næste beskeder går til det nye."
        : "Ret adressen på profilen. De næste beskeder går til den nye.";
    case "missing_data":
      return "Udfyld det på profilen, og send igen.";
    case "amount_differs":
      return "Ret eller slet kladden dér, og send igen.";
    case "reference_not_kept":
      return "Slet kladden, og bed den, der driver systemet, om at se på det, før den sendes igen.";
    case "look_up_first":
      return `Se efter i ${payroll}. Mangler den dér, så send lønnen på ny fra bookingen.`;
    case "refused":
      return "Se den tekniske besked, ret fejlen, og send igen.";
    default:
      return "Vi har prøvet i omkring fire timer og er holdt op. Send den igen, når fejlen er rettet.";
  }
}

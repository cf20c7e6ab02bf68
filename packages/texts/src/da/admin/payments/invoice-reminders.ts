import { reminderStep } from "#texts/da/admin/payments/today-money.ts";
import { formatKronerUnit, plural } from "#texts/format/numbers.ts";

const count = (reminders: number) => plural(reminders, "rykker", "rykkere");

/** What of a reminder is its fee, in øre. */
const feeOf = (fee: number) => (fee === 0 ? "uden gebyr" : `gebyr ${formatKronerUnit(fee)}`);

/** Reminders of overdue invoices, as the office sends them. */
export const invoiceReminderTexts = {
  title: "Rykkere",
  way: "Rykkere",
  back: "Fakturaer",
  lead: "Forfaldne fakturaer fra vores egen række, som kan rykkes i dag. Intet sendes, før I siger til.",
  loading: "Henter fakturaerne...",
  failed: "Fakturaerne kunne ikke hentes",
  empty: "Ingen fakturaer kan rykkes i dag.",
  /** «2 forfaldne fakturaer er lavet i Billy og rykkes dér.» */
  elsewhere: (invoices: number, vendor: string) =>
    `${plural(invoices, "forfalden faktura", "forfaldne fakturaer")} er lavet i ${vendor} og rykkes dér.`,
  settings: "Dage og gebyrer",
  step: reminderStep,
  fee: feeOf,
  tick: "Send",
  choose: (step: number, number: string, company: string) =>
    `Send ${reminderStep(step)} for faktura ${number} til ${company}`,
  invoice: (number: string) => `Faktura ${number}`,
  due: (day: string) => `forfaldt ${day}`,
  last: (day: string) => `sidst rykket ${day}`,
  to: (email: string) => `sendes til ${email}`,
  noEmail: "Virksomheden har ingen fakturamail. Skriv den på virksomhedens side.",
  open: (amount: string) => `mangler ${amount}`,
  question: (words: string) => `Virksomheden venter på svar: «${words}»`,
  chosen: (reminders: number) => `${count(reminders)} valgt.`,
  none: "Vælg mindst én faktura",
  send: (reminders: number) => `Send ${count(reminders)}`,
  confirm: (reminders: number) => `Send ${count(reminders)}?`,
  confirmText: "Virksomhederne får en mail med fakturaen vedhæftet. Gebyret lægges til det, de skylder.",
  line: (company: string, number: string, step: number) =>
    `${company}, faktura ${number}, ${reminderStep(step)}`,
  owes: (open: string, fee: number) => `${open}, ${feeOf(fee)}`,
  results: "Rykkerne",
  close: "Luk",
  states: { sent: "Sendt", refused: "Ikke sendt" },
  sendFailed: "Rykkerne blev ikke sendt",
  history: "Rykkere",
  sentOn: (step: number, day: string, fee: number) => `${reminderStep(step)}, ${day}, ${feeOf(fee)}`,
  sentBy: (by: string) => (by === "" ? "Sendt" : `Sendt af ${by}`),
  waivedBy: (by: string) => (by === "" ? "Gebyret er eftergivet" : `Gebyret er eftergivet af ${by}`),
  withdrawnBy: (by: string) => (by === "" ? "Trukket tilbage" : `Trukket tilbage af ${by}`),
  waive: "Eftergiv gebyret",
  waiveOf: (step: number) => `Eftergiv gebyret: ${reminderStep(step)}`,
  waived: "Gebyret er eftergivet",
  withdraw: "Træk tilbage",
  withdrawOf: (step: number) => `Træk tilbage: ${reminderStep(step)}`,
  withdrawTitle: (step: number) => `Træk ${reminderStep(step)} tilbage?`,
  withdrawText: "Gebyret falder væk, og virksomheden får en mail om, at rykkeren var en fejl.",
  withdrawn: "Rykkeren er trukket tilbage",
  failedToEnd: "Det blev ikke gemt",
} as const;

import { agreedPriceKeys } from "#rules/pricing/price-agreement.ts";
import { pauseReasons, webhookEventNames } from "#texts/da/api-access/webhook-events.ts";
import { auditWord, factorWords, securityWords } from "#texts/da/backoffice/audit-actions.ts";
import { documentKindNames } from "#texts/da/common/document-names.ts";
import { contractTitles } from "#texts/da/contracts/contract-titles.ts";
import { regionNames } from "#texts/da/employee/regions.ts";
import { fitnessWords } from "#texts/da/fitness/stored.ts";
import { agreedName, agreedValue } from "#texts/da/price/price-agreement.ts";
import { formatDayNumeric } from "#texts/format/days.ts";
import { formatMomentNumeric } from "#texts/format/moments.ts";
import { formatShortDecimal } from "#texts/format/numbers.ts";
import { myDataFile } from "./my-data.ts";
import { myDataLabels } from "./my-data-labels.ts";

/** Stored words that stand for something, as people read them. */
const myDataWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: {
    applied: "ansøgt",
    selected: "valgt",
    removed: "fjernet",
    unwanted: "skjult",
    sick: "sygemeldt",
    cancelled: "afbud eller aflyst",
    withdrawn: "trukket tilbage",
    open: "åben",
    closed: "lukket",
    queued: "venter",
    sending: "sendes",
    sent: "sendt",
    failed: "kunne ikke sendes",
  },
  subject: contractTitles,
  state: {
    waiting: "venter",
    confirmed: "bekræftet",
    refused: "afvist",
    open: "venter på svar",
    accepted: "ja tak",
    declined: "nej tak",
    lapsed: "ikke svaret i tide",
    taken: "taget af en anden",
    asked: "venter på svar",
    expired: "ikke svaret i tide",
    taken_back: "trukket tilbage",
    came: "kom alligevel",
    no_show: "ikke mødt",
    excused: "undskyldt",
    queued: "venter",
    delivered: "leveret",
    failed: "kunne ikke leveres",
  },
  approval: { waiting: "venter", approved: "godkendt", declined: "ikke godkendt" },
  decision: { uphold: "fastholdt", lift: "ophævet", approve: "godkendt", decline: "afvist" },
  card: { yellow: "gult kort", red: "rødt kort" },
  kind: {
    normal: "afbud",
    late: "sent afbud",
    no_show: "ikke mødt",
    standby: "venteliste",
    replacement: "afløser",
    ...documentKindNames,
  },
  because: { work: "efter vagten", late_cancellation: "sent afbud" },
  channel: { email: "e-mail", sms: "sms" },
  ...fitnessWords,
  actor_kind: {
    corporation: "virksomheden",
    employee: "medarbejderen",
    admin: "en admin",
    system: "systemet",
  },
  entity: { employee: "medarbejderen", corporation: "virksomheden", booking: "en booking", shift: "en vagt" },
  noted_by: { company: "virksomheden", clock: "systemet" },
  settled_by: { person: "dig selv", company: "virksomheden", office: "kontoret" },
  event: { ...securityWords, ...webhookEventNames },
  events: webhookEventNames,
  paused_because: pauseReasons,
  factor: factorWords,
  removed_by: { corporation: "virksomheden", admin: "en admin" },
  first_checkout_by: { corporation: "virksomheden", employee: "medarbejderen" },
  last_checkout_by: { corporation: "virksomheden", employee: "medarbejderen" },
  identity_provider: {
    facebook: "Facebook",
    apple: "Apple",
    local: "lokalt navn (afprøvning)",
    email: "kode på e-mail",
    phone: "kode på SMS",
  },
  payment_type: { invoice: "faktura", credit_card: "kort" },
  tax_card_type: { 0: "ikke valgt", 1: "hovedkort (frikort)", 2: "bikort" },
};

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What a stored value is called; a column without a name of its own keeps that of the database. */
export function storedLabel(column: string): string {
  return myDataLabels[column] ?? column;
}

/** A stored value as people read it; null where there is nothing to read. */
export function formatStored(column: string, value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (column === "action") return auditWord(String(value));
  const word = myDataWords[column]?.[String(value)];
  if (word !== undefined) return word;
  if (column === "agreed_values" && Array.isArray(value)) return value.map(agreedSentence).join("\n");
  if (Array.isArray(value)) {
    const words = value.map((one) => myDataWords[column]?.[String(one)] ?? String(one));
    return words.length === 0 ? null : words.join("\n");
  }
  if (column === "work_locations") return regionsInWords(String(value));
  if (typeof value === "boolean") return value ? myDataFile.yes : myDataFile.no;
  if (typeof value === "number") return Number.isInteger(value) ? String(value) : formatShortDecimal(value);
  const text = String(value);
  if (MOMENT.test(text) && isReal(text)) return formatMomentNumeric(Date.parse(text));
  return DAY.test(text) && isReal(text) ? formatDayNumeric(text) : text;
}

/** «Mindste fakturering: 4 timer» of `minimum_hours 4`. */
function agreedSentence(stored: unknown): string {
  const [name, value] = String(stored).split(" ");
  const key = agreedPriceKeys.find((known) => known === name);
  return key ? `${agreedName(key)}: ${agreedValue(key, Number(value))}` : String(stored);
}

/** «Fyn, Bornholm» of the codes of the zones. */
function regionsInWords(codes: string): string {
  const names: Readonly<Record<string, string>> = regionNames;
  return codes
    .split(", ")
    .map((code) => names[code] ?? code)
    .join(", ");
}

/** Whether the calendar has that day: somebody may have typed a text that only looks like one. */
function isReal(text: string): boolean {
  const day = text.slice(0, 10);
  const at = Date.parse(day);
  return !Number.isNaN(Date.parse(text)) && new Date(at).toISOString().startsWith(day);
}

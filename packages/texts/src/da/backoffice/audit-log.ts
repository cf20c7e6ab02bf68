import { type PriceSettingKey, settingRanges } from "#rules/pricing/price-settings.ts";
import { adminInvoiceTexts } from "#texts/da/admin/admin-invoice.ts";
import { monthName } from "#texts/da/admin/payments/today-money.ts";
import { myDataLabels } from "#texts/da/privacy/my-data-labels.ts";
import { formatStored, storedLabel } from "#texts/da/privacy/stored-values.ts";
import { nameOfKey } from "#texts/da/users/company-roles.ts";
import { formatDayNumeric } from "#texts/format/days.ts";
import { formatMomentNumeric } from "#texts/format/moments.ts";
import { formatCount, formatKroner, plural } from "#texts/format/numbers.ts";
import { auditWord, securityWords } from "./audit-actions.ts";
import { settingName, settingNumber, settingUnit } from "./price-settings.ts";

/** The page «Log». */
export const auditTexts = {
  title: "Log",
  lead: "Hvem der gjorde hvad, med hvem og hvornår. Loggen kan ikke ændres.",
  filters: {
    search: "Navn eller nr.",
    kind: "Slags",
    all: "Alle",
    period: "Periode",
    from: "Fra",
    to: "Til",
    reversed: "Til ligger før fra",
    reset: "Nulstil",
    shown: "Viser",
  },
  kinds: {
    security: "Login og afvisninger",
    access: "Adgang",
    personal_data: "Personoplysninger",
    looks: "Opslag i CPR og konto",
    profiles: "Profiler",
    bookings: "Bookinger",
    shifts: "Vagter",
    money: "Faktura og løn",
    settings: "Indstillinger",
  },
  loading: "Henter loggen...",
  failed: "Loggen kunne ikke hentes",
  empty: "Der er ikke noget i loggen, der passer.",
  onlyOf: (name: string) => `Vis kun ${name}`,
  inTakeOver: (name: string) => `overtog ${name}`,
  alsoChanged: (fields: string) => `Også ændret: ${fields}`,
  network: (network: string) => `netværk ${network}`,
  times: (times: number) => plural(times, "gang", "gange"),
  /** Folded: «Maja Kontor: 12 opslag i CPR- og kontonumre». */
  looks: (name: string, count: number) => `${name}: ${count} opslag i CPR- og kontonumre`,
  nothing: "intet",
  download: "Hent som fil",
  downloaded: "Loggen er hentet. Det står nu selv i loggen.",
  downloadCut: (count: number) =>
    `Filen har de nyeste ${formatCount(count)} linjer. Vælg en kortere periode.`,
  downloadFailed: "Filen kunne ikke hentes. Prøv igen om lidt.",
  fileName: "log",
  columns: [
    "Tidspunkt",
    "Hvem",
    "Nr.",
    "På vegne af",
    "Handling",
    "Om",
    "Nr.",
    "Før og efter",
    "Andet",
    "Netværk",
    "Gange",
  ],
} as const;

/** What somebody or something is, before its number or name. */
const kindWords: Readonly<Record<string, string>> = {
  admin: "admin",
  corporation: "virksomhed",
  employee: "medarbejder",
  booking: "booking",
  order: "arrangement",
  shift: "vagt",
  invoice_document: "bilag",
  staff_type: "personaletype",
  staff_type_draft: "kladde til personaletype",
  global_settings: "fælles indstillinger",
  price_setting: "indstilling",
  terms_template: "skabelon til ansættelsesbevis",
  contract_text: "aftaletekst",
  wage_agreement: "overenskomst",
  working_hours: "arbejdstid",
  sms_template: "SMS-tekst",
  letter: "mailtekst",
  outbox: "besked",
  outbox_channel: "kanal",
  profile_transfer: "overførsel",
  invitation: "invitation",
  api_key: "nøgle",
  webhook: "webhook",
  office_user: "bruger på kontoret",
  company_user: "bruger i virksomheden",
  department: "afdeling",
  penalty: "kort",
  message: "besked",
  month: "måned",
  pay_file: "lønfil",
  audit_log: "loggen",
};

/** Labels of what a line can hold besides columns. */
const factLabels: Readonly<Record<string, string>> = {
  employee_ids: "Medarbejdere nr.",
  differences: "Det, der stod åbent",
  lines: "Linjer",
  employee_id: "Medarbejder nr.",
  employee: "Medarbejder nr.",
  old_profile: "Tidligere profil nr.",
  corporation: "Virksomhed nr.",
  booking: "Booking nr.",
  bookings: "Bookinger nr.",
  shift_ids: "Vagter nr.",
  document: "Dokument nr.",
  invoice_id: "Bilag nr.",
  delivery: "Levering nr.",
  new_address: "Ny adresse",
  pay_line_ids: "Lønlinjer nr.",
  version: "Version nr.",
  approve_profiles: "Nye profiler godkendes",
  worker: "Vises for medarbejdere",
  company: "Vises for virksomheder",
  met: "Mødt",
  all_check_times_approved: adminInvoiceTexts.marks.invoiced.label,
  paid_at: adminInvoiceTexts.marks.paid.label,
  reasons: "Tjek",
  fitness_choice: "Hvad det gør",
  past_working_time: "Forbi reglerne om arbejdstid",
  skill_detail: "Spørgeskema",
  billy_id: "Produkt-id",
  cpr_nr: "CPR nr.",
  bank_reg_nr: "Reg. nr.",
  bank_account_nr: "Konto nr.",
  base_url_image: "Billede",
};

/** Columns that hold øre. */
const ORE: readonly string[] = [
  "hourly_wage",
  "lowest_wage",
  "standard_fee",
  "urgent_booking_fee",
  "emergency_booking_fee",
  "credit_ceiling",
  "total",
];

interface Named {
  readonly kind: string;
  readonly id: string;
  readonly name: string | null;
  readonly date?: string | null;
}

/** Who somebody is or what something is, by name where it has one. */
export function nameOfLogged({ kind, id, name, date }: Named): string {
  if (kind === "system") return "systemet";
  if (kind === "email") return "en e-mail uden virksomhed";
  if (kind === "phone") return "et nummer, der har fået en kode";
  if (kind === "address") return name ?? "en adresse på nettet";
  if (kind === "api_key" && name) return nameOfKey(name);
  if (id === "many") return "flere medarbejdere";
  if (kind === "month") return monthName(id);
  const word = kindWords[kind] ?? kind;
  if (kind === "booking" || kind === "shift") {
    const about = [name, date ? formatDayNumeric(date) : null].filter(Boolean).join(", ");
    return about === "" ? `${word} ${id}` : `${word} ${id}: ${about}`;
  }
  return name ? name : `${word} ${/^\d+$/.test(id) ? id : ""}`.trim();
}

/** What kind of somebody it is, where the name does not say it. */
export function kindOfLogged({ kind, id }: Named): string | null {
  const isPerson = kind === "admin" || kind === "corporation" || kind === "employee";
  return isPerson ? `${kindWords[kind]} ${id}` : null;
}

/** What was done, as the middle of a sentence. */
export function wordsOfAction(action: string): string {
  return securityWords[action] ?? auditWord(action);
}

/** «Timeløn (kr.): 180,00 → 190,00». */
export function changeOfLogged(change: { field: string; before: unknown; after: unknown }): string {
  const { field, before, after } = change;
  return `${labelOfLogged(field)}: ${valueOfLogged(field, before)} → ${valueOfLogged(field, after)}`;
}

/** «Vagter nr.: 3, 4»; null for what says nothing to people. */
export function factOfLogged({ field, value }: { field: string; value: unknown }): string | null {
  const label = factLabels[field] ?? myDataLabels[field];
  if (label === undefined || value === null || value === "") return null;
  return `${label}: ${valueOfLogged(field, value)}`;
}

/** The labels of the fields that a line of the log names. */
export function fieldsOfLogged(fields: readonly string[]): string {
  return fields.map(labelOfLogged).join(", ");
}

/** A moment of the log, ISO 8601, in day, month, year and clock time. */
export function momentOfLogged(at: string): string {
  return formatMomentNumeric(Date.parse(at));
}

function labelOfLogged(field: string): string {
  if (isTerm(field)) return settingName(field);
  return factLabels[field] ?? storedLabel(field);
}

/** Whether it is a setting that no row has a column of its own for. */
function isTerm(field: string): field is PriceSettingKey {
  return field in settingRanges && !ORE.includes(field);
}

function valueOfLogged(field: string, value: unknown): string {
  if (typeof value === "number" && isTerm(field))
    return `${settingNumber(field, value / 100)} ${settingUnit(field)}`;
  if (typeof value === "number" && ORE.includes(field)) return formatKroner(value);
  return formatStored(field, value) ?? auditTexts.nothing;
}

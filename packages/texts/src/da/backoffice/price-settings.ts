import { type PriceSettingKey, type SettingUnit, settingRanges } from "#rules/pricing/price-settings.ts";
import { formatDecimal, formatShortDecimal } from "#texts/format/numbers.ts";

interface SettingWords {
  readonly name: string;
  readonly hint: string;
}

const settings: Readonly<Record<PriceSettingKey, SettingWords>> = {
  standard_fee: {
    name: "Servicetillæg",
    hint: "Pr. time og person. En virksomhed med egne gebyrer beholder dem.",
  },
  urgent_booking_fee: { name: "Hastebooking", hint: "Lægges til servicetillægget." },
  emergency_booking_fee: { name: "Akutbooking", hint: "Lægges til begge de andre." },
  head_waiter_fee: {
    name: "Servicetillæg, overtjener / afvikler",
    hint: "I stedet for det almindelige servicetillæg.",
  },
  hourly_wage: {
    name: "Timeløn i en ny booking",
    hint: "Det, formularen begynder med. Virksomheden kan vælge en anden.",
  },
  urgent_under_hours: { name: "Hastebooking: frist", hint: "Bookes der senere, lægges hastetillægget til." },
  emergency_under_hours: {
    name: "Akutbooking: frist",
    hint: "Bookes der senere, lægges akuttillægget også til.",
  },
  minimum_hours: { name: "Mindste fakturering", hint: "Så mange timer faktureres der mindst pr. person." },
  overtime_step_hours: { name: "Overtid: trin", hint: "Overtid rundes op til hele trin." },
  cancellation_free_over_hours: {
    name: "Gratis afbestilling",
    hint: "Er der længere til start, koster det ikke noget at fjerne en valgt person.",
  },
  cancellation_hours: { name: "Afbestilling: timer", hint: "Det, der faktureres pr. person efter fristen." },
  late_cancellation_under_hours: {
    name: "Sen afbestilling: frist",
    hint: "Er der kortere til start, gælder de sene timer.",
  },
  late_cancellation_hours: {
    name: "Sen afbestilling: timer",
    hint: "Det, der faktureres pr. person så sent.",
  },
  prepayment_over_staff: {
    name: "Forudbetaling fra",
    hint: "Bestillinger på flere end så mange personer betales forud.",
  },
  prepayment_percent: { name: "Forudbetaling", hint: "Af bestillingens pris. 0 er ingen forudbetaling." },
  instalments_over_staff: {
    name: "Forudbetaling i rater fra",
    hint: "Bestillinger på flere end så mange personer betales forud i to rater.",
  },
  first_instalment_percent: { name: "Første rate", hint: "Af bestillingens pris." },
  second_instalment_percent: { name: "Anden rate", hint: "Af bestillingens pris." },
  net_days: {
    name: "Betalingsfrist",
    hint: "Står i handelsbetingelserne. Fristen på virksomhedens profil gælder for dens fakturaer.",
  },
  credit_ceiling: {
    name: "Kreditloft",
    hint: "Skylder en virksomhed mere ekskl. moms, står det ved dens bookinger.",
  },
  recruitment_fee: {
    name: "Rekrutteringsgebyr",
    hint: "Når en virksomhed ansætter en medarbejder. Står i handelsbetingelserne.",
  },
  unreported_recruitment_fee: {
    name: "Tillæg for ansættelse, der ikke er oplyst",
    hint: "Lægges til rekrutteringsgebyret.",
  },
  soliciting_penalty: {
    name: "Bod for arbejde uden om os",
    hint: "Når en medarbejder tilbydes ekstra arbejde uden om os.",
  },
  break_minutes: { name: "Betalt pause", hint: "På lange vagter." },
  break_over_hours: { name: "Betalt pause: vagter over", hint: "Længere vagter har den betalte pause." },
  under_filled_hours: {
    name: "Underbemandede: så langt frem",
    hint: "Så længe før start står en booking med ledige pladser i 'I dag'.",
  },
  first_reminder_days: {
    name: "1. rykker",
    hint: "Så længe efter forfaldsdagen foreslås den. Intet sendes af sig selv.",
  },
  second_reminder_days: {
    name: "2. rykker",
    hint: "Efter forfaldsdagen, og mindst 10 dage efter den første.",
  },
  third_reminder_days: { name: "3. rykker", hint: "Efter forfaldsdagen, og mindst 10 dage efter den anden." },
  first_reminder_fee: { name: "Gebyr for 1. rykker", hint: "Uden moms. Loven tillader højst 100 kr." },
  second_reminder_fee: { name: "Gebyr for 2. rykker", hint: "Uden moms. Loven tillader højst 100 kr." },
  third_reminder_fee: { name: "Gebyr for 3. rykker", hint: "Uden moms. Loven tillader højst 100 kr." },
};

interface SettingGroup {
  readonly title: string;
  readonly keys: readonly PriceSettingKey[];
}

/** The cards in their order: what belongs together stands together. */
const groups: readonly SettingGroup[] = [
  {
    title: "Tillæg og timeløn",
    keys: ["standard_fee", "head_waiter_fee", "urgent_booking_fee", "emergency_booking_fee", "hourly_wage"],
  },
  {
    title: "Timer og frister for en booking",
    keys: ["minimum_hours", "overtime_step_hours", "urgent_under_hours", "emergency_under_hours"],
  },
  {
    title: "Afbestilling",
    keys: [
      "cancellation_free_over_hours",
      "cancellation_hours",
      "late_cancellation_under_hours",
      "late_cancellation_hours",
    ],
  },
  {
    title: "Betaling og forudbetaling",
    keys: [
      "net_days",
      "credit_ceiling",
      "prepayment_over_staff",
      "prepayment_percent",
      "instalments_over_staff",
      "first_instalment_percent",
      "second_instalment_percent",
    ],
  },
  {
    title: "Ansættelse og pauser",
    keys: [
      "recruitment_fee",
      "unreported_recruitment_fee",
      "soliciting_penalty",
      "break_minutes",
      "break_over_hours",
    ],
  },
  {
    title: "Rykkere",
    keys: [
      "first_reminder_days",
      "first_reminder_fee",
      "second_reminder_days",
      "second_reminder_fee",
      "third_reminder_days",
      "third_reminder_fee",
    ],
  },
  { title: "I dag", keys: ["under_filled_hours"] },
];

const units: Readonly<Record<SettingUnit, string>> = {
  kroner_per_hour: "kr. pr. time",
  kroner: "kr.",
  hours: "timer",
  days: "dage",
  minutes: "minutter",
  people: "personer",
  percent: "%",
};

/** What a setting is counted in: «timer før start» of a deadline. */
export function settingUnit(key: PriceSettingKey): string {
  const isDeadline =
    key.endsWith("under_hours") || key === "under_filled_hours" || key === "cancellation_free_over_hours";
  if (key.endsWith("reminder_days")) return "dage efter forfald";
  return isDeadline ? "timer før start" : units[settingRanges[key].unit];
}

/** What a setting is called. */
export function settingName(key: PriceSettingKey): string {
  return settings[key].name;
}

/** The number of a setting: «35,00» kroner, «0,5» hours. */
export function settingNumber(key: PriceSettingKey, value: number): string {
  const { unit } = settingRanges[key];
  const isMoney = unit === "kroner" || unit === "kroner_per_hour";
  return isMoney ? formatDecimal(value, 2) : formatShortDecimal(value);
}

/** What a setting takes, said where something else was typed. */
export function wrongValue(key: PriceSettingKey): string {
  const { unit, min, max, step } = settingRanges[key];
  if (key.endsWith("reminder_fee")) return "Angiv et beløb på højst 100 kr.";
  if (unit === "kroner" || unit === "kroner_per_hour") return "Angiv et beløb, f.eks. 35 eller 35,50";
  const from = `fra ${formatShortDecimal(min)} til ${formatShortDecimal(max)}`;
  return step === 1
    ? `Angiv et helt tal ${from}`
    : `Angiv et tal ${from} i trin på ${formatShortDecimal(step)}`;
}

/** «Indstillinger»: what prices are made of, with the day that each value is valid from. */
/** Who may apply: the owner's switch. */
export const officeSettingTexts = {
  title: "Nye medarbejdere",
  approve: "Nye profiler godkendes",
  hint: "Den, der har lavet en profil, kan først søge jobs, når kontoret har sagt ja. De, der venter, når I slår det fra, skal stadig have et svar.",
  loading: "Henter indstillingen...",
  failed: "Indstillingen kunne ikke hentes",
  notSaved: "Det blev ikke gemt. Prøv igen.",
} as const;

export const priceSettingTexts = {
  title: "Indstillinger",
  lead: "En booking får de tillæg og betingelser, der gælder den dag, den bliver oprettet, og beholder dem. Det, der er booket, ændrer sig ikke.",
  loading: "Henter indstillingerne …",
  failed: "Indstillingerne kunne ikke hentes",
  settings,
  groups,
  next: (value: string, day: string) => `${value} fra ${day}`,
  change: "Ny værdi",
  changeOf: (name: string) => `Ny værdi: ${name}`,
  value: "Værdi",
  validFrom: "Gælder fra",
  validFromHint: "I dag eller en senere dag.",
  dayTaken: "Der er allerede en værdi fra den dag. Træk den tilbage, eller vælg en anden dag.",
  save: "Gem",
  saved: "Værdien er gemt.",
  saveFailed: "Værdien kunne ikke gemmes. Prøv igen.",
  history: "Historik",
  from: (day: string) => `Fra ${day}`,
  fromBeginning: "Fra begyndelsen",
  setBy: (who: string | null, moment: string) =>
    who === null ? "Kom med systemet" : `Sat af ${who} ${moment}`,
  withdrawnBy: (who: string | null, moment: string) =>
    who === null ? `Trukket tilbage ${moment}` : `Trukket tilbage af ${who} ${moment}`,
  states: { current: "Gælder nu", past: "Har været", future: "Kommer", withdrawn: "Trukket tilbage" },
  withdraw: "Træk tilbage",
  withdrawOf: (value: string, day: string) => `Træk ${value} fra ${day} tilbage?`,
  withdrawText: "Værdien kommer ikke til at gælde. Den bliver stående i historikken.",
  withdrawn: "Værdien er trukket tilbage.",
  withdrawFailed: "Værdien kunne ikke trækkes tilbage. Prøv igen.",
};

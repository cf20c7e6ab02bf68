import type { EmployeeBannerKey, EmployeeButtonKey } from "#rules/checkout/employee-banner.ts";
import type { CheckoutState } from "#rules/checkout/whose-move.ts";
import type { Day } from "#rules/time/moment.ts";
import { genitive } from "#texts/format/contact.ts";
import { wholeDay } from "#texts/format/days.ts";
import { formatDuration, formatHours } from "#texts/format/numbers.ts";

/** Banners, by the rule's key; spelled as people know them. */
export const employeeBanners = {
  stamp_out: "Stempel ud",
  rejected_stamp_new: "AFVIST / STEMPEL NY TID",
  rejected_approve_new: "AFVIST / GODKEND NY TID",
  rejected_stamp_again: "AFVIST/ STEMPEL NY TID",
  approved: "Godkendt",
  approved_new: "GODKENDT NY TID",
  approve: "Godkend",
  reject_stamp: "AFVIS TID - Stempel ud",
  stamped: "Stempelt ud",
} as const satisfies Record<EmployeeBannerKey, string>;

/** Buttons, by the rule's key. */
export const employeeCheckoutButtons = {
  stamp_out: "Stempel ud",
  reject_update: "AFVIS TID / OPDATER",
  reject_stamp: "AFVIS TID - Stempel ud",
  approve_time: "Godkend Tid",
  update: "Opdater",
  approve_times: "Godkend Tider",
} as const satisfies Record<EmployeeButtonKey, string>;

/** One plain sentence under a banner that follows what the pickers show; the others say whose move it is. */
export const employeeBannerHints = {
  rejected_stamp_new: "Du har valgt en anden tid end virksomheden. Send den, så svarer de.",
  reject_stamp: "Dine tider er andre end virksomhedens",
} as const satisfies Partial<Record<EmployeeBannerKey, string>>;

/** What a sentence on whose move it is needs to know. */
interface MoveWords {
  readonly company: string;
  /** When the move is due, in words; null where nothing happens by the clock. */
  readonly dueBy: string | null;
  readonly isLate: boolean;
  /** Hours that silence has left open. */
  readonly openHours: number;
}

/** Whose move it is, as the employee reads it, by the rule's state. */
export const employeeMoves = {
  nobody_stamped: ({ dueBy, isLate }: MoveWords) =>
    dueBy === null || isLate
      ? "Det er din tur. Stempl ud nu, så du får din løn til tiden."
      : `Det er din tur. Stempl ud senest ${dueBy}, så du får din løn til tiden.`,
  company_stamped: ({ company }: MoveWords) =>
    `Det er din tur. ${company} har stemplet dig ud. Godkend deres tid, eller skriv din egen.`,
  company_answered: ({ company }: MoveWords) =>
    `Det er din tur. ${company} har svaret med en anden tid. Vælg en af jeres tider, eller skriv en ny.`,
  employee_stamped: ({ company, dueBy }: MoveWords) =>
    dueBy === null
      ? `Nu er det ${genitive(company)} tur til at svare.`
      : `Nu er det ${genitive(company)} tur. Svarer de ikke senest ${dueBy}, gælder din tid inden for den bookede.`,
  employee_answered: ({ company }: MoveWords) =>
    `Nu er det ${genitive(company)} tur til at svare på din tid. Du kan stadig godkende deres.`,
  part_agreed: ({ company, openHours }: MoveWords) =>
    `${company} svarede ikke, så tiden inden for den bookede gælder. ${formatDuration(Math.abs(openHours))} venter på deres svar.`,
  agreed: () => "I er enige. Du skal ikke gøre mere.",
  locked: () => "Tiderne er godkendt. Du skal ikke gøre mere.",
} as const satisfies Record<CheckoutState, (words: MoveWords) => string>;

/** Both sides' times beside each other, with what each pays. */
export const claimTexts = {
  you: "Dig",
  notAgreed: (hours: number) =>
    hours === 0 ? "I er ikke enige om tidspunktet" : `I er ikke enige om ${formatDuration(hours)}`,
  difference: "Forskel i løn",
  hours: formatHours,
  holdOn: "Hold fast i min tid",
  choseTheirs: "Du har valgt virksomhedens tid. Godkend den, så er I enige.",
  /** Under what is written to the office: the answer above takes it along. */
  commentGoesAlong: "kun admin ser den, og den bliver sendt sammen med dit svar",
} as const;

/** Times that are neither side's so far. */
export const otherTimeTexts = {
  open: "Skriv en anden tid",
  holdOn: "Hold fast i din tid",
  theirs: "Virksomhedens tid",
  /** `hours` against the company's: «15 minutter mere», «30 minutter mindre». */
  against: (hours: number) =>
    hours === 0 ? "Lige så lang tid" : `${formatDuration(Math.abs(hours))} ${hours > 0 ? "mere" : "mindre"}`,
  thisTime: "Denne tid",
  cancel: "Annuller",
  send: "Send tiden",
} as const;

/** What a number of stars says. */
export const starLabels = {
  0: "Vælg stjerner",
  1: "Dårlig",
  2: "Under middel",
  3: "Middel",
  4: "God",
  5: "Rigtig god",
} as const;

/** The employee's checkout. */
export const employeeCheckoutTexts = {
  /** Said when the company answers while somebody types. */
  typedStays: "Virksomheden har svaret imens. Det, du har tastet, står her stadig.",
  title: "Stempel ud",
  loading: "Henter vagter...",
  booked: (times: string) => `booket ${times}`,
  corporationTimes: "Virksomheden",
  yourTimes: "Dig",
  yours: "Dine tider",
  from: "Fra",
  to: "Til",
  fromHint: "Angiv det tidspunkt, hvor du var omklædt og klar til at arbejde",
  toHint: "Angiv det tidspunkt, hvor du fik fri. Spørg den ansvarlige, hvis du er i tvivl",
  longerThanCorporation: (hours: number) =>
    `Dine tider er ${formatDuration(hours)} længere end virksomhedens`,
  transport: (label: string) => `transporttillæg ${label}`,
  selfPaidBreak: "-30 m. selvbetalt pause",
  explanation: "Forklaring",
  explanationHint: "Skriv, hvorfor du arbejdede længere",
  bankTitle: "Så vi kan betale dig",
  bankHint: "Vi spørger kun, fordi noget mangler.",
  taxCards: { 1: "Hovedkort/Frikort", 2: "Bikort" },
  ratingTitle: (corporation: string) => `Hvordan var ${corporation}?`,
  rate: (corporation: string) => `Bedøm ${corporation}`,
  comment: "Kommentar",
  commentHint: "kun admin ser den",
  /** When the pay of a shift goes out, or went. */
  paidOn: (payday: Day, today: Day) =>
    `${payday < today ? "Udbetaling" : "Udbetales"} ${wholeDay(payday, today)}`,
  paidOnHint: "Bliver tiderne godkendt for sent til det, kommer lønnen måneden efter.",
  /** A link that leads to a shift that nobody can stamp out of here. */
  gone: "Vagten er ikke din længere",
  goneText: "Du har meldt afbud, du er taget af den, eller bookingen er slettet. Det står i din historik.",
  history: "Se din historik",
  locked: "Tiderne er godkendt og kan ikke ændres mere.",
} as const;

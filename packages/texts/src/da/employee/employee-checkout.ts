import type { EmployeeBannerKey, EmployeeButtonKey } from "#rules/checkout/employee-banner.ts";
import type { Day } from "#rules/time/moment.ts";
import { wholeDay } from "#texts/format/days.ts";
import { formatDuration } from "#texts/format/numbers.ts";

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

/** One plain sentence under each banner. */
export const employeeBannerHints = {
  stamp_out: "Ingen har stemplet ud endnu",
  rejected_stamp_new: "Du har valgt en anden tid end virksomheden. Send den, så svarer de.",
  rejected_approve_new: "Virksomheden har foreslået en ny tid. Godkend den, eller ret den herunder.",
  rejected_stamp_again: "I er ikke enige om timerne. Vi ser på dem. Du skal ikke gøre noget.",
  approved: "I er enige",
  approved_new: "I er enige om den nye tid",
  approve: "Virksomheden har stemplet dig ud",
  reject_stamp: "Dine tider er andre end virksomhedens",
  stamped: "Virksomheden skal svare",
} as const satisfies Record<EmployeeBannerKey, string>;

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
  /** Where both have rejected, and the company has answered last. */
  answeredAgain: "Virksomheden har svaret med en anden tid. Vælg den herunder, eller send din egen.",
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

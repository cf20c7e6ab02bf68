import type { TodayKey } from "#rules/shifts/waiting.ts";
import { keepDates } from "#texts/format/days.ts";
import { formatHours, formatLead, plural } from "#texts/format/numbers.ts";

/** An admin's first page (design *I dag*). */
export const todayTexts = {
  title: "I dag",
  index: "Det venter",
  loading: "Henter det, der venter...",
  failed: "Det, der venter, kunne ikke hentes",
  /** «20 ting venter.» */
  waiting: (count: number) => `${plural(count, "ting", "ting")} venter.`,
  mostUrgent: (what: string) => `Mest haster ${what}.`,
  changeUnanswered: (person: string, corporation: string, when: string) =>
    `${person} hos ${corporation}: vagten er ${when}, og personen har ikke svaret på ændringen`,
  missing: (corporation: string, people: number, when: string) =>
    `${corporation}: ${plural(people, "person", "personer")} mangler ${when}`,
  notArrived: (person: string, corporation: string) => `${person} er ikke mødt op hos ${corporation}`,
  late: (minutes: string) => `skriver: ${minutes}\u00a0min. forsinket`,
  notReady: (person: string, corporation: string, when: string) =>
    `${person} hos ${corporation}: vagten er ${when}, og personen er ikke meldt klar`,
  allDone: {
    title: "Alt er på plads",
    text: "Intet venter på jer lige nu.",
    done: (count: number) => `I har klaret ${plural(count, "ting", "ting")} i dag.`,
    /** `when` is «i morgen kl. 16:00»; `ready` is null until people may report ready. */
    nextShift: (when: string, corporation: string, people: number, ready: number | null) =>
      `Næste vagt starter ${when} hos ${corporation}: ${ready === null ? people : `${ready} af ${people}`} er ${ready === null ? "booket" : "meldt klar"}.`,
    next: "Kommende bookinger",
  },
  /** Of under-filled bookings: how far ahead is looked. */
  startsWithin: (hours: number) => `starter inden for ${hours > 72 ? formatLead(hours) : `${hours} timer`}`,
  nothingIn: (groups: string) => `Intet venter her: ${groups}.`,
  all: (count: number) => `Se alle ${count}`,
  allTogether: (count: number) => `Se alle ${count} samlet`,
  isGoingOn: "i gang nu",
  inHours: (hours: number) => (hours < 1 ? "om under en time" : `om ${plural(hours, "time", "timer")}`),
  since: (when: string) => `siden ${when}`,
  answerBy: (when: string) => `senest ${when}`,
  seats: (people: number, places: number) => `${people} af ${places}`,
  at: (job: string, corporation: string) => `${job} hos ${corporation}`,
  and: (person: string, corporation: string) => `${person} og ${corporation}`,
  /** What was agreed before the change. */
  before: (when: string) => `før: ${when}`,
  against: (employee: string, corporation: string) => `${employee} mod ${corporation}`,
  onlyOneSide: { employee: "kun medarbejderen har svaret", corporation: "kun virksomheden har svaret" },
  hoursAWeek: (hours: number) => `${hours} timer om ugen`,
  rest: (hours: number) => `kun ${formatHours(Math.max(0, hours))} hvile`,
  daysOn: (days: number) => `${plural(days, "dag", "dage")} uden fridøgn`,
  people: (count: number) => plural(count, "person", "personer").replace(" ", "\u00a0"),
  bookings: (count: number) => plural(count, "booking", "bookinger").replace(" ", "\u00a0"),
  /** «16. okt.–15. nov.» */
  period: (from: string, to: string) => keepDates(`${from}–${to}`),
  stays: (count: number) => `${plural(count, "person", "personer")} bliver til næste gang`,
  paidOn: (day: string) => `udbetales ${day}`,
  closed: "perioden er lukket",
  quoted: (words: string) => `«${words}»`,
  shiftsWait: (count: number) => `${plural(count, "vagt", "vagter")} venter på løn`,
  sameCpr: (names: string) => `samme CPR-nr. som ${names}`,
  failures: (count: number) => `${plural(count, "forkert kodeord", "forkerte kodeord")} på en time`,
  ends: (day: string, isOver: boolean) => `${isOver ? "udløb" : "udløber"} ${day}`,
  neverEnds: "udløber ikke",
  now: "nu",
  today: "i dag",
  shut: (channel: string) => `${channel} sendes ikke`,
  waits: (count: number) => (count === 0 ? "intet venter lige nu" : `${count} venter`),
  unknownAccount: "en e-mail, som ingen konto har",
  call: (phone: string) => `Ring ${phone}`,
  sendAgain: "Send igen",
  seeInvoice: "Se fakturaen",
  sentAgain: "Den bliver sendt igen",
  seeAndCorrect: "Se og ret",
  to: (channel: string, person: string) => `${channel} til ${person}`,
} as const;

/** The times of one shift, settled from its line. */
export const settleTexts = {
  title: (person: string) => `Afklar timer for ${person}`,
  whose: "Hvilke tider gælder?",
  about: "Tiderne gælder både faktura og løn.",
  take: {
    corporation: "Virksomhedens",
    employee: "Medarbejderens",
    booked: "De bookede",
    other: "Andre tider",
  },
  equal: "Fra og til er ens. Vælg to forskellige tider.",
  see: "Se fakturaen",
  cancel: "Annuller",
  save: "Gem timerne",
  saved: "Timerne er afklaret",
} as const;

/** Title, what its lines have in common, and what the button of a line says. */
export const todayGroups: Record<TodayKey, { title: string; hint: string; action: string }> = {
  security: { title: "Sikkerhed", hint: "nogen gætter måske på kodeord", action: "Se loggen" },
  shut_channels: {
    title: "Beskeder sendes ikke",
    hint: "de venter i postkassen og sendes af sig selv bagefter",
    action: "Se hvorfor",
  },
  not_arrived: {
    title: "Ikke mødt op",
    hint: "vagten er begyndt, og nogen mangler",
    action: "Afgør",
  },
  late_sick: { title: "Sene sygemeldinger", hint: "undskyldt eller et sent afbud", action: "Afgør" },
  under_filled: { title: "Underbemandede", hint: "starter snart", action: "Find personale" },
  changes_unanswered: {
    title: "Ændringer uden svar",
    hint: "fristen er gået, og vagten starter inden for 12 timer",
    action: "Se bookingen",
  },
  not_ready: { title: "Ikke meldt klar", hint: "vagten er i dag eller i morgen", action: "Find afløser" },
  to_approve: { title: "Bookinger at godkende", hint: "ældste først", action: "Se og godkend" },
  not_checked_out: { title: "Ikke stemplet ud", hint: "sluttede inden for 24 timer", action: "Sæt tiderne" },
  late_checkouts: { title: "Mangler stempling", hint: "over 24 timer siden", action: "Sæt tiderne" },
  open_hours: { title: "Timer at afklare", hint: "vagten kan ikke faktureres imens", action: "Afklar" },
  hours_to_approve: { title: "Timer at godkende", hint: "tiderne er aftalt", action: "Se timerne" },
  invoice_questions: { title: "Spørgsmål om fakturaer", hint: "virksomheden venter på svar", action: "Svar" },
  reminders_due: {
    title: "Fakturaer, der kan rykkes",
    hint: "forfaldne og ikke betalt",
    action: "Se og ryk",
  },
  ready_to_invoice: { title: "Klar til faktura", hint: "ældste først", action: "Opret og send faktura" },
  ready_to_pay: { title: "Klar til løn", hint: "ældste først", action: "Send til løn" },
  missing_data: { title: "Mangler oplysninger", hint: "kan ikke få løn før", action: "Se vagten" },
  same_cpr: { title: "Samme CPR-nr.", hint: "to profiler, måske én person", action: "Se personen" },
  prepaid_too_much: {
    title: "Forudbetalt for meget",
    hint: "virksomheden har penge til gode",
    action: "Se og kreditér",
  },
  months_to_close: {
    title: "Måneder at afslutte",
    hint: "tallene kan gå til revisor",
    action: "Se måneden",
  },
  penalties: { title: "Kort at vurdere", hint: "et menneske skal se på dem", action: "Se og vurdér" },
  working_time: {
    title: "Arbejdstid",
    hint: "for lidt hvile, intet fridøgn, eller tæt på den ugentlige grænse",
    action: "Se personen",
  },
  no_permit: {
    title: "Mangler tilladelse",
    hint: "personen har vagter uden ret til at arbejde",
    action: "Se personen",
  },
  expiring_documents: {
    title: "Dokumenter, der udløber",
    hint: "personen har vagter bagefter",
    action: "Se dokumentet",
  },
  new_documents: {
    title: "Nye dokumenter",
    hint: "ingen har set på dem endnu",
    action: "Se og godkend",
  },
  new_profiles: {
    title: "Nye profiler",
    hint: "kan ikke søge, før I har sagt ja",
    action: "Godkend",
  },
  terms_missing: { title: "Ansættelsesbeviser", hint: "mangler, eller er ikke læst", action: "Se personen" },
  transfers: { title: "Gamle profiler", hint: "nogen beder om at få sin profil", action: "Se og svar" },
  failed_deliveries: {
    title: "Fejlede leveringer",
    hint: "sms, mail, fakturaer og løn; også sms, der ikke nåede frem",
    action: "Se og send igen",
  },
};

/** Words of the wire that say what a line is. */
export const todayWords: Readonly<Record<string, string>> = {
  name: "navn",
  cpr: "CPR-nr.",
  bank: "kontonr.",
  yellow: "Gult kort",
  red: "Rødt kort",
  normal: "afbud",
  late: "sent afbud",
  no_show: "udeblivelse",
  asked: "har bedt om en ny vurdering",
  unseen: "ikke vurderet endnu",
  not_given: "ikke givet",
  unread: "ikke læst",
  email: "E-mail",
  sms: "Sms",
  accounting: "Faktura",
  payroll: "Løn",
  company: "meldt ikke mødt op",
  office: "skrevet af kontoret",
  clock: "har ikke tastet pinkoden",
  silent: "har ikke svaret",
  on_my_way: "skriver: på vej",
  email_unconfirmed: "e-mailen er ikke bekræftet",
  ean: "Ikke leveret til EAN",
};

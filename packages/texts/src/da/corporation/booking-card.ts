import type { FinishedLabel, UpcomingLabel } from "#rules/bookings/labels.ts";
import type { BookingStatus } from "#rules/bookings/status.ts";
import type { StatusSummaryFacts, StatusSummaryKey } from "#rules/bookings/status-summary.ts";
import type { Ore } from "#rules/money/ore.ts";
import { formatKronerUnit, plural } from "#texts/format/numbers.ts";
import { formatStaff } from "#texts/format/staff.ts";
import { arrangementTypes } from "./booking-presets.ts";

/** Labels of the upcoming card, by the rule's key. */
export const upcomingLabels = {
  done: "Færdig",
  awaiting_owner: "Venter på en ejer",
  awaiting_approval: "AFVENTER GODKENDELSE AF ADMIN",
  closed: "Lukket",
  full: "Besat",
  going_on: "I gang",
  unfilled: "Ikke besat",
  searching: "GODKENDT - SØGER",
} as const satisfies Record<UpcomingLabel, string>;

/** Labels of the finished card, by the rule's key. */
export const finishedLabels = {
  closed: "Lukket",
  expired: "Udløbet",
  nobody_met: "Ingen mødte",
  approved: "Godkendt",
  rejected: "Afvist",
  stamped_out: "Stemplet ud",
  stamp_out: "Stempl ud",
} as const satisfies Record<FinishedLabel["key"], string>;

export const invoiceLabels = {
  ready: "FAKTURA KLAR",
  sent: "FAKTURA SENDT",
} as const;

/** Status values of a booking in words. */
export const bookingStatusLabels = {
  open: "Åben",
  closed: "Lukket",
  expired: "Udløbet",
  cancelled: "Annulleret",
  finished: "Afsluttet",
  deprecated: "Afsluttet",
} as const satisfies Record<BookingStatus, string>;

/** Cards on the corporation's home, and what unfolds from them. */
export const bookingCardTexts = {
  /** «Afvist 2». */
  rejected: (count: number) => `${finishedLabels.rejected} ${count}`,
  applicants: (count: number) => plural(count, "ansøger", "ansøgere"),
  /** An approved booking on its own page. */
  active: "AKTIV",
  closedCount: "Lukket",
  notYetOpen: "Lukket for ansøgninger, til bookingen er godkendt",
  selected: (selected: number, of: number) => `${selected} af ${of}`,
  checkedIn: "Meld Klar",
  checkedInCount: (ready: number, of: number) => `${ready} af ${of}`,
  ready: "Klar",
  notReady: "Ikke meldt klar",
  confirmed: "Bekræftet",
  phone: {
    first: "Vis tlf. nr.",
    second: (firstName: string) => `Vi ${firstName} nr. klik igen!`,
  },
  showStaff: "Vis personale",
  hideStaff: "Skjul personale",
  noStaff: "Der er ikke valgt nogen endnu",
  more: "Mere",
  moreOf: (day: string) => `Mere om ${day}`,
  copyStaff: "Kopier liste",
  editBooking: "Rediger booking",
  copyList: "KOPIER LISTE",
  open: "ÅBEN",
  edit: "REDIGER",
  languages: { danish: "Dansk", english: "Engelsk" },
  counters: {
    stamped: "Stemplet af jer",
    rated: "Bedømt",
    stampedByStaff: "Stemplet af personalet",
  },
  counter: (done: number, of: number) => `${done} af ${of}`,
} as const;

/** What became of a change of what was agreed, on the card of its booking. */
export const changeOnCardTexts = {
  waiting: (count: number) => `Venter på ${count} svar om ændringen`,
  /** What removals and noes have cost. */
  fee: (amount: Ore) => `Afbestillingsgebyr ${formatKronerUnit(amount)} ekskl. moms`,
} as const;

/** The dialog of a booking that is over and closed. */
export const deprecatedBookingTexts = {
  title: "Afsluttet booking",
  loading: "Indlæser booking...",
  hourlyWage: "Timeløn",
  address: "Adresse",
  staff: "Personale",
  jobDescription: "Jobbeskrivelse",
  access: "Hvordan kommer jeg ind?",
  bookedStaff: "Booket personale",
  checkIn: "Stemplet ind",
  checkOut: "Stemplet ud",
  notStamped: "Ikke stemplet",
} as const;

/** «6 tjenere til julefrokost»; an own entry keeps its first letter. */
export function bookingLead(facts: { people: number; jobTitle: string; arrangement: string }): string {
  const isPreset = arrangementTypes.some((type) => type === facts.arrangement);
  const arrangement = isPreset ? facts.arrangement.toLowerCase() : facts.arrangement;
  return `${formatStaff(facts.people, facts.jobTitle)} til ${arrangement}`;
}

/** A booking that a link led to and that is not there for whoever follows it. */
export const noBookingTexts = {
  title: "Bookingen findes ikke",
  text: "Den kan være skrevet forkert i linket, eller den hører til en anden virksomhed.",
  home: "Gå til bookinger",
} as const;

/** A booking that is there, but not for the page that a link led to. */
export const notNowTexts = {
  over: {
    title: "Bookingen er slut",
    text: "Den kan ikke ændres mere. Har nogen arbejdet andre tider, så ret dem, når I stempler ud.",
    way: "Gå til tiderne",
  },
  ahead: {
    title: "Bookingen er ikke slut endnu",
    text: "Tiderne godkendes her, så snart den er slut.",
    way: "Se bookingen",
  },
} as const;

type StatusSummaryCounts = Pick<StatusSummaryFacts, "selected" | "places" | "applied" | "checkout">;

/** The one sentence of a booking, by the rule's key and who reads it: its company, or an admin. */
export function statusSummarySentence(
  key: StatusSummaryKey,
  facts: StatusSummaryCounts,
  reader: "company" | "admin",
): string {
  return sentences[key](facts, reader === "company");
}

const sentences: Record<StatusSummaryKey, (facts: StatusSummaryCounts, isOwn: boolean) => string> = {
  cancelled: (_, isOwn) =>
    isOwn
      ? "Bookingen er slettet. Den står her kun, så I kan se, hvad der var aftalt."
      : "Bookingen er slettet.",
  owner_declined: (_, isOwn) => `En ejer ${isOwn ? "hos jer" : "i virksomheden"} har sagt nej til bookingen.`,
  awaiting_owner: (_, isOwn) =>
    isOwn
      ? "Venter på, at en ejer hos jer siger ja. Derefter ser vi på bookingen."
      : "Venter på, at en ejer i virksomheden siger ja.",
  owner_silent: () => "Ingen ejer nåede at svare, så bookingen er udløbet.",
  awaiting_approval: (_, isOwn) =>
    `Venter på ${isOwn ? "vores " : ""}godkendelse. Derefter kan personalet ansøge.`,
  closed: (facts) => {
    if (facts.selected >= facts.places) return `Bookingen er lukket. ${allTaken(facts)}`;
    return facts.selected === 0
      ? "Bookingen er lukket, uden at nogen er valgt."
      : `Bookingen er lukket med ${selectedOf(facts)} valgt.`;
  },
  full: allTaken,
  choose: (facts, isOwn) => {
    if (facts.applied > 1) {
      const many = `${facts.applied} ansøgere`;
      return isOwn
        ? `${missing(facts)}. Vælg blandt ${many}.`
        : `${missing(facts)}. ${many} venter på et valg.`;
    }
    return `${missing(facts)}. 1 ansøger venter på ${isOwn ? "jeres" : "et"} valg.`;
  },
  no_applicants: (facts) => `${missing(facts)}. Der er ingen ansøgere endnu.`,
  too_late: (facts, isOwn) =>
    `${missing(facts)}, men vagten starter om mindre end 2 timer.${isOwn ? " Ring, hvis det haster." : ""}`,
  going_on: (facts) =>
    facts.selected >= facts.places
      ? `Vagten er i gang. ${allTaken(facts)}`
      : `Vagten er i gang med ${selectedOf(facts)}.`,
  expired: () => "Ingen blev valgt, så bookingen er udløbet.",
  checkout_closed: ({ checkout: { invoiced, people } }, isOwn) => {
    if (isOwn || invoiced === people) return "Timerne er lukket, og der er ikke mere at gøre.";
    return `Timerne er lukket. ${invoiced > 0 ? `${invoicedOf({ invoiced, people })}.` : "Fakturaen er ikke sendt endnu."}`;
  },
  invoiced: () => "Fakturaen er sendt.",
  nobody_met: () => "Ingen af de valgte mødte op, så der er ingen tider.",
  approved: ({ checkout }) =>
    `Alle tider er godkendt. ${checkout.invoiced > 0 ? `${invoicedOf(checkout)}.` : "Fakturaen er ikke sendt endnu."}`,
  company_hours: ({ checkout: { waitForCompany, people } }, isOwn) =>
    `Venter på ${isOwn ? "jer" : "virksomheden"}: ${waitForCompany} af ${people} mangler ${isOwn ? "jeres" : "dens"} tider eller svar.`,
  staff_hours: ({ checkout: { waitForStaff } }, isOwn) =>
    `Venter på ${plural(waitForStaff, "medarbejder", "medarbejdere")}, som skal svare på ${isOwn ? "jeres" : "virksomhedens"} tider.`,
  agreed: ({ checkout }, isOwn) => {
    if (checkout.invoiced > 0 && isOwn)
      return `Alle tider er aftalt. ${invoicedOf(checkout)}, resten godkender vi først.`;
    return `Alle tider er aftalt. ${isOwn ? "Vi godkender dem til fakturaen." : "De mangler at blive godkendt til fakturaen."}`;
  },
};

function invoicedOf({
  invoiced,
  people,
}: Pick<StatusSummaryCounts["checkout"], "invoiced" | "people">): string {
  return `${invoiced} af ${people} er faktureret`;
}

function missing({ selected, places }: StatusSummaryCounts): string {
  return `Mangler ${places - selected}`;
}

function selectedOf({ selected, places }: StatusSummaryCounts): string {
  return `${selected} af ${places}`;
}

function allTaken({ places }: StatusSummaryCounts): string {
  return places === 1 ? "Pladsen er besat." : `Alle ${places} pladser er besat.`;
}

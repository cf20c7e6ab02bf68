import type { SideLock } from "#rules/checkout/hours-lock.ts";
import type { ShiftWaiting } from "#rules/shifts/waiting.ts";
import { formatDuration, plural } from "#texts/format/numbers.ts";

/** The invoice page of a booking (screens *Invoice page*). */
export const adminInvoiceTexts = {
  title: "Faktura",
  tabs: { selected: "Valgt faktura", week: "VIS UGE" },
  actions: {
    pay: "Send til løn",
    invoice: "Opret og send faktura",
    openBooking: "Se booking",
  },
  /** The two marks: they send nothing, and are asked before they change. */
  marks: {
    group: "Markeringer",
    invoiced: {
      label: "Markeret som faktureret",
      on: {
        title: "Markér som faktureret?",
        text: (count: number) =>
          `${bookings(count)} regnes for faktureret, og virksomheden og personalet kan ikke længere rette timer. Der bliver ikke oprettet eller sendt nogen faktura.`,
        confirm: "Markér",
        done: "Markeret som faktureret. Der er ikke sendt noget.",
      },
      off: {
        title: "Fjern «Markeret som faktureret»?",
        text: (count: number) =>
          `${bookings(count)} regnes ikke længere for faktureret, og timer, der ikke er sendt, kan rettes igen. Fakturaer, der er sendt, bliver stående.`,
        confirm: "Fjern markeringen",
        done: "«Markeret som faktureret» er fjernet.",
      },
    },
    paid: {
      label: "Markeret som betalt",
      on: {
        title: "Markér som betalt?",
        text: (count: number) =>
          `${bookings(count)} tæller ikke længere med i det, virksomheden skylder. Der bliver ikke sendt eller betalt noget.`,
        confirm: "Markér",
        done: "Markeret som betalt. Der er ikke sendt noget.",
      },
      off: {
        title: "Fjern «Markeret som betalt»?",
        text: (count: number) => `${bookings(count)} tæller igen med i det, virksomheden skylder.`,
        confirm: "Fjern markeringen",
        done: "«Markeret som betalt» er fjernet.",
      },
    },
    undo: "Fortryd",
  },
  chips: { invoice: "FAK.", paid: "BET.", pay: "LØN" },
  done: "ja",
  notDone: "nej",
  loading: "Indlæser...",
  legend: { notMet: "Ikke mødt", removed: "Fjernet", sick: "Syg" },
  data: "DATA",
  dataHint: "Mangler CPR, konto nr. eller reg. nr.",
  corporation: {
    title: "Virksomhed",
    name: "Navn",
    contactPerson: "Kontaktperson",
    address: "Adresse",
    cvr: "CVR",
    billingEmail: "Faktura mail",
    loginEmail: "Login mail",
    ean: "EAN",
    invoiceNote: "Note til faktura",
    eanOrderReference: "Ordrereference",
    payment: "Betaling",
  },
  booking: {
    title: "Booking",
    arrangement: "Arrangement",
    staff: "Personale",
    time: "Tid",
    created: "Oprettet",
    approved: "Godkendt",
    bookingPerson: "Ansvarlig",
    hourlyWage: "Timeløn",
    selfPaidBreak: "Selvbetalt pause",
    breakMinutes: "30 minutter",
    places: (count: number) => plural(count, "plads", "pladser"),
    prepayment: "Forudbetaling",
    overCreditCeiling: "Over kreditloftet",
    details: "Oplysninger om bookingen",
  },
  shifts: {
    title: "Vagter",
    /** Names one table among those of a week. */
    of: (day: string, jobTitle: string) => `Vagter, ${day}, ${jobTitle}`,
    wholeWeek: "Hele ugen",
    legend: "Rækkernes farver",
    correct: {
      invoice_refused: "Tag den tilbage under Historik.",
      invoice_accepted: "Ret den under Historik: kreditér den, og lav en ny.",
      pay_refused: "Tag den tilbage under Historik.",
      pay_accepted: "Ret den under Historik: send forskellen.",
    },
    registerOpenTimes: "Udfyld åbne tider",
    nothingToFill: "Ingen åbne tider er aftalt af begge sider",
    setForAll: "Sæt tid for alle",
    setForAllText: "Tiden gælder både faktura og løn og erstatter de tider, der står nu.",
    approveAllInvoice: "Godkend alle til faktura",
    approveAllPayroll: "Godkend alle til løn",
    empty: "Der er ingen vagter på bookingen",
  },
  columns: {
    employee: "Medarbejder",
    attendance: "Fremmøde",
    corporation: "Virksomhed",
    corporationApproved: "Virksomhedens tid godkendt",
    employeeTime: "Medarbejder",
    employeeApproved: "Medarbejderens tid godkendt",
    hours: "Timer",
    wage: "Løn og ferie",
    fee: "Servicetillæg",
    total: "Total",
    invoice: "Faktura",
    payroll: "Løn",
  },
  times: {
    corporation: {
      of: (name: string) => `Virksomhedens tid, ${name}`,
      accept: (name: string) => `Godkend virksomhedens tid for ${name}`,
      reject: (name: string) => `Afvis virksomhedens tid for ${name}`,
    },
    employee: {
      of: (name: string) => `Medarbejderens tid, ${name}`,
      accept: (name: string) => `Godkend medarbejderens tid for ${name}`,
      reject: (name: string) => `Afvis medarbejderens tid for ${name}`,
    },
    none: "Sæt tid",
    noneYet: "Ingen tid",
    accepted: "Godkendt",
    rejected: "Afvist",
    differs: "afviger",
    stamped: "Stemplet",
    notStamped: "Ikke stemplet",
    comment: "Forklaring",
    save: "Gem tid",
    equal: "Start og slut er ens, så der er ingen timer. Vælg andre tider.",
  },
  met: "Mødt",
  /** In its place until the shift begins. */
  notBegun: "Ikke begyndt",
  notStarted: "Kan først sættes, når vagten er startet",
  notMetTitle: (name: string) => `Er ${name} ikke mødt?`,
  notMetText:
    "Medarbejderen får et rødt kort og bliver spærret i 3 måneder. Vagten faktureres og udbetales ikke. Sæt flueben igen for at tage det tilbage.",
  /** Of hours that only others approve. */
  approvals: { approved: "Godkendt", waits: "Ikke godkendt" },
  invoiceFor: (name: string) => `Faktura, ${name}`,
  payrollFor: (name: string) => `Løn, ${name}`,
  metFor: (name: string) => `Mødt, ${name}`,
  removedByCorporation: "Afmeldelser af virksomheden",
  noneRemoved: "Virksomheden har ikke afmeldt nogen",
  feeCanLapse: "Bortfalder, hvis pladsen besættes før start",
  cancellationFee: (hours: string, amount: string) => `Afbestilling, ${hours}, ${amount}`,
  /** What a late removal pays the person, and how far that is. */
  cancellationPay: (amount: string, state: "waits" | "due" | "queued" | "accepted" | "refused") =>
    `Løn for aflyst vagt ${amount}${cancellationPayStates[state]}`,
  rounding: "Øreafrunding",
  /** Times that the company's silence agreed on, and the hours that it left open. */
  bySilence: (at: string) => `Aftalt ved tavshed ${at}`,
  openRest: (hours: number) =>
    hours > 0 ? `${formatDuration(hours)} mere er ikke aftalt` : `${formatDuration(-hours)} for meget`,
  lines: {
    title: "Fakturaens linjer",
    line: "Linje",
    quantity: "Antal",
    unitPrice: "Enhedspris",
    amount: "Beløb",
  },
  superTotals: {
    title: "I alt",
    hours: "Timer",
    transport: "Transport",
    wage: "Løn",
    holiday: "Ferie",
    fees: "Tillæg",
    total: "I alt ekskl. moms",
    /** Beside a total that holds people whose hours are open. */
    estimate: (open: number) =>
      `Et skøn: ${plural(open, "åben vagt", "åbne vagter")} er regnet efter de bookede tider.`,
  },
} as const;

/** «Bookingen», «2 bookinger». */
function bookings(count: number): string {
  return count === 1 ? "Bookingen" : `${count} bookinger`;
}

/** Why a side of a booking can't be changed any more, by the key of the answer. */
export const adminLockTexts = {
  invoice_requested: "Fakturaen er bestilt, så det, der faktureres, ligger fast.",
  invoice_refused: "Fakturaen blev afvist, og det, der faktureres, ligger fast, til den er taget tilbage.",
  invoice_accepted: "Fakturaen er oprettet, så det, der faktureres, ligger fast.",
  pay_requested: "Lønnen er sendt, så det, der udbetales, ligger fast.",
  pay_refused: "Lønnen blev afvist, og det, der udbetales, ligger fast, til den er taget tilbage.",
  pay_accepted: "Lønnen er modtaget, så det, der udbetales, ligger fast.",
} as const satisfies Record<SideLock, string>;

/** What a shift waits for. */
export const shiftWaitingTexts = {
  not_ready: "Har ikke meldt sig klar endnu.",
  not_checked_out: "Ingen har stemplet endnu.",
  late_checkouts: "Ingen har stemplet over 24 timer efter vagten.",
  open_hours: "Timerne er ikke aftalt.",
  hours_to_approve: "Timerne er aftalt og mangler jeres godkendelse.",
} as const satisfies Record<ShiftWaiting, string>;

const cancellationPayStates = {
  waits: ", hvis pladsen ikke besættes før start",
  due: ", ikke sendt endnu",
  queued: ", på vej til løn",
  accepted: ", sendt til løn",
  refused: ", afvist af lønsystemet",
} as const;

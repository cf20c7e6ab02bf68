import type { Ore } from "#rules/money/ore.ts";
import type { Day } from "#rules/time/moment.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { dayWords, formatDayLong } from "#texts/format/days.ts";
import { formatKronerUnit, formatPercent, listOf, plural } from "#texts/format/numbers.ts";
import { type BookingFacts, bookingLines, type Email, type Letter, layOut } from "./layout.ts";

/** A booking with how many places are empty and how many people apply for them. */
export type PlacesFacts = BookingFacts & { readonly free: number; readonly applicants: number };

/** To the company when people have applied; `fresh` counts those whom it was not told of (noti_applicants_booking). */
export function applicantsCame(booking: PlacesFacts & { readonly fresh: number }, brand: Brand): Email {
  const { fresh, applicants, free, day } = booking;
  const all = applicants > fresh ? ` I alt er der ${plural(applicants, "ansøger", "ansøgere")}.` : "";
  return letterTo(booking, brand, {
    subject: `${plural(fresh, "ny ansøger", "nye ansøgere")} til jeres booking ${dayWords(day)}`,
    paragraphs: [
      `${plural(fresh, "person har", "personer har")} søgt.${all} I mangler at vælge ${people(free)}.`,
    ],
    action: "Se ansøgere, og vælg",
  });
}

/** To the company while places are still empty shortly before the start. */
export function placesEmpty(booking: PlacesFacts, brand: Brand): Email {
  const { free, applicants, day } = booking;
  return letterTo(booking, brand, {
    subject: `I mangler stadig ${people(free)} ${dayWords(day)}`,
    paragraphs: [
      applicants > 0
        ? `${plural(applicants, "person har", "personer har")} søgt og venter på jeres svar. Vælg dem, I vil have.`
        : "Ingen venter på svar lige nu. En højere timeløn eller kortere krav kan hjælpe, og I kan altid ringe til os.",
    ],
    action: applicants > 0 ? "Vælg blandt ansøgerne" : "Ret bookingen",
  });
}

/** To the company once a booking has begun with empty places. */
export function placesUnfilled(booking: BookingFacts & { readonly free: number }, brand: Brand): Email {
  const { free, numberOfStaff, day } = booking;
  const isEmpty = free === numberOfStaff;
  return letterTo(booking, brand, {
    subject: isEmpty
      ? `Vi fandt ingen til jeres booking ${dayWords(day)}`
      : `I fik ${numberOfStaff - free} af ${numberOfStaff} ${dayWords(day)}`,
    paragraphs: [
      `Det lykkedes ikke at finde ${isEmpty ? "nogen" : people(free)}, før vagten begyndte. Det beklager vi. I betaler ikke for tomme pladser.`,
    ],
    action: "Se bookingen",
  });
}

/** To the company the evening before, when selected people have not reported ready (noti_not_ready_booking). */
export function notReady(booking: BookingFacts & { readonly names: readonly string[] }, brand: Brand): Email {
  const { names, day } = booking;
  return letterTo(booking, brand, {
    subject: `${people(names.length)} har ikke meldt klar til ${dayWords(day)}`,
    paragraphs: [
      `${listOf(names)} har ikke meldt sig klar endnu. Ring gerne, telefonnumrene står på bookingen. Får I ikke fat i nogen, så ring til os.`,
    ],
    action: "Se holdet, og ring",
  });
}

/** To the company when its order is paid in advance (noti_prepayment_booking). */
export function prepaymentDue(
  booking: BookingFacts & {
    readonly prepayment: { readonly percents: readonly number[]; readonly amount: Ore };
  },
  brand: Brand,
): Email {
  const { percents, amount } = booking.prepayment;
  return letterTo(booking, brand, {
    subject: `Forudbetaling for ${dayWords(booking.day)}`,
    paragraphs: [
      `Efter handelsbetingelserne forudbetales ${percents.map(formatPercent).join(" + ")}, i alt ${formatKronerUnit(amount)} ekskl. moms, for alle jeres bookinger samme dag og sted.`,
      "Vi sender en faktura på forudbetalingen. Beløbet trækkes fra på den endelige faktura.",
    ],
    action: "Se bookingen",
  });
}

/** To the company when an invoice, a credit note or an invoice of a prepayment is sent (noti_invoice_booking). */
export function invoiceSent(
  booking: BookingFacts & {
    readonly kind: "invoice" | "credit_note" | "prepayment";
    readonly number: string | null;
    readonly total: Ore;
    readonly dueDate: Day | null;
    readonly isElectronic: boolean;
    readonly billingEmail: string;
  },
  brand: Brand,
): Email {
  const { kind, number, total, dueDate, isElectronic, billingEmail } = booking;
  const name = `${documents[kind]}${number === null ? "" : ` ${number}`}`;
  const due =
    dueDate === null || kind === "credit_note" ? [] : [["Betales senest", formatDayLong(dueDate)] as const];
  return letterTo(
    booking,
    brand,
    {
      subject: `${name} for ${dayWords(booking.day)}`,
      paragraphs: [
        isElectronic
          ? "Den er sendt elektronisk til jeres EAN-nummer."
          : `Den er sendt til ${billingEmail}. Er noget ikke, som I havde regnet med, så ring eller skriv til os.`,
      ],
      action: "Se bookingen",
    },
    [[documents[kind], `${formatKronerUnit(total)} ekskl. moms`] as const, ...due],
  );
}

const documents = {
  invoice: "Faktura",
  credit_note: "Kreditnota",
  prepayment: "Faktura på forudbetaling",
} as const;

function people(count: number): string {
  return plural(count, "person", "personer");
}

function letterTo(
  booking: BookingFacts,
  brand: Brand,
  message: Pick<Letter, "subject" | "paragraphs"> & { readonly action: string },
  facts: readonly (readonly [string, string])[] = [],
): Email {
  return layOut(
    {
      subject: message.subject,
      greeting: `Hej ${booking.contactPerson}`,
      paragraphs: message.paragraphs,
      facts: [...facts, ...bookingLines(booking)],
      action: { label: message.action, link: booking.link },
    },
    brand,
  );
}

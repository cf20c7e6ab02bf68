import type { Ore } from "#rules/money/ore.ts";
import type { ClockTime, Day } from "#rules/time/moment.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { whenLong } from "#texts/format/days.ts";
import { formatKronerUnit, plural } from "#texts/format/numbers.ts";
import { formatStaff } from "#texts/format/staff.ts";
import { type Email, layOut } from "./email/layout.ts";

/** A booking as these letters name it. */
interface BookedFacts {
  readonly id: number;
  readonly day: Day;
  readonly from: ClockTime;
  readonly to: ClockTime;
  readonly people: number;
  readonly jobTitle: string;
}

interface OwnerLetterFacts {
  /** Whom it is to. */
  readonly name: string;
  readonly booker: string;
  readonly bookings: readonly BookedFacts[];
  /** Of all of them, excl. VAT. */
  readonly total: Ore;
  readonly link: string;
}

const MAX_NAMED = 8;

function factsOf(bookings: readonly BookedFacts[]): (readonly [string, string])[] {
  const named = bookings
    .slice(0, MAX_NAMED)
    .map(
      ({ id, people, jobTitle, ...times }) =>
        ["Booking", `${id}, ${formatStaff(people, jobTitle)}, ${whenLong(times)}`] as const,
    );
  const more = bookings.length - MAX_NAMED;
  return more > 0 ? [...named, ["Og", `${plural(more, "booking", "bookinger")} mere`]] : named;
}

/** To each owner of a company: a booker has booked above the amount, and waits for an answer. */
export function ownerAsked(facts: OwnerLetterFacts & { readonly limit: Ore }, brand: Brand): Email {
  const price = formatKronerUnit(facts.total);
  return layOut(
    {
      subject: `${facts.booker} vil booke og venter på dig`,
      greeting: `Hej ${facts.name}`,
      paragraphs: [
        `${facts.booker} vil booke for ${price} ekskl. moms. Det er over jeres grænse på ${formatKronerUnit(facts.limit)}, så en ejer skal sige ja først.`,
        "Indtil da ser hverken vi eller personalet bookingen. Svar, inden vagten starter. Ellers udløber den.",
      ],
      facts: factsOf(facts.bookings),
      action: { label: "Se og svar", link: facts.link },
    },
    brand,
  );
}

/** To the booker: what was just sent waits for an owner. */
export function waitsForOwner(facts: OwnerLetterFacts & { readonly owners: string }, brand: Brand): Email {
  return layOut(
    {
      subject: `Din booking venter på ${facts.owners}`,
      greeting: `Hej ${facts.name}`,
      paragraphs: [
        `Du har booket for ${formatKronerUnit(facts.total)} ekskl. moms. Det skal en ejer godkende, og vi har skrevet til ${facts.owners}.`,
        "Du får en mail, når der er svar. Indtil da kan du ændre eller slette bookingen.",
      ],
      facts: factsOf(facts.bookings),
      action: { label: "Se bookingen", link: facts.link },
    },
    brand,
  );
}

/** To the booker: an owner has approved; the office is next, unless it need not see the company's bookings. */
export function ownerApproved(
  facts: OwnerLetterFacts & { readonly owner: string; readonly isPublished: boolean },
  brand: Brand,
): Email {
  return layOut(
    {
      subject: `${facts.owner} har godkendt din booking`,
      greeting: `Hej ${facts.name}`,
      paragraphs: [
        facts.isPublished
          ? `${facts.owner} har sagt ja, og vi søger nu personale til jer.`
          : `${facts.owner} har sagt ja. Nu ser vi bookingen igennem og skriver, når den er godkendt.`,
      ],
      facts: factsOf(facts.bookings),
      action: { label: "Se bookingen", link: facts.link },
    },
    brand,
  );
}

/** To the booker: an owner has declined, and why. */
export function ownerDeclined(
  facts: OwnerLetterFacts & { readonly owner: string; readonly reason: string },
  brand: Brand,
): Email {
  return layOut(
    {
      subject: `${facts.owner} har sagt nej til din booking`,
      greeting: `Hej ${facts.name}`,
      paragraphs: [
        `${facts.owner} har sagt nej, og bookingen er slettet.`,
        `Begrundelse: ${facts.reason}`,
        "Tal sammen om det, og opret en ny booking, hvis I finder en løsning.",
      ],
      facts: factsOf(facts.bookings),
      action: { label: "Se bookingen", link: facts.link },
    },
    brand,
  );
}

/** To the booker and the owners: the start came before an answer. */
export function ownerUnanswered(facts: OwnerLetterFacts, brand: Brand): Email {
  return layOut(
    {
      subject: "En booking er udløbet uden svar fra en ejer",
      greeting: `Hej ${facts.name}`,
      paragraphs: [
        `${facts.booker} havde booket for ${formatKronerUnit(facts.total)} ekskl. moms, men ingen ejer nåede at svare, før vagten skulle starte. Bookingen er udløbet, og den koster ikke noget.`,
        "Skal I stadig bruge personale, så opret en ny booking, eller ring til os, hvis det haster.",
      ],
      facts: factsOf(facts.bookings),
      action: { label: "Se bookingen", link: facts.link },
    },
    brand,
  );
}

import type { PenaltyRule } from "#rules/cancelling/reviews.ts";
import type { ClockTime, Day, Moment } from "#rules/time/moment.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { cardNames, elsewhere, knownCards, liftedBy } from "#texts/da/employee/penalties.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { dayWords, whenLong, wholeDay } from "#texts/format/days.ts";
import { formatMomentLong } from "#texts/format/moments.ts";
import { type Email, layOut, numberLine } from "./layout.ts";

/** A penalty as its messages tell of it. */
export interface PenaltyFacts {
  readonly firstName: string;
  readonly bookingId: number;
  readonly card: "yellow" | "red";
  readonly rule: PenaltyRule;
  readonly jobTitle: string;
  readonly corporationName: string;
  readonly day: Day;
  readonly from: ClockTime;
  readonly to: ClockTime;
  /** Where it was, in one line. */
  readonly address: string;
  readonly freezeUntil: Moment | null;
  readonly isHeld: boolean;
  readonly liftsWhen: "replaced" | "met" | null;
  /** The day until which whoever asks for a review today has an answer. */
  readonly answerBy: Day;
  readonly link: string;
}

const because: Record<PenaltyRule, string> = {
  cancellation: "Du meldte afbud til en vagt, du var valgt til.",
  late_cancellation: "Du meldte afbud under 48 timer før vagten. Det giver også 1 stjerne.",
  second_cancellation: "Det var andet afbud inden for 10 vagter.",
  second_late_cancellation:
    "Du meldte afbud under 48 timer før vagten og havde et gult kort i forvejen. Det giver også 1 stjerne.",
  no_show: "Du er skrevet som udeblevet fra vagten.",
};

/** To an employee who has got a card: why, until when, what removes it, and how to have it looked at. */
export function penaltyGiven(facts: PenaltyFacts, brand: Brand): Email {
  const card = cardNames[facts.card].toLowerCase();
  return layOut(
    {
      subject: `Du har fået et ${card}`,
      greeting: `Hej ${facts.firstName}`,
      paragraphs: [
        because[facts.rule],
        ...(facts.liftsWhen ? [liftedBy[facts.liftsWhen]] : []),
        `Er der noget, vi skal vide, så bed om en ny vurdering. Et menneske læser den og svarer senest ${wholeDay(facts.answerBy, facts.answerBy)}, hvis du spørger i dag.`,
      ],
      facts: [...shiftFacts(facts), ...costOf(facts)],
      action: { label: "Se dine kort", link: facts.link },
    },
    brand,
  );
}

/** To an employee whose card is gone without anybody's decision. */
export function penaltyGone(facts: PenaltyFacts, why: "replaced" | "met", brand: Brand): Email {
  return layOut(
    {
      subject: `Dit ${knownCards[facts.card]} er væk`,
      greeting: `Hej ${facts.firstName}`,
      paragraphs: [
        why === "replaced"
          ? "En anden har taget vagten, så kortet og alt, hvad det førte til, er fjernet."
          : "Kontoret har rettet det til, at du mødte, så kort og spærring er fjernet.",
      ],
      facts: shiftFacts(facts),
      action: { label: "Se dine kort", link: facts.link },
    },
    brand,
  );
}

/** What the office has said of a card. */
export interface PenaltyAnswer extends PenaltyFacts {
  readonly decision: "uphold" | "lift";
  readonly reason: string;
  readonly reviewer: string;
}

/** To an employee whose card a person of the office has upheld or lifted, with the reason. */
export function penaltyAnswered(answer: PenaltyAnswer, brand: Brand): Email {
  const isLifted = answer.decision === "lift";
  const card = knownCards[answer.card];
  return layOut(
    {
      subject: isLifted ? `Dit ${card} er ophævet` : `Dit ${card} er fastholdt`,
      greeting: `Hej ${answer.firstName}`,
      paragraphs: [
        `${answer.reviewer} har set på dit ${card} og ${isLifted ? "ophævet" : "fastholdt"} det: ${answer.reason}`,
        isLifted
          ? "Kortet og alt, hvad det førte til, er fjernet."
          : elsewhere(formatPhone(brand.supportPhone)),
      ],
      facts: [...shiftFacts(answer), ...(isLifted ? [] : costOf({ ...answer, isHeld: false }))],
      action: { label: "Se dine kort", link: answer.link },
    },
    brand,
  );
}

/** The answer to a request for review, as an SMS. */
export function penaltyAnsweredSms(answer: PenaltyAnswer, brand: Brand): string {
  const verb = answer.decision === "lift" ? "ophævet" : "fastholdt";
  const card = knownCards[answer.card];
  return `Hej ${answer.firstName}. Dit ${card} fra ${dayWords(answer.day)} (#${answer.bookingId}) er ${verb}. Læs hvorfor: ${answer.link} ${brand.name}`;
}

function shiftFacts(facts: PenaltyFacts): (readonly [string, string])[] {
  return [
    ["Vagt", `${facts.jobTitle}, ${facts.corporationName}`],
    ["Tid", whenLong(facts)],
    ["Sted", facts.address],
    numberLine(facts),
  ];
}

/** What the penalty costs: card and star, and the freeze. */
function costOf(facts: PenaltyFacts): (readonly [string, string])[] {
  const card = cardNames[facts.card];
  return [
    ["Kort", STARRED.includes(facts.rule) ? `${card} og 1 stjerne` : card],
    ["Spærring", freezeOf(facts)],
  ];
}

/** What gives a star besides the card. */
const STARRED: readonly PenaltyRule[] = ["late_cancellation", "second_late_cancellation"];

function freezeOf({ freezeUntil, isHeld }: Pick<PenaltyFacts, "freezeUntil" | "isHeld">): string {
  if (freezeUntil === null) return "Ingen, du kan stadig søge jobs";
  const until = `til ${formatMomentLong(freezeUntil, freezeUntil)}`;
  return isHeld ? `${until}, når et menneske har set på den` : until;
}

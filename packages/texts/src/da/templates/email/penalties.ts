import type { PenaltyRule } from "#rules/cancelling/reviews.ts";
import type { ClockTime, Day, Moment } from "#rules/time/moment.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { cardNames, elsewhere, knownCards, liftedBy } from "#texts/da/employee/penalties.ts";
import { exampleJob, exampleMoment } from "#texts/da/templates/letters/examples.ts";
import { type LetterContent, letter } from "#texts/da/templates/letters/letter.ts";
import { dayWords, whenLong, wholeDay } from "#texts/format/days.ts";
import { formatMomentLong } from "#texts/format/moments.ts";
import { numberLine } from "./layout.ts";

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

const examplePenalty: PenaltyFacts = {
  ...exampleJob,
  ...{ card: "yellow", rule: "late_cancellation", liftsWhen: "replaced", isHeld: false },
  freezeUntil: exampleMoment,
  answerBy: "2026-11-30",
};

const say = (facts: PenaltyFacts): LetterContent => ({
  greeting: `Hej ${facts.firstName}`,
  values: {
    fornavn: facts.firstName,
    stilling: facts.jobTitle,
    virksomhed: facts.corporationName,
    dag: dayWords(facts.day),
    tidspunkt: whenLong(facts),
    bookingnummer: String(facts.bookingId),
    kort: cardNames[facts.card].toLowerCase(),
    dit_kort: knownCards[facts.card],
  },
  facts: shiftFacts(facts),
  link: facts.link,
});

/** To an employee who has got a card: why, until when, what removes it, and how to have it looked at. */
export const penaltyGiven = letter({
  key: "penalty_given",
  to: "employee",
  title: "Har fået et kort",
  when: "når medarbejderen har fået et gult eller rødt kort",
  subject: "Du har fået et {kort}",
  paragraphs: [
    "{hvorfor_kortet}",
    "{hvad_fjerner_kortet}",
    "Er der noget, vi skal vide, så bed om en ny vurdering. Et menneske læser den og svarer senest {svar_senest}, hvis du spørger i dag.",
  ],
  button: "Se dine kort",
  required: ["kort", "hvorfor_kortet", "hvad_fjerner_kortet", "svar_senest"],
  say(facts: PenaltyFacts) {
    const content = say(facts);
    return {
      ...content,
      values: {
        ...content.values,
        hvorfor_kortet: because[facts.rule],
        hvad_fjerner_kortet: facts.liftsWhen ? liftedBy[facts.liftsWhen] : "",
        svar_senest: wholeDay(facts.answerBy, facts.answerBy),
      },
      facts: [...shiftFacts(facts), ...costOf(facts)],
    };
  },
  example: examplePenalty,
});

const penaltyReplaced = letter({
  key: "penalty_replaced",
  to: "employee",
  title: "Kort væk: en anden tog vagten",
  when: "når et kort forsvinder, fordi en anden har taget vagten",
  subject: "Dit {dit_kort} er væk",
  paragraphs: ["En anden har taget vagten, så kortet og alt, hvad det førte til, er fjernet."],
  button: "Se dine kort",
  say,
  example: examplePenalty,
});

const penaltyMet = letter({
  key: "penalty_met",
  to: "employee",
  title: "Kort væk: mødte alligevel",
  when: "når et kort forsvinder, fordi kontoret har rettet det til, at medarbejderen mødte",
  subject: "Dit {dit_kort} er væk",
  paragraphs: ["Kontoret har rettet det til, at du mødte, så kort og spærring er fjernet."],
  button: "Se dine kort",
  say,
  example: examplePenalty,
});

/** To an employee whose card is gone without anybody's decision. */
export function penaltyGone(facts: PenaltyFacts, why: "replaced" | "met", brand: Brand) {
  return (why === "replaced" ? penaltyReplaced : penaltyMet)(facts, brand);
}

/** What the office has said of a card. */
export interface PenaltyAnswer extends PenaltyFacts {
  readonly decision: "uphold" | "lift";
  readonly reason: string;
  readonly reviewer: string;
}

const exampleAnswer: PenaltyAnswer = {
  ...examplePenalty,
  ...{ decision: "lift", reason: "Du havde ringet i tide.", reviewer: "Ida" },
};

function sayAnswer(answer: PenaltyAnswer): LetterContent {
  const content = say(answer);
  return {
    ...content,
    values: { ...content.values, sagsbehandler: answer.reviewer, begrundelse: answer.reason },
  };
}

const penaltyLifted = letter({
  key: "penalty_lifted",
  to: "employee",
  title: "Kort ophævet",
  when: "når kontoret ophæver et kort",
  subject: "Dit {dit_kort} er ophævet",
  paragraphs: [
    "{sagsbehandler} har set på dit {dit_kort} og ophævet det: {begrundelse}",
    "Kortet og alt, hvad det førte til, er fjernet.",
  ],
  button: "Se dine kort",
  required: ["begrundelse"],
  say: sayAnswer,
  example: exampleAnswer,
});

const penaltyUpheld = letter({
  key: "penalty_upheld",
  to: "employee",
  title: "Kort fastholdt",
  when: "når kontoret fastholder et kort",
  subject: "Dit {dit_kort} er fastholdt",
  paragraphs: [
    "{sagsbehandler} har set på dit {dit_kort} og fastholdt det: {begrundelse}",
    elsewhere("{vores_telefon}"),
  ],
  button: "Se dine kort",
  required: ["begrundelse"],
  say: (answer: PenaltyAnswer) => ({
    ...sayAnswer(answer),
    facts: [...shiftFacts(answer), ...costOf({ ...answer, isHeld: false })],
  }),
  example: exampleAnswer,
});

/** To an employee whose card a person of the office has upheld or lifted, with the reason. */
export function penaltyAnswered(answer: PenaltyAnswer, brand: Brand) {
  return (answer.decision === "lift" ? penaltyLifted : penaltyUpheld)(answer, brand);
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

export const penaltyLetters = [penaltyGiven, penaltyReplaced, penaltyMet, penaltyLifted, penaltyUpheld];

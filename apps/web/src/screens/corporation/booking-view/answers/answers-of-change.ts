import type { WireChangeOfPerson } from "#contract/bookings/agreement.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { AnswerCounts } from "#texts/da/corporation/change-agreed.ts";

/** What became of a question to one person, and whether the place is the company's move now. */
export interface AnswerOfPerson {
  readonly change: WireChangeOfPerson;
  readonly is: "yes" | "waiting" | "overdue" | "open" | "filled";
}

/** Those with an open place first, then those who wait, then the others; the latest answer of each first. */
const order: readonly AnswerOfPerson["is"][] = ["open", "overdue", "waiting", "yes", "filled"];

/**
 * What each person said to the change of a booking. Whoever said no or nothing left a place: as many of them as there are
 * free places stand as open, the latest first, the others as filled again.
 */
export function answersOf(
  booking: Pick<WireCorporationBooking, "changes" | "number_of_staff" | "selectedShifts">,
  now: Moment,
): AnswerOfPerson[] {
  const latestFirst = booking.changes.toSorted((a, b) => settledAt(b) - settledAt(a));
  let free = Math.max(0, booking.number_of_staff - booking.selectedShifts);
  const answers = latestFirst.map((change): AnswerOfPerson => {
    if (change.state === "accepted") return { change, is: "yes" };
    if (change.state === "asked") {
      return { change, is: now >= Date.parse(change.answer_by) ? "overdue" : "waiting" };
    }
    free -= 1;
    return { change, is: free >= 0 ? "open" : "filled" };
  });
  return answers.toSorted((a, b) => order.indexOf(a.is) - order.indexOf(b.is));
}

/** How many said what. */
export function countAnswers(changes: readonly WireChangeOfPerson[]): AnswerCounts {
  const count = (state: WireChangeOfPerson["state"]) => changes.filter((one) => one.state === state).length;
  const elsewhere = changes.filter(isElsewhere).length;
  return {
    yes: count("accepted"),
    waiting: count("asked"),
    no: count("declined"),
    silent: count("expired") - elsewhere,
    elsewhere,
  };
}

/** Whether somebody was released before the time to answer was up: for another shift at the new time. */
export function isElsewhere({ state, settled_at, answer_by }: WireChangeOfPerson): boolean {
  return state === "expired" && settled_at !== null && Date.parse(settled_at) < Date.parse(answer_by);
}

/** When the last question went out, and until when the last one of those that are out is to be answered. */
export function timesOf(changes: readonly WireChangeOfPerson[]): {
  askedAt: Moment;
  answerBy: Moment | null;
} {
  const out = changes.filter(({ state }) => state === "asked");
  const answerBy = Math.max(...out.map(({ answer_by }) => Date.parse(answer_by)));
  return {
    askedAt: Math.max(...changes.map(({ asked_at }) => Date.parse(asked_at))),
    answerBy: out.length > 0 ? answerBy : null,
  };
}

function settledAt({ settled_at, asked_at }: WireChangeOfPerson): Moment {
  return Date.parse(settled_at ?? asked_at);
}

import { expect, test } from "vitest";
import { addDays, HOUR_MS, type Moment, momentOf } from "#rules/time/moment.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import {
  annulCancellation,
  annulNoShow,
  annulPenalty,
  currentCard,
  frozenUntil,
  isLateCancellation,
  type NewPenalty,
  type Penalty,
  penaltyForCancellation,
  penaltyForNoShow,
  type SelectedShift,
} from "./penalties.ts";

/** Shifts 1, 2, 3 … on one day after the other from 1 December 2026, as the rule book's examples have them. */
const shifts: SelectedShift[] = Array.from({ length: 30 }, (_, index) => ({
  id: index + 1,
  startsAt: momentOf(addDays("2026-12-01", index), "10:00"),
}));

/** `5 early`, `5 late` or `5 no-show`: what happens to a shift, and when. */
function incidentFrom(text: string): { shiftId: number; what: string; at: Moment } {
  const [number, what = ""] = text.split(" ");
  const shiftId = Number(number);
  const startsAt = momentOf(addDays("2026-12-01", shiftId - 1), "10:00");
  const lead = { early: 48 * HOUR_MS, late: 48 * HOUR_MS - 60_000, "no-show": 0 }[what];
  if (lead === undefined) throw new Error(`"${text}" is neither early, late nor a no-show`);
  return { shiftId, what, at: startsAt - lead };
}

function penaltyOf(penalties: Penalty[], incident: string): NewPenalty {
  const { shiftId, what, at } = incidentFrom(incident);
  if (what === "no-show") return penaltyForNoShow(shiftId, at);
  return penaltyForCancellation(penalties, shifts, shiftId, at);
}

/** Stores a penalty as the server does. */
function store(penalties: Penalty[], { penalty, consumes }: NewPenalty): Penalty[] {
  const id = penalties.length + 100;
  const kept = penalties.map((one) => (consumes.includes(one.id) ? { ...one, consumedBy: id } : one));
  return [...kept, { id, ...penalty, annulledAt: null, consumedBy: null, isHeld: false }];
}

function penaltiesFor(incidents: string[]): Penalty[] {
  return incidents.reduce<Penalty[]>((stored, incident) => store(stored, penaltyOf(stored, incident)), []);
}

function withChanges(penalties: Penalty[], changed: Penalty[]): Penalty[] {
  return penalties.map((penalty) => changed.find(({ id }) => id === penalty.id) ?? penalty);
}

eachExample("cancellation", "Late cancellation", (row) => {
  expect(isLateCancellation(row.moment("Cancelled at"), row.moment("Start"))).toBe(row.yes("Late"));
});

eachExample("cancellation", "Card for a cancellation", (row) => {
  const { penalty } = penaltyOf(penaltiesFor(row.list("Cancelled before")), row.text("Cancels"));
  expect(penalty).toMatchObject({
    kind: row.text("Kind"),
    card: row.text("Card"),
    freezeUntil: row.momentOrNull("Frozen until"),
  });
});

eachExample("cancellation", "Not met", (row) => {
  const at = row.moment("Set to not met at");
  expect(penaltyForNoShow(1, at)).toEqual({
    penalty: {
      shiftId: 1,
      kind: row.text("Kind"),
      card: row.text("Card"),
      occurredAt: at,
      freezeUntil: row.moment("Frozen until"),
    },
    consumes: row.list("Uses up"),
  });
});

eachExample("cancellation", "Length of a freeze", (row) => {
  const from = row.moment("From");
  const kind = row.text("Kind");
  const startsAt = kind === "late" ? from + HOUR_MS : from + 100 * HOUR_MS;
  const { penalty } =
    kind === "no_show"
      ? penaltyForNoShow(1, from)
      : penaltyForCancellation([], [{ id: 1, startsAt }], 1, from);
  expect(penalty).toMatchObject({
    kind,
    card: row.text("Card"),
    freezeUntil: row.momentOrNull("Frozen until"),
  });
});

eachExample("cancellation", "Taking a penalty back", (row) => {
  const now = momentOf("2026-12-02", "12:00");
  const before = penaltiesFor(row.list("Penalties for"));
  const [by = "", , number] = row.text("Taken back").split(" ");
  const shiftId = Number(number);
  const ways: Record<string, () => Penalty[]> = {
    replacement: () => annulCancellation(before, shiftId, now),
    met: () => annulNoShow(before, shiftId, now),
    lifting: () => annulPenalty(before, before.find((one) => one.shiftId === shiftId)?.id ?? 0, now),
  };
  const after = withChanges(before, ways[by]?.() ?? []);

  const cards = after.map(({ card, annulledAt }) => (annulledAt === null ? card : "annulled"));
  expect(cards).toEqual(row.list("Cards afterwards"));
  expect(currentCard(after, now)).toBe(row.textOrNull("Current card"));
  expect(frozenUntil(after, now)).toBe(row.momentOrNull("Frozen until"));
  expect(penaltyOf(after, row.text("Next cancellation")).penalty.card).toBe(row.text("Its card"));
});

test("a penalty is taken back once: a second time changes nothing", () => {
  const now = momentOf("2026-12-02", "12:00");
  const once = penaltiesFor(["5 early"]);
  const changed = annulCancellation(once, 5, now);
  expect(changed).toMatchObject([{ annulledAt: now }]);
  expect(annulCancellation(withChanges(once, changed), 5, now + 1)).toEqual([]);
});

test("only the penalties that change are given back", () => {
  const now = momentOf("2026-12-02", "12:00");
  const red = penaltiesFor(["1 early", "5 early", "20 early"]);
  expect(annulCancellation(red, 20, now).map(({ shiftId }) => shiftId)).toEqual([20]);
});

eachExample("cancellation", "Current card", (row) => {
  const isHeld = row.yes("Held");
  const penalties = penaltiesFor(row.list("Penalties for")).map((one) => ({ ...one, isHeld }));
  const now = row.moment("Now");
  expect(currentCard(penalties, now)).toBe(row.textOrNull("Card"));
  expect(frozenUntil(penalties, now)).toBe(row.momentOrNull("Frozen until"));
});

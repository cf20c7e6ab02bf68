import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDelayedSaves } from "./delayed-saves.ts";
import type { InvoiceDetails } from "./invoice-details.ts";
import {
  type Edit,
  saveNow,
  shownWith,
  startOnce,
  storedWith,
  withEdit,
  withoutEdit,
} from "./unsaved-edits.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Details with a list of what was shown on them, and nothing else. */
const details = (shown: string[] = [], more: object = {}) =>
  ({ shown, ...more }) as unknown as InvoiceDetails;

function edit(control: string, value: string, save: Edit["save"] = () => Promise.resolve()): Edit {
  const show = (before: InvoiceDetails) =>
    ({ ...before, shown: [...(before as unknown as { shown: string[] }).shown, value] }) as InvoiceDetails;
  return { control, show, save, failure: "failed" };
}

test("what is shown is the answer with every unsaved change, in their order", () => {
  const edits = [edit("met 1", "not met"), edit("time 1", "17:00")];
  expect(shownWith(edits, details(["stored"]))).toEqual(details(["stored", "not met", "17:00"]));
});

test("what else an answer holds stays, as of a booking in its week", () => {
  const ofWeek = details([], { week: { state: "sent" } });
  expect(shownWith([edit("met 1", "met")], ofWeek)).toMatchObject({ week: { state: "sent" } });
});

test("a later change of a control takes the place of the earlier one, and stands last", () => {
  const [first, other, later] = [edit("met 1", "not met"), edit("paid", "paid"), edit("met 1", "met")];
  expect(withEdit(withEdit(withEdit([], first), other), later)).toEqual([other, later]);
});

test("when an earlier change is answered, the later one of its control is still shown", () => {
  const [earlier, later] = [edit("met 1", "not met"), edit("met 1", "met")];
  expect(withoutEdit(withEdit([earlier], later), earlier)).toEqual([later]);
  expect(withoutEdit([later], later)).toEqual([]);
});

test("a saved change stands in the kept answer, of one booking and of each of a week, and makes none", () => {
  const saved = edit("paid", "paid");
  expect(storedWith(details(), saved)).toEqual(details(["paid"]));
  expect(storedWith([details(), details(["a"])], saved)).toEqual([details(["paid"]), details(["a", "paid"])]);
  expect(storedWith(undefined, saved)).toBeUndefined();
});

test("a page that is closed saves what waits at once, and each change once", async () => {
  const saved: string[] = [];
  const saves = createDelayedSaves(100);
  const save = (value: string) => async () => void saved.push(value);
  const [waiting, queued] = [edit("met 1", "met", save("met")), edit("paid", "paid", save("paid"))];
  saves.later(waiting.control, () => void startOnce(waiting));
  saveNow([waiting, queued], saves);
  saveNow([waiting, queued], saves);
  await startOnce(queued);
  expect(saved).toEqual(["met", "paid"]);
  expect(vi.getTimerCount()).toBe(0);
});

test("a save that fails while the page closes breaks nothing, and the queue still learns of it", async () => {
  const failing = edit("met 1", "met", () => Promise.reject(new Error("no answer")));
  saveNow([failing], createDelayedSaves(100));
  vi.useRealTimers();
  // A failure that nobody heard would end the run here.
  await new Promise((resolve) => setTimeout(resolve, 5));
  await expect(startOnce(failing)).rejects.toThrow("no answer");
});

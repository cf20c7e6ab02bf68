import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { STALE_QUERIES_HEADER } from "#contract/wire/endpoint.ts";
import { tabStorage } from "#tests/support/fixtures/tab-storage.ts";
import { answers } from "#web/api/calls/answers.ts";
import { hearServerClock, setServerClock } from "#web/api/page/server-clock.ts";
import { createOfflineQueue, offlineQueue, type QueuedAction, queuedActionOf } from "./offline-queue.ts";
import { sendQueuedActions } from "./send-queued-actions.ts";

const action = (id: string, more: Partial<QueuedAction> = {}): QueuedAction => ({
  id,
  kind: "check_out",
  employeeId: 7,
  bookingId: 1,
  title: "Tjener, lørdag d. 21. nov.",
  body: { employee_checkin_time: "10:00", employee_checkout_time: "18:00" },
  madeAt: Date.parse("2026-11-21T17:05:00Z"),
  refusal: null,
  ...more,
});

/** Answers the calls in turn, `null` for none, a code for a refusal, and tells what was sent. */
function serve(...statuses: (number | string | null)[]) {
  const sent: string[] = [];
  const fetched = async (_: string, init: { body?: string }) => {
    sent.push(init.body ?? "");
    const status = statuses.shift();
    if (!status) throw new TypeError("no network");
    const code = typeof status === "string" ? status : undefined;
    const answer = { status: status === 200 ? "success" : "error", message: "Tiderne er låst.", code };
    const head = { status: typeof status === "string" ? 409 : status };
    const headers = { "content-type": "application/json", [STALE_QUERIES_HEADER]: '[["shown"]]' };
    return new Response(JSON.stringify(answer), { ...head, headers });
  };
  vi.stubGlobal("fetch", fetched);
  return sent;
}

const MINUTE = 60_000;
const start = Date.parse("2026-11-21T17:05:00Z");
const job = { id: 1, date: "2026-11-21", jobRole: { job_title: "Tjener" } } as WireEmployeeBooking;

beforeEach(() => vi.stubGlobal("localStorage", tabStorage()));
afterEach(() => {
  answers.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  setServerClock(Date.now());
});
const left = () => offlineQueue.all().map(({ id, refusal }) => [id, refusal]);

test("times that are sent anew replace the earlier ones; reporting ready again changes nothing", () => {
  const storage = tabStorage();
  const actions = createOfflineQueue(() => storage);
  actions.add(action("a"));
  actions.add(action("b"));
  actions.add(action("c", { kind: "check_in" }));
  actions.add(action("d", { kind: "check_in" }));
  actions.add(action("e", { bookingId: 2 }));
  expect(actions.all().map(({ id }) => id)).toEqual(["b", "c", "e"]);
  expect(createOfflineQueue(() => storage).all()).toEqual(actions.all());
});

test("what is kept goes out with its moment, and is forgotten once it is accepted", async () => {
  offlineQueue.add(action("a"));
  const sent = serve(200);
  expect(await sendQueuedActions(7)).toBe(1);
  expect(JSON.parse(sent[0] ?? "")).toMatchObject({ booking_id: 1, made_at: "2026-11-21T17:05:00.000Z" });
  expect(left()).toEqual([]);
});

test("what the server names as stale is asked for again once an action is accepted, and not when it is refused", async () => {
  answers.setQueryData(["shown", 1], "before");
  const isStale = () => answers.getQueryState(["shown", 1])?.isInvalidated;
  offlineQueue.add(action("a"));
  serve(409);
  await sendQueuedActions(7);
  expect(isStale()).toBe(false);
  offlineQueue.add(action("b"));
  serve(200);
  await sendQueuedActions(7);
  expect(isStale()).toBe(true);
});

test("the digits of the place go out with the moment of coming", async () => {
  offlineQueue.add(action("a", { kind: "arrive", body: { pin: "4071" } }));
  const sent = serve(200);
  await sendQueuedActions(7);
  expect(JSON.parse(sent[0] ?? "")).toEqual({ pin: "4071", made_at: "2026-11-21T17:05:00.000Z" });
});

test("without an answer, and with an ended session, everything waits in its order", async () => {
  offlineQueue.add(action("a"));
  offlineQueue.add(action("b", { bookingId: 2 }));
  for (const status of [null, 500, 503, 429, 401]) {
    const sent = serve(status);
    await sendQueuedActions(7);
    expect(sent).toHaveLength(1);
    expect(left()).toEqual([
      ["a", null],
      ["b", null],
    ]);
  }
});

test("what is refused stays with the server's sentence until it was read, and holds nothing up", async () => {
  offlineQueue.add(action("a"));
  offlineQueue.add(action("b", { bookingId: 2 }));
  serve(409, 200);
  expect(await sendQueuedActions(7)).toBe(1);
  expect(left()).toEqual([["a", "Tiderne er låst."]]);
  offlineQueue.remove("a");
  expect(left()).toEqual([]);
});

test("on a phone whose clock was set forward an action goes out with the moment that it was made", async () => {
  vi.useFakeTimers({ now: start, toFake: ["Date", "performance"] });
  setServerClock(start);
  vi.setSystemTime(start + 90 * MINUTE);
  offlineQueue.add(queuedActionOf("check_in", 7, job));
  vi.advanceTimersByTime(35 * MINUTE);
  // The first answer since then tells the time, and what was kept is sent after it.
  hearServerClock(new Date(start + 35 * MINUTE).toUTCString(), performance.now());
  const sent = serve(200);
  await sendQueuedActions(7);
  const madeAt = Date.parse(JSON.parse(sent[0] ?? "").made_at);
  expect(Math.abs(madeAt - start)).toBeLessThanOrEqual(2_000);
});

test("on a phone whose clock was set back an action goes out with the moment that it was made, and again with the same", async () => {
  vi.useFakeTimers({ now: start - 90 * MINUTE, toFake: ["Date", "performance"] });
  // The app was opened without a connection: it knows only the phone's clock.
  setServerClock(start - 90 * MINUTE);
  offlineQueue.add(queuedActionOf("check_in", 7, job));
  // The phone sleeps: its clock goes on, the page counts nothing.
  vi.setSystemTime(start - 55 * MINUTE);
  hearServerClock(new Date(start + 35 * MINUTE).toUTCString(), performance.now());
  const sent = serve(null, 200);
  await sendQueuedActions(7);
  // The answer is lost, and the clock is set right before it is sent again.
  vi.setSystemTime(start + 50 * MINUTE);
  setServerClock(start + 50 * MINUTE);
  await sendQueuedActions(7);
  const [first = 0, second] = sent.map((body) => Date.parse(JSON.parse(body).made_at));
  expect(Math.abs(first - start)).toBeLessThanOrEqual(2_000);
  expect(second).toBe(first);
});

test("a moment that lies ahead all the same counts from its arrival", async () => {
  offlineQueue.add(action("a"));
  offlineQueue.add(action("b", { kind: "check_in" }));
  const sent = serve("made_in_future", 200, "made_in_future", 200);
  expect(await sendQueuedActions(7)).toBe(2);
  const moments = sent.map((body) => JSON.parse(body).made_at);
  expect(moments).toEqual([expect.any(String), undefined, expect.any(String), undefined]);
  expect(left()).toEqual([]);
});

test("an answer that is lost is asked for again, and the second one ends it", async () => {
  offlineQueue.add(action("a"));
  const lost = serve(null);
  expect(await sendQueuedActions(7)).toBe(0);
  expect(lost).toHaveLength(1);
  const sent = serve(200);
  expect(await sendQueuedActions(7)).toBe(1);
  expect(JSON.parse(sent[0] ?? "").made_at).toBe("2026-11-21T17:05:00.000Z");
  expect(left()).toEqual([]);
});

test("somebody else's session sends nothing of it", async () => {
  offlineQueue.add(action("a"));
  const sent = serve(200);
  await sendQueuedActions(8);
  expect([sent, left()]).toEqual([[], [["a", null]]]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tabStorage } from "#tests/support/fixtures/tab-storage.ts";
import { answers } from "#web/api/calls/answers.ts";
import { whenUnauthorized } from "#web/api/calls/call.ts";
import { adoptToken } from "#web/api/calls/tokens.ts";
import { startLiveUpdates } from "./live.ts";

/** Milliseconds since this tab was opened. */
let now: number;
/** How long ago each stream was asked to begin, in milliseconds. */
let ages: number[];
/** How long it takes until a stream answers. */
let takes: number;
let say: (text: string) => void;
let close: () => void;
let stops: (() => void)[];

beforeEach(() => {
  [now, ages, takes, stops] = [2_000, [], 0, []];
  const storage = tabStorage();
  storage.setItem("corporationToken", "token");
  vi.stubGlobal("localStorage", storage);
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("navigator", {
    locks: { request: (_name: string, _options: object, work: () => Promise<void>) => work() },
  });
  vi.stubGlobal("fetch", async (path: string, { signal }: { signal: AbortSignal }) => {
    ages.push(Number(new URL(path, "http://localhost").searchParams.get("age")));
    const body = new ReadableStream({
      start(controller) {
        say = (text) => controller.enqueue(new TextEncoder().encode(text));
        close = () => controller.close();
        signal.addEventListener("abort", () => controller.error(signal.reason));
      },
    });
    now += takes;
    return new Response(body);
  });
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function openTab() {
  stops.push(startLiveUpdates("corporation-1"));
}
/** The clock is moved on while one waits. */
const patience = { timeout: 30_000 };
const streams = (count: number) => vi.waitFor(() => expect(ages).toHaveLength(count), patience);

test("a tab hears of what has changed since it was opened, and a little before for the way to the server", async () => {
  openTab();
  await streams(1);
  expect(ages).toEqual([2_000 + 3_000]);
});

test.each([
  [2_900, 0],
  [3_100, 1],
])("where its stream opens after %i ms, all is asked for again %i times", async (pause, times) => {
  takes = pause;
  const invalidated = vi.spyOn(answers, "invalidateQueries").mockResolvedValue();
  openTab();
  await streams(1);
  say('data: {"keys":[["bookings"]]}\n\n');
  await vi.waitFor(() => expect(invalidated).toHaveBeenLastCalledWith({ queryKey: ["bookings"] }), patience);
  expect(invalidated.mock.calls.filter(([filters]) => filters?.queryKey?.length === 0)).toHaveLength(times);
});

test("a second tab hears of what has changed since it was opened, by the stream of the first", async () => {
  openTab();
  await streams(1);
  now = 600_000;
  const invalidated = vi.spyOn(answers, "invalidateQueries").mockResolvedValue();
  const second = new BroadcastChannel("vagtklar-live:corporation-1");
  stops.push(() => second.close());
  const heard: unknown[] = [];
  second.onmessage = ({ data }) => heard.push(data);
  second.postMessage(3_000);
  await streams(2);
  expect(ages[1]).toBe(3_000 + 3_000);
  say('data: {"keys":[["bookings"]]}\n\n');
  await vi.waitFor(() => expect(heard).toEqual([[["bookings"]]]), patience);
  expect(invalidated).toHaveBeenCalled();
});

test("a second tab says for how long it has been open", async () => {
  const first = new BroadcastChannel("vagtklar-live:corporation-1");
  stops.push(() => first.close());
  const heard: unknown[] = [];
  first.onmessage = ({ data }) => heard.push(data);
  openTab();
  await vi.waitFor(() => expect(heard).toEqual([2_000]), patience);
});

test("after a stream that ended all is asked for again", async () => {
  openTab();
  await streams(1);
  close();
  await streams(2);
  expect(ages[1]).toBeGreaterThan(1e10);
});

test("a page whose session was ended elsewhere leaves it, though nobody presses anything", async () => {
  const left = vi.fn();
  whenUnauthorized(left);
  openTab();
  await streams(1);
  vi.stubGlobal("fetch", async () => new Response("", { status: 401 }));
  close();
  await vi.waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith("corporationToken"), {
    timeout: 5_000,
  });
});

test("a page that has another token by then listens with it, and leaves nothing", async () => {
  const left = vi.fn();
  whenUnauthorized(left);
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (_path: string, { headers }: { headers: { authorization: string } }) => {
    asked.push(headers.authorization);
    adoptToken("corporationToken", "next");
    return new Response("", { status: asked.length === 1 ? 401 : 403 });
  });
  openTab();
  await vi.waitFor(() => expect(asked).toEqual(["Bearer token", "Bearer next"]), patience);
  expect(left).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { settingsEndpoints } from "#contract/settings/setting.endpoints.ts";
import { ApiError, call, whenProofIsWanted, whenSetUpIsNeeded } from "./call.ts";

const refusal = (code: string, facts = {}) =>
  new Response(JSON.stringify({ status: "error", code, message: "", ...facts }), {
    status: 403,
    headers: { "content-type": "application/json" },
  });
const count = () => new Response("5", { headers: { "content-type": "application/json" } });

/** Answers the calls one after the other, and says how many there were. */
function serve(...answers: Response[]) {
  const fetched = vi.fn(async () => answers.shift() as Response);
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

beforeEach(() => vi.stubGlobal("localStorage", { getItem: () => "token" }));
afterEach(() => {
  vi.unstubAllGlobals();
  whenProofIsWanted(async () => false);
  whenSetUpIsNeeded(() => {});
});

test("a call that wants a proof is made again once it was given", async () => {
  const fetched = serve(refusal("step_up"), count(), refusal("step_up", { proof: "second_factor" }), count());
  const ask = vi.fn(async () => true);
  whenProofIsWanted(ask);
  for (const _ of [1, 2]) expect(await call(corporationEndpoints.count)).toBe(5);
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(ask.mock.calls).toEqual([["anything"], ["second_factor"]]);
});

test("a call whose proof is not given fails, and nobody is asked twice", async () => {
  const fetched = serve(refusal("step_up"), refusal("step_up"));
  const ask = vi.fn(async () => false);
  whenProofIsWanted(ask);
  await expect(call(corporationEndpoints.count)).rejects.toMatchObject({ code: "step_up" });
  expect([fetched.mock.calls.length, ask.mock.calls.length]).toEqual([1, 1]);
  ask.mockResolvedValue(true);
  serve(refusal("step_up"), refusal("step_up"));
  await expect(call(corporationEndpoints.count)).rejects.toBeInstanceOf(ApiError);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a call that needs a second factor first leads to its set-up", async () => {
  serve(refusal("second_factor_required"));
  const lead = vi.fn();
  whenSetUpIsNeeded(lead);
  await expect(call(corporationEndpoints.count)).rejects.toBeInstanceOf(ApiError);
  expect(lead).toHaveBeenCalledOnce();
});

test("a short write of the office outlives its tab at any time; of anybody else one that begins once nobody sees the page", async () => {
  const fetched = vi.fn(async (_path: string, _parts: { keepalive: boolean }) => count());
  vi.stubGlobal("fetch", fetched);
  const write = (message: string) => call(settingsEndpoints.saveGlobal, { body: { message } });
  const ofCompany = () => call(sessionEndpoints.corporationSignOut);
  await write("short");
  await write("å".repeat(3000));
  await call(corporationEndpoints.count);
  await ofCompany();
  vi.stubGlobal("document", { visibilityState: "hidden" });
  await write("short");
  await write("å".repeat(30_000));
  await call(corporationEndpoints.count);
  await ofCompany();
  expect(fetched.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([
    true,
    false,
    false,
    false,
    true,
    false,
    false,
    true,
  ]);
});

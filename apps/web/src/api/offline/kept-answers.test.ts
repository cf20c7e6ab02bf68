import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import type { WireEmployee } from "#contract/employees/employee.entities.ts";
import { tabStorage } from "#tests/support/fixtures/tab-storage.ts";
import { answers, keyOf } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { dropKept, keepAnswers } from "./kept-answers.ts";

const line = {
  id: 7,
  cpr_nr: "0405980001",
  bank_reg_nr: "1234",
  bank_account_nr: "0001234567",
  tax_card_type: 1,
};
const key = keyOf(jobEndpoints.upcoming);
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", tabStorage());
  localStorage.setItem("employeeToken", "token");
  vi.stubGlobal("window", globalThis);
  stop = keepAnswers(line as WireEmployee);
});
afterEach(() => {
  stop();
  answers.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The list is fetched anew, and that fails. */
async function failWith(error: ApiError): Promise<void> {
  await answers
    .fetchQuery({ queryKey: key, queryFn: () => Promise.reject(error), retry: false, staleTime: 0 })
    .catch(() => {});
  vi.advanceTimersByTime(1_000);
}

/** What the next visit finds. */
function nextVisit(): unknown {
  stop();
  answers.clear();
  stop = keepAnswers(line as WireEmployee);
  return answers.getQueryData(key);
}

test("the own shifts stay on the phone while calls get no answer", async () => {
  answers.setQueryData(key, []);
  vi.advanceTimersByTime(1_000);
  await failWith(new ApiError(0, {}));
  expect(nextVisit()).toEqual([]);
  expect(answers.getQueryState(key)).toMatchObject({ status: "success", dataUpdatedAt: 0 });
});

test("what the server refuses is not kept", async () => {
  answers.setQueryData(key, []);
  await failWith(new ApiError(404, {}));
  expect(nextVisit()).toBeUndefined();
});

test("numbers that are all there are dots on the phone", () => {
  const kept = localStorage.getItem("vagtklar-kept") ?? "";
  expect(kept).toContain('"cpr_nr":"••••••••••"');
  expect(kept).not.toMatch(/0405980001|0001234567/);
});

test("nothing is kept of an answer that came before the session ended", async () => {
  answers.setQueryData(key, []);
  localStorage.removeItem("employeeToken");
  await dropKept();
  vi.advanceTimersByTime(1_000);
  expect(localStorage.getItem("vagtklar-kept")).toBeNull();
});

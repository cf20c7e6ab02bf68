import { expect, test } from "vitest";
import { lostTexts } from "#texts/da/employee/phone/lost.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { isDoneAlready, isRefused, lostText } from "./lost-call.ts";

test("a refusal says the server's reason, and that the page is out of date", () => {
  const refused = new ApiError(409, { message: "Alle pladser på bookingen er besat." });
  expect(lostText(refused, "70 55 50 10")).toBe("Alle pladser på bookingen er besat.");
  expect(isRefused(refused)).toBe(true);
});

test("without an answer nobody knows whether it counted; a failed server changed nothing", () => {
  const [lost, failed] = [new ApiError(0, {}), new ApiError(503, { message: "Tjenesten svarer ikke." })];
  expect(lostText(lost)).toBe(lostTexts.unanswered);
  expect(lostText(failed)).toBe(lostTexts.failed);
  expect(lostText(lost, "70 55 50 10")).toBe(
    `${lostTexts.unanswered} ${lostTexts.orCall("70\u00a055\u00a050\u00a010")}`,
  );
  expect([lost, failed].map(isRefused)).toEqual([false, false]);
});

test("what an earlier try has done already is told from a refusal by its code", () => {
  expect(isDoneAlready(new ApiError(404, { code: "nothing_to_cancel" }))).toBe(true);
  expect(isDoneAlready(new ApiError(404, { code: "not_found" }))).toBe(false);
});

import { expect, test } from "vitest";
import { ApiError } from "#web/api/calls/call.ts";
import { failureText } from "./failure-text.ts";

const documented = "Noget gik galt. Kunne ikke gemme ændringerne..";

test("a refusal is told in the server's own words", () => {
  const refused = new ApiError(409, { code: "already_sent", message: "Bookingen er allerede sendt." });
  expect(failureText(refused, documented)).toBe("Bookingen er allerede sendt.");
});

test("any other failure is told in the sentence of the screen", () => {
  expect(failureText(new ApiError(500, { message: "Noget gik galt" }), documented)).toBe(documented);
  expect(failureText(new ApiError(409, {}), documented)).toBe(documented);
  expect(failureText(new TypeError("x"), documented)).toBe(documented);
});

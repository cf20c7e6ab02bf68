import { expect, test } from "vitest";
import { CallFailed } from "#web/client/calls/call.ts";
import { failureText } from "./failure-text.ts";

const documented = "Noget gik galt. Kunne ikke gemme ændringerne..";

test("a refusal is told in the server's own words", () => {
  const refused = new CallFailed(409, { code: "already_sent", message: "Bookingen er allerede sendt." });
  expect(failureText(refused, documented)).toBe("Bookingen er allerede sendt.");
});

test("anything else is told in the document's words", () => {
  expect(failureText(new CallFailed(500, { message: "Noget gik galt" }), documented)).toBe(documented);
  expect(failureText(new CallFailed(409, {}), documented)).toBe(documented);
  expect(failureText(new TypeError("x"), documented)).toBe(documented);
});

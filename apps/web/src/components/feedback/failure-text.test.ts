import { expect, test } from "vitest";
import { ApiError } from "#web/api/calls/call.ts";
import { failureText } from "./failure-text.ts";

const general = "Noget gik galt. Kunne ikke gemme ændringerne..";

test("a refusal shows the server's own sentence", () => {
  const refused = new ApiError(409, { code: "already_sent", message: "Bookingen er allerede sendt." });
  expect(failureText(refused, general)).toBe("Bookingen er allerede sendt.");
  const tooOften = new ApiError(429, { message: "Du har prøvet for mange gange." });
  expect(failureText(tooOften, general)).toBe("Du har prøvet for mange gange.");
});

test("a service that is not set up says so, since trying again does not help", () => {
  const refused = new ApiError(503, { code: "not_configured", message: "Tjenesten er ikke sat op." });
  expect(failureText(refused, general)).toBe("Tjenesten er ikke sat op.");
});

test("any other failure shows the general sentence", () => {
  expect(failureText(new ApiError(500, { message: "Noget gik galt" }), general)).toBe(general);
  expect(failureText(new ApiError(409, {}), general)).toBe(general);
  expect(failureText(new TypeError("x"), general)).toBe(general);
});

import { expect, test } from "vitest";
import { initialOf, shortName } from "./short-name.ts";

test("a name is shown with the initial of the last name", () => {
  expect(shortName({ firstName: "Anna", lastName: "jensen" })).toBe("Anna J.");
  expect(shortName({ firstName: "Åse", lastName: "Østergaard" })).toBe("Åse Ø.");
});

test("without a last name the first name stands alone", () => {
  expect(shortName({ firstName: "Anna", lastName: " " })).toBe("Anna");
  expect(initialOf("")).toBe("");
});

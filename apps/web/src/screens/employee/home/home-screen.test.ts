import { expect, test } from "vitest";
import { homeStep } from "./home-screen.tsx";

test("the query chooses the tab, as a number or as text", () => {
  expect(homeStep(2, undefined)).toBe("2");
  expect(homeStep("3", undefined)).toBe("3");
});

test("the query wins over what the page before handed on", () => {
  expect(homeStep(1, 3)).toBe("1");
  expect(homeStep(undefined, 3)).toBe("3");
});

test.each([4, -1, 1.5, "x", "", null, undefined])("%s is no tab, so the overview is shown", (wanted) => {
  expect(homeStep(wanted, undefined)).toBe("0");
});

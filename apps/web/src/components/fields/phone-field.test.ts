import { expect, test } from "vitest";
import { typedPhone } from "./phone-field.tsx";

test("a telephone number is its eight digits, without Denmark's code, however it is written", () => {
  for (const text of ["20550172", "a205501729", "20 55 01 72", "+45 20 55 01 72", "(0045) 20-55-01-72"]) {
    expect(typedPhone(text), text).toBe("20550172");
  }
});

test("Denmark's code goes as soon as it is typed; those of other countries stay to be refused", () => {
  expect(["+", "+4", "+45", "+452"].map(typedPhone)).toEqual(["+", "+4", "", "2"]);
  expect(typedPhone("+46 701")).toBe("+46701");
});

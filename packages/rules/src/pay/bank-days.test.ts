import { describe, expect, test } from "vitest";
import { easterSunday, isBankDay, lastBankDayOf } from "./bank-days.ts";

test("Easter falls where the calendar has it", () => {
  const years = { 2024: "03-31", 2025: "04-20", 2026: "04-05", 2027: "03-28", 2038: "04-25", 2049: "04-18" };
  for (const [year, day] of Object.entries(years)) expect(easterSunday(Number(year))).toBe(`${year}-${day}`);
});

describe("banks", () => {
  test("are closed at weekends and on holidays, the Friday after Ascension among them", () => {
    const closed = [
      "2026-12-12",
      "2026-12-13",
      "2026-01-01",
      "2026-04-02",
      "2026-04-03",
      "2026-04-06",
      "2026-05-14",
      "2026-05-15",
      "2026-05-25",
      "2026-06-05",
      "2026-12-24",
      "2026-12-25",
      "2025-12-26",
      "2026-12-31",
    ];
    for (const day of closed) expect(isBankDay(day), day).toBe(false);
  });

  test("are open on the working days between", () => {
    for (const day of ["2026-04-01", "2026-04-07", "2026-05-13", "2026-12-23", "2026-12-30"]) {
      expect(isBankDay(day), day).toBe(true);
    }
  });

  test("have worked on Great Prayer Day since 2024", () => {
    expect(isBankDay("2023-05-05")).toBe(false);
    expect(isBankDay("2024-04-26")).toBe(true);
  });

  test("close a month on its last working day", () => {
    expect(lastBankDayOf(2026, 12)).toBe("2026-12-30");
    expect(lastBankDayOf(2026, 2)).toBe("2026-02-27");
  });
});

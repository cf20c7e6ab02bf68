import { describe, expect, it } from "vitest";
import { formatKroner, formatKronerUnit, formatRate, formatRoundKroner } from "./numbers.ts";

describe("money", () => {
  it("shows two decimals and dots for thousands, from a single øre up", () => {
    expect([1, 99, 100, 123_450, 691_050, 123_456_789].map(formatKroner)).toEqual([
      "0,01",
      "0,99",
      "1,00",
      "1.234,50",
      "6.910,50",
      "1.234.567,89",
    ]);
    expect(formatKroner(0)).toBe("0,00");
  });

  it("keeps the sign of a credit", () => {
    expect(formatKroner(-123_405)).toBe("-1.234,05");
  });

  it("never breaks between amount and unit", () => {
    expect(formatKronerUnit(163_200)).toBe("1.632,00\u00a0kr.");
  });

  it("rounds exact rates to whole øre, halves up", () => {
    expect(formatRate(21_656.25)).toBe("216,56\u00a0kr.");
    expect(formatRate(21_656.5)).toBe("216,57\u00a0kr.");
  });

  it("leaves out øre in running text only when there are none", () => {
    expect(formatRoundKroner(1_200_000)).toBe("12.000\u00a0kr.");
    expect(formatRoundKroner(19_250)).toBe("192,50\u00a0kr.");
  });
});

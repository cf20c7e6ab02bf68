import { describe, expect, it } from "vitest";
import { chosenOrOther, extraWorkLabel, transportLabel } from "./booking-presets.ts";
import { minimumLabel, priceIfApproved, priceReasons, priceTexts, termsReasons } from "./price.ts";

describe("the words of a price", () => {
  it("name every row as the documents and decisions do", () => {
    expect(priceTexts.rows.minimum).toBe(minimumLabel(5));
    expect(priceTexts.rows.clock_change).toBe("Sommer-/vintertid");
    expect(priceTexts.footer).toBe("Total eks. moms DKK.");
  });

  it("say where the shift row comes from", () => {
    const facts = {
      people: 3,
      jobTitle: "Tjener",
      hours: 8,
      hourlyWage: 19_200,
      holidayPercent: 12.5,
      unitPrice: 21_600,
    };
    expect(priceReasons.shifts(facts)).toBe(
      "3 × Tjener i 8 timer til 192,00\u00a0kr. plus 12,5\u00a0% ferie og ATP, i alt 216,00\u00a0kr. i timen.",
    );
  });

  it("say what transport does to the paid hours", () => {
    expect(priceReasons.transport({ transportHours: 0.5, paidHoursEach: 8.5 })).toBe(
      "Transporttillæg på 30 m. er betalt tid, så hver person har 8,50 timer.",
    );
  });

  it("count down to the start without promising more time than there is", () => {
    expect(priceReasons.rush({ leadHours: 46.9, fee: 2_000 })).toContain("om 46 timer");
    expect(priceReasons.rush({ leadHours: 46.9, fee: 2_000 })).toContain("20,00\u00a0kr.");
  });

  it("tell a lost hour from a won one", () => {
    expect(priceReasons.clockChange({ hoursEach: -1 })).toContain("mindre");
    expect(priceReasons.clockChange({ hoursEach: 1 })).toContain("1 time mere");
  });

  it("add up what prepayment and removal cost", () => {
    expect(termsReasons.prepayment({ people: 44, percents: [25, 50], amount: 4_500_000 })).toContain(
      "25\u00a0% + 50\u00a0% forud, i alt 45.000,00\u00a0kr.",
    );
    expect(termsReasons.removal({ hours: 3, amount: 87_900 })).toContain("3 timer, i alt 879,00\u00a0kr.");
    expect(priceIfApproved("Jonas’", 627_500)).toBe("Godkender I Jonas’ tid, bliver prisen 6.275,00.");
  });
});

describe("the presets of a booking", () => {
  it("label transport with a plus and overtime without", () => {
    expect([0, 0.5, 1, 1.5, 2].map(transportLabel)).toEqual([
      "Intet",
      "+30 m.",
      "+1 time",
      "+1,5 time",
      "+2 time",
    ]);
    expect(extraWorkLabel(1.5)).toBe("1,5 time");
  });

  it("show an own entry before the chosen value, and a dash for neither", () => {
    expect(chosenOrOther("Andet", "Rød vest")).toBe("Rød vest");
    expect(chosenOrOther("Sorte sko", "")).toBe("Sorte sko");
    expect(chosenOrOther(null, " ")).toBe("-");
  });
});

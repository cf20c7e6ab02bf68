import { describe, expect, it } from "vitest";
import { initialOf } from "#rules/people/short-name.ts";
import { eachExample } from "#tests/support/rule-book.ts";
import {
  formatAddress,
  formatPhone,
  formatPlace,
  fullName,
  genitive,
  phoneLink,
  shortName,
} from "./contact.ts";
import { formatTime, formatTimes } from "./days.ts";
import { listOf, plural } from "./numbers.ts";

eachExample("people", "Short name", (row) => {
  const lastName = row.textOrNull("Last name") ?? " ";
  expect(shortName(row.text("First name"), lastName)).toBe(row.text("Shown"));
  expect(initialOf(lastName)).toBe(row.textOrNull("Initial") ?? "");
});

describe("people and places", () => {
  it("show a first name alone where there is no other", () => {
    expect(fullName("Anna", "")).toBe("Anna");
  });

  it("give names on s, x and z an apostrophe", () => {
    expect(["Jonas", "Anna", "Max"].map(genitive)).toEqual(["Jonas’", "Annas", "Max’"]);
  });

  it("write Danish telephone numbers in pairs and leave others alone", () => {
    expect(formatPhone("20550172")).toBe("20 55 01 72");
    expect(formatPhone("+4520550172")).toBe("20 55 01 72");
    expect(formatPhone("+46701234567")).toBe("+46701234567");
    expect(phoneLink("70 55 50 10")).toBe("tel:+4570555010");
  });

  it("keep postal code and town together", () => {
    expect(formatPlace("8000", "Aarhus C")).toBe("8000\u00a0Aarhus\u00a0C");
    expect(formatAddress("Tangkajen 14", "8000", "Aarhus C")).toBe("Tangkajen 14, 8000\u00a0Aarhus\u00a0C");
    expect(formatAddress("Tangkajen 14", "", "")).toBe("Tangkajen 14");
  });

  it("count and list in words", () => {
    expect([0, 1, 3].map((count) => plural(count, "ansøger", "ansøgere"))).toEqual([
      "0 ansøgere",
      "1 ansøger",
      "3 ansøgere",
    ]);
    expect(listOf(["Anna", "Jonas", "Line"])).toBe("Anna, Jonas og Line");
    expect(listOf(["Anna"])).toBe("Anna");
    expect(listOf([])).toBe("");
  });

  it("write times of day", () => {
    expect(formatTimes("10:00", "18:00")).toBe("10:00–18:00");
    expect(formatTime("16:00")).toBe("kl.\u00a016:00");
  });
});

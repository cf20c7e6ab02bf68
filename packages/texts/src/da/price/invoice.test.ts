import { describe, expect, test } from "vitest";
import { defaultBrand } from "#texts/da/common/brand.ts";
import { invoiceLineText, invoiceMail, payLineName } from "./invoice.ts";

const booking = { jobTitle: "Tjener", day: "2026-11-24", contactPerson: "Signe Holm" };

describe("an invoice", () => {
  test("names what a line is for, how many people and how many hours", () => {
    expect(invoiceLineText({ key: "shifts", people: 3, hours: 24 }, booking)).toBe(
      "Vagter, Tjener 24-11-2026 (3 personer, 24 timer)",
    );
  });

  test("calls the fees of a late booking by their hours", () => {
    const text = (key: "rush" | "emergency") => invoiceLineText({ key, people: 1, hours: 7.5 }, booking);
    expect(text("rush")).toBe("<48 timer, Tjener 24-11-2026 (1 person, 7,5 timer)");
    expect(text("emergency")).toBe("<24 timer, Tjener 24-11-2026 (1 person, 7,5 timer)");
  });

  test("comes with a mail in the name of the brand", () => {
    const { subject, body } = invoiceMail(booking, defaultBrand);
    expect(subject).toBe("Faktura fra Vagtklar, Tjener 24-11-2026");
    expect(body).toContain("Hej Signe Holm");
  });
});

test("a pay slip says which shift it pays", () => {
  expect(payLineName({ jobTitle: "Kok", day: "2026-11-24", corporationName: "Hotel Strand" })).toBe(
    "Kok 24-11-2026, Hotel Strand",
  );
});

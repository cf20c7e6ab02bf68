import fc from "fast-check";
import { expect, test } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { vatOf, vatOfCreditNote } from "./vat.ts";

eachExample("money", "VAT of an invoice", (row) => {
  expect(vatOf(row.ore("Amount"))).toBe(row.ore("VAT"));
});

eachExample("money", "VAT of credit notes", (row) => {
  const before = { net: row.ore("Before"), vat: row.ore("VAT before") };
  expect(vatOfCreditNote(row.ore("Amount"), before)).toBe(row.ore("VAT"));
});

test("credit notes over all parts of an invoice come to its VAT, and none is more than an øre off its own", () => {
  const parts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(parts, (totals) => {
      const credited = { net: 0, vat: 0 };
      for (const net of totals) {
        const vat = vatOfCreditNote(net, credited);
        expect(Math.abs(vat - vatOf(net))).toBeLessThanOrEqual(1);
        credited.net += net;
        credited.vat += vat;
      }
      expect(credited.vat).toBe(vatOf(credited.net));
    }),
  );
});

import { expect, test } from "vitest";
import { type Deducting, isDeducted } from "#web/screens/admin/invoice/state/sent.ts";

const final: Deducting = {
  ...{ kind: "invoice", taken_back_at: null, credited: false },
  lines: [{ key: "shifts" }, { key: "prepayment" }],
};

test("a prepayment is taken off while an invoice that counts says so", () => {
  expect(isDeducted([final])).toBe(true);
  expect(isDeducted([{ ...final, credited: true }])).toBe(false);
  expect(isDeducted([{ ...final, taken_back_at: "2026-11-24T09:00:00.000Z" }])).toBe(false);
  expect(isDeducted([{ ...final, lines: [{ key: "shifts" }] }])).toBe(false);
  // The prepayment itself, and the credit note of the final invoice, hold such a line too.
  expect(isDeducted([{ ...final, kind: "prepayment" }])).toBe(false);
  expect(
    isDeducted([
      { ...final, credited: true },
      { ...final, kind: "credit_note" },
    ]),
  ).toBe(false);
});

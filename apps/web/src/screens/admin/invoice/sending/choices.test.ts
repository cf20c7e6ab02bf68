import { expect, test } from "vitest";
import { bodyOf, type Choices, choicesOf, NO_CHOICES, unfinishedIn } from "./choices.ts";

const shift = (shift_id: number, reason: "not_approved" | null = null) => ({
  ...{ shift_id, employee_id: shift_id, name: "Anna Krogh", goes: reason === null, reason, total: 2008 },
});
const fee = { shift_id: 9, name: "Emil Dam", hours: 2, amount: 542, keep: true };
const proposal = { shifts: [shift(1), shift(2), shift(3, "not_approved")], fees: [fee] };
const line = { id: 0, description: "Rabat", quantity: "1", unitPrice: "-250,50" };
const withLine = (values: object): Choices => ({ ...NO_CHOICES, extras: [{ ...line, ...values }] });

test("everybody who may go and every fee go, unless somebody says otherwise", () => {
  const nothing = { drop_fees: [], extra_lines: [] };
  expect(bodyOf(proposal, NO_CHOICES)).toEqual({ ...nothing, shift_ids: [1, 2], keep_fees: [9] });
  const later = { ...NO_CHOICES, without: [1], fees: { 9: { fate: "later" as const, reason: "" } } };
  expect(bodyOf(proposal, later)).toEqual({ ...nothing, shift_ids: [2], keep_fees: [] });
  const dropped = { ...NO_CHOICES, fees: { 9: { fate: "drop" as const, reason: " Aftalt " } } };
  expect(bodyOf(proposal, dropped).drop_fees).toEqual([{ shift_id: 9, reason: "Aftalt" }]);
});

test.each([
  ["4.900,00", 4900],
  ["4900.5", 4900.5],
  ["-250,50", -250.5],
  ["−250", -250],
  ["1.000.000", 1_000_000],
])("a free line at %s is sent at %d kr.", (unitPrice, price) => {
  const choices = withLine({ unitPrice });
  expect(unfinishedIn(choices)).toBeNull();
  expect(bodyOf(proposal, choices).extra_lines?.map(({ unit_price }) => unit_price)).toEqual([price]);
});

test.each([
  ["description", { description: " " }],
  ["quantity", { quantity: "0" }],
  ["quantity", { quantity: "1001" }],
  ["price", { unitPrice: "" }],
  ["price", { unitPrice: "gratis" }],
  ["price", { unitPrice: "1.000.000,01" }],
])("a free line without a proper %s stops the button, and is not sent", (_, values) => {
  expect(unfinishedIn(withLine(values))).toMatch(/^Linje 1 mangler/);
  expect(bodyOf(proposal, withLine(values)).extra_lines).toEqual([]);
});

test("a fee is dropped with a reason only", () => {
  const choices = { ...NO_CHOICES, fees: { 9: { fate: "drop" as const, reason: " " } } };
  expect(unfinishedIn(choices)).not.toBeNull();
});

test("an invoice begins with the free lines, dropped fees and people left for later of the one that was taken back", () => {
  const extra = { description: "Rekrutteringsgebyr", quantity: 1.5, unit_price: 4900.25 };
  const drop = { shift_id: 9, reason: "Aftalt" };
  const again = { extra_lines: [extra], drop_fees: [drop], later: [1] };
  const body = bodyOf(proposal, choicesOf({ ...proposal, again }));
  expect(body).toEqual({ shift_ids: [2], keep_fees: [], drop_fees: [drop], extra_lines: [extra] });
});

test("a fee that was left for later is neither charged nor dropped by the next invoice", () => {
  const choices = choicesOf({ ...proposal, again: { extra_lines: [], drop_fees: [], later: [9] } });
  expect(choices.fees[9]?.fate).toBe("later");
  const nothing = { keep_fees: [], drop_fees: [], extra_lines: [] };
  expect(bodyOf(proposal, choices)).toEqual({ ...nothing, shift_ids: [1, 2] });
});

test("what is proposed no more, and nothing to begin with, choose nothing", () => {
  const gone = { extra_lines: [], drop_fees: [{ shift_id: 7, reason: "Aftalt" }], later: [3, 8] };
  expect(choicesOf({ ...proposal, again: gone })).toBe(NO_CHOICES);
  expect(choicesOf({ ...proposal, again: { extra_lines: [], drop_fees: [], later: [] } })).toBe(NO_CHOICES);
});

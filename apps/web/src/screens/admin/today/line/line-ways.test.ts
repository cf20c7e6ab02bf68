import { expect, test } from "vitest";
import { todayKeys } from "#rules/shifts/waiting.ts";
import { plain } from "#tests/journeys/actions/assertions.ts";
import type { TodayItem } from "#web/components/frame/office/today-item.ts";
import { waysOf } from "./line-ways.ts";

const NOW = Date.parse("2026-11-23T10:00:00+01:00");

const nothing: TodayItem = {
  ...{
    booking_id: 7,
    shift_id: 8,
    employee_id: 9,
    question_id: null,
    corporation_id: null,
    corporation: null,
    corporation_phone: null,
  },
  ...{ person: "Anna Krogh", phone: "20550101", job_title: null, date: null, start_time: null },
  ...{
    end_time: null,
    city: null,
    at: null,
    people: null,
    places: null,
    amount: null,
    run: null,
    stamps: null,
  },
  ...{ about: [], words: null, delivery: null, reminded: [] },
};
const item = (values: Partial<TodayItem> = {}): TodayItem => ({ ...nothing, ...values });

test("every line has something that can be done about it", () => {
  for (const key of todayKeys) expect(waysOf(key, item(), NOW), key).not.toEqual([]);
});

test("whoever is not ready is called first, and replaced where nobody can be called", () => {
  expect(waysOf("not_ready", item(), NOW)).toMatchObject([
    { dialog: "report_sick" },
    { dialog: "replace_selected" },
    { dialog: "remind" },
    { phone: "tel:+4520550101" },
  ]);
  expect(waysOf("not_ready", item({ phone: null }), NOW)).toMatchObject([
    { dialog: "report_sick" },
    { dialog: "replace_selected" },
    { dialog: "remind" },
  ]);
});

test("a late sick report is decided on after a call, and the place is filled from the same line", () => {
  expect(waysOf("late_sick", item(), NOW)).toMatchObject([
    { dialog: "replace" },
    { phone: "tel:+4520550101" },
    { dialog: "decide_sick" },
  ]);
});

test("whoever has not answered changed terms is called, with the booking beside it", () => {
  expect(waysOf("changes_unanswered", item(), NOW)).toMatchObject([
    { dialog: "report_sick" },
    { dialog: "replace_selected" },
    { to: "/viewBooking/7" },
    { phone: "tel:+4520550101" },
  ]);
});

test("whoever is waited for can be reminded before an admin sets the times", () => {
  for (const group of ["not_checked_out", "late_checkouts", "open_hours"] as const) {
    expect(waysOf(group, item(), NOW).slice(-2), group).toMatchObject([
      { dialog: "remind" },
      { dialog: "settle" },
    ]);
  }
  expect(waysOf("missing_data", item(), NOW).at(-1)).toMatchObject({ dialog: "ask_for_data" });
});

test("what is ready opens its invoice page with the dialog that sends it", () => {
  expect(waysOf("ready_to_invoice", item(), NOW)).toMatchObject([
    { to: "/admin/bookingInvoice/7", search: { open: "invoice" } },
  ]);
  expect(waysOf("ready_to_pay", item(), NOW)).toMatchObject([
    { to: "/admin/bookingInvoice/7", search: { open: "pay" } },
  ]);
});

test("what was prepaid too much opens the crediting of its prepayment", () => {
  expect(waysOf("prepaid_too_much", item(), NOW)).toMatchObject([
    { to: "/admin/bookingInvoice/7", search: { open: "credit" } },
  ]);
});

test("a failed delivery is sent again, mended on its invoice page, or the person is called", () => {
  const failed = (values: Partial<TodayItem>) => waysOf("failed_deliveries", item(values), NOW);
  const again = { id: 3, can_send_again: true, reason: null };
  expect(failed({ about: ["email"], delivery: again })).toMatchObject([{ sendAgain: 3 }]);
  expect(failed({ about: ["accounting"], delivery: again })).toMatchObject([
    { to: "/admin/bookingInvoice/7" },
  ]);
  const kept = { id: 3, can_send_again: false, reason: null };
  expect(failed({ about: ["sms"], person: "20550102", delivery: kept })).toMatchObject([
    { phone: "tel:+4520550102" },
  ]);
  expect(failed({ about: ["email"], person: "a@b.test", delivery: kept })).toMatchObject([
    { to: "/admin/mailbox", search: { q: "a@b.test" } },
  ]);
});

const labels = (group: Parameters<typeof waysOf>[0], values: Partial<TodayItem>) =>
  waysOf(group, item(values), NOW).map(({ label }) => plain(label));

test("whoever has not come can be reported so from the start of the shift on, instead of reminded", () => {
  const line = { shift_id: 3, person: "Line Bech", phone: "20550102" };
  expect(labels("not_ready", { ...line, at: "2026-11-23T10:01:00+01:00" })).toEqual([
    "Meld syg",
    "Find afløser",
    "Mind om det",
    "Ring 20 55 01 02",
  ]);
  expect(labels("not_ready", { ...line, at: "2026-11-23T10:00:00+01:00" })).toContain("Udeblev");
  expect(labels("late_checkouts", line)).toEqual([
    "Ring 20 55 01 02",
    "Udeblev",
    "Mind om det",
    "Sæt tiderne",
  ]);
});

test("a line of a company calls the company", () => {
  expect(labels("under_filled", { corporation_phone: "86121314" })).toEqual([
    "Ring 86 12 13 14",
    "Find personale",
  ]);
  expect(labels("to_approve", { corporation_phone: "86121314" })).toEqual([
    "Ring 86 12 13 14",
    "Se og godkend",
  ]);
});

import { describe, expect, test } from "vitest";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { DEFAULT_TRADE_TERMS } from "#rules/pricing/trade-terms.ts";
import { momentOf } from "#rules/time/moment.ts";
import { standardTerms } from "#tests/support/fixtures/standard-terms.ts";
import { type BookingDraft, emptyDraft } from "./booking-draft.ts";
import { bookingInputOf } from "./booking-resolver.ts";
import { type FeeContext, feeOfDraft, priceOfDraft } from "./draft-price.ts";
import { resetDraft } from "./saved-draft.ts";

const general = {
  fees: { standard: 3500, urgent: 2000, emergency: 3000, headWaiter: 7700 },
  terms: DEFAULT_TRADE_TERMS,
  agreements: [],
};
const fees = { corporation: null, general };
const now = momentOf("2026-11-20", "19:00");
const draft: BookingDraft = {
  ...emptyDraft,
  staff_type: "1",
  number_of_staff: 3,
  date: "2026-11-22",
  start_time: "17:00",
  end_time: "01:00",
  transport_wage: "0.5",
};

const saved: Partial<WireCorporationBooking> = {
  staff_type: 1,
  status: "open",
  date: draft.date,
  start_time: draft.start_time,
  fee: 42,
  standard_fee: 42,
  urgent_booking_fee: 20,
  emergency_booking_fee: 30,
  terms: standardTerms,
};

describe("the price beside the form", () => {
  test("is the mock-up's for three waiters 46 hours ahead", () => {
    const { price, leadHours, isWhole } = priceOfDraft(draft, "Tjener", fees, now);
    expect(price.rows.map(({ key, total }) => [key, total])).toEqual([
      ["shifts", 518_400],
      ["transport", 32_400],
      ["service", 89_250],
      ["rush", 51_000],
    ]);
    expect([price.total, leadHours, isWhole]).toEqual([691_050, 46, true]);
  });

  test.each([
    ["192,00", true],
    ["1000", true],
    ["1000,01", false],
    ["1,000", false],
    ["0", false],
    ["", false],
  ])("is shown for a wage of «%s»: %s", (hourly_wage, isShown) => {
    expect(priceOfDraft({ ...draft, hourly_wage }, "Tjener", fees, now).hasWage).toBe(isShown);
  });

  test("has no fees until there is a date", () => {
    const { price, isWhole } = priceOfDraft({ ...draft, date: "" }, "Tjener", fees, now);
    expect(price.rows.map(({ key }) => key)).toEqual(["shifts", "transport"]);
    expect(isWhole).toBe(false);
  });

  test("uses the fees agreed with the company, and 77 kr. for a head waiter without any", () => {
    const agreed = { corporation: { standard: 3000, urgent: 0, emergency: 0 }, general };
    const inTime = { ...draft, date: "2026-12-24" };
    expect(feeOfDraft(inTime, "Tjener", agreed, now)).toBe(3000);
    expect(feeOfDraft(inTime, "Overtjener / afvikler", fees, now)).toBe(7700);
  });

  test("of a saved booking keeps its fee until day or start move, and then counts from now", () => {
    const edited = { ...saved, created_at: "2026-11-10T08:00:00.000Z" } as WireCorporationBooking;
    const context = { ...fees, edited };
    expect(feeOfDraft(draft, "Tjener", context, now)).toBe(4200);
    // 46 hours ahead: the stored standard and urgent fees.
    const moved = { ...draft, start_time: "17:30" };
    expect(feeOfDraft(moved, "Tjener", context, now)).toBe(6200);
    expect(priceOfDraft(moved, "Tjener", context, now)).toMatchObject({ leadHours: 46.5, isBooked: false });
    expect(priceOfDraft(draft, "Tjener", context, now)).toMatchObject({ leadHours: 296, isBooked: true });
  });

  test("of an edited booking follows the company that booked it where its fees are looked up again", () => {
    const edited = { ...saved, created_at: "2026-11-10T08:00:00.000Z" } as WireCorporationBooking;
    const of = { corporation: { standard: 5000, urgent: 1000, emergency: 0 }, general, edited };
    const other = { ...draft, staff_type: "2" };
    expect(feeOfDraft(other, "Kok", of, now)).toBe(5000);
    // Not open any more: what was booked stays, whatever the staff type.
    expect(feeOfDraft(other, "Kok", { ...of, edited: { ...edited, status: "closed" } }, now)).toBe(4200);
  });

  test("of a new booking is made by the terms in force, of a saved one by its own", () => {
    const strict = {
      ...DEFAULT_TRADE_TERMS,
      minimumHours: 10,
      rush: { urgentUnderHours: 40, emergencyUnderHours: 24 },
    };
    const context = { corporation: null, general: { ...general, terms: strict } };
    const minimumOf = (of: FeeContext) =>
      priceOfDraft(draft, "Tjener", of, now).price.rows.find(({ key }) => key === "minimum")?.hours;
    expect([minimumOf(context), feeOfDraft(draft, "Tjener", context, now)]).toEqual([6, 3500]);
    const edited = { ...saved, created_at: "2026-11-10T08:00:00.000Z" } as WireCorporationBooking;
    expect(minimumOf({ ...context, edited })).toBeUndefined();
    const moved = { ...draft, start_time: "17:30" };
    expect(feeOfDraft(moved, "Tjener", { ...context, edited }, now)).toBe(6200);
  });

  test("takes a self-paid break off only where it is allowed", () => {
    const withBreak = { ...draft, self_paid_break: true };
    const firstHours = (of: BookingDraft) => priceOfDraft(of, "Tjener", fees, now).price.rows[0]?.hoursEach;
    expect(firstHours({ ...withBreak, food_included: "1" })).toBe(7.5);
    expect(firstHours({ ...withBreak, food_included: "0" })).toBe(8);
    expect(bookingInputOf({ ...withBreak, food_included: "0" }, 0).self_paid_break).toBe(false);
  });
});

test("a reset form keeps the chosen staff type and date", () => {
  const reset = resetDraft(draft, emptyDraft);
  expect(reset).toMatchObject({
    staff_type: "1",
    date: "2026-11-22",
    number_of_staff: 1,
    start_time: "10:00",
  });
});

import { expect, test } from "vitest";
import { DEFAULT_TRADE_TERMS } from "#rules/pricing/trade-terms.ts";
import { standardTerms } from "#tests/support/fixtures/standard-terms.ts";
import { priceDays, type RepeatedBooking, type RepeatFacts } from "./repeat-price.ts";

const now = Date.parse("2026-11-24T10:00:00+01:00");
const booking: RepeatedBooking = {
  id: 1017,
  date: "2026-11-27",
  corporation_id: 5,
  number_of_staff: 3,
  jobRole: { id: 1, job_title: "Tjener" },
  hourly_wage: "192,00",
  transport_wage: 0,
  self_paid_break: false,
  start_time: "17:00",
  end_time: "02:00",
  address: "Tangkajen 14",
  zip_code: "8000",
};
const none = { standard: 0, urgent: 0, emergency: 0 };
const general = {
  fees: { standard: 3500, urgent: 2000, emergency: 3000, headWaiter: 7700 },
  terms: DEFAULT_TRADE_TERMS,
  agreements: [],
};
const fees = { corporation: none, general };

function priced(days: string[], upcoming: Partial<RepeatFacts["upcoming"][number]>[] = []) {
  return priceDays(booking, days, { fees, upcoming: upcoming as RepeatFacts["upcoming"] }, now);
}

test("each day has the fees of its own lead time", () => {
  const days = priced(["2026-11-24", "2026-11-25", "2026-11-26"]);
  // 3 × 9 hours × (216 + 85), × (216 + 55), × (216 + 35).
  expect(days.map(({ price }) => price.total)).toEqual([812_700, 731_700, 677_700]);
  expect(days.map(({ band }) => band)).toEqual(["emergency", "urgent", "standard"]);
});

test("a day whose order grows over 15 people is paid in advance, by the work of all bookings of day and address", () => {
  const fee = { key: "cancellation", label: "Afbestillingsgebyr", quantity: "1 × 2,00" } as const;
  const rates = { hourly_wage: 0, holiday: 0, unit_price: 251 };
  const removal = { ...fee, ...rates, people: 1, hours: 2, hours_each: 2, total: 502, why: {} };
  const other = {
    id: 1,
    created_at: "2026-11-20T10:00:00.000Z",
    terms: standardTerms,
    date: "2026-12-01",
    zip_code: "8000",
    number_of_staff: 13,
    price: { rows: [removal], total: 30_502, basis: "booked" as const, lead_hours: 0, is_settled: false },
  };
  const [here, elsewhere] = [
    { ...other, address: "tangkajen 14 " },
    { ...other, address: "Et andet sted 1" },
  ];
  const [first, second] = priced(["2026-12-01", "2026-12-02"], [here, elsewhere]);
  expect(first?.prepayment).toMatchObject({
    people: 16,
    percents: [75],
    amount: Math.round(3_677_700 * 0.75),
  });
  expect(second?.prepayment).toBeNull();
});

test("an order is paid in advance by the terms of the booking that began it", () => {
  const begun = {
    id: 1,
    created_at: "2026-11-20T10:00:00.000Z",
    terms: { ...standardTerms, prepayment_over_staff: 20 },
    date: "2026-12-01",
    zip_code: "8000",
    address: booking.address,
    number_of_staff: 13,
    price: { rows: [], total: 30_000, basis: "booked" as const, lead_hours: 0, is_settled: false },
  };
  const [first] = priced(["2026-12-01"], [begun]);
  expect(first?.prepayment).toBeNull();
});

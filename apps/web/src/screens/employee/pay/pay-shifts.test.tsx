import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { WireOwnPay } from "#contract/invoicing/own-pay.endpoints.ts";
import { bookingNumber } from "#texts/da/common/booking-number.ts";
import { OpenShifts, PaidShifts } from "./pay-shifts.tsx";

const shift = {
  ...{
    shift_id: 1,
    booking_id: 4711,
    kind: "pay",
    date: "2026-11-24",
    start_time: "10:00",
    end_time: "18:00",
  },
  ...{ job_title: "Tjener", corporation: "Hotel Nordlys", hours: 8, transport_hours: 0, hourly_wage: 192 },
  ...{ wage: 1536, transport: 0, holiday: 0, corrections: [], reason: null, open: null },
  ...{ supplements: [], pension: { employer: 0, employee: 0 } },
  payment_date: "2026-12-30",
};

test.each(["open", "approved"])("a shift whose pay is %s names its booking by the number", (state) => {
  const pay = {
    ...{ payment_date: "2026-12-30", closes_on: "2026-12-15", open_total: 0, shifts: [{ ...shift, state }] },
  } as unknown as WireOwnPay;
  const List = state === "open" ? OpenShifts : PaidShifts;
  expect(renderToStaticMarkup(<List pay={pay} today="2026-11-25" />)).toContain(bookingNumber(4711));
});

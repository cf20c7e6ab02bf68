import type { OrderFormInput } from "#contract/bookings/order-form.ts";
import { bookingBody } from "./booking-body.ts";

type Line = OrderFormInput["lines"][number];

/** A role from 16:00 to 01:00 on these days; tests name only what they are about. */
export function orderLine(staffType: number, dates: readonly string[], values: Partial<Line> = {}): Line {
  return {
    staff_type: staffType,
    number_of_staff: 4,
    hourly_wage: "192",
    dates: dates.map((date) => ({ date, start_time: "16:00", end_time: "01:00" })),
    ...values,
  };
}

/** An order as the form sends it. */
export function orderBody(lines: Line[], values: Partial<OrderFormInput> = {}): OrderFormInput {
  const { staff_type, number_of_staff, date, start_time, end_time, hourly_wage, fee, ...common } =
    bookingBody(1, "2026-12-11");
  const { admin_message, ...place } = common;
  return { ...place, title: "Julefest", lines, ...values };
}

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { bookingNumber } from "#texts/da/common/booking-number.ts";
import { EndedRow } from "#web/screens/employee/history/ended-row.tsx";
import { JobCard } from "./job-card.tsx";

const job = {
  id: 4711,
  date: "2026-11-24",
  start_time: "10:00",
  end_time: "18:00",
  arrangement_type: "Firma event",
  zip_code: "8000",
  city: "Aarhus C",
  hourly_wage: "192,00",
  totalPay: "1632,00",
  transport_wage: 0,
  self_paid_break: false,
  shift: null,
  state: { key: "gone", text: "" },
  jobRole: { job_title: "Tjener" },
  corporation: {
    name: "Hotel Nordlys",
    icon_image: "",
    baseURL_image: "",
    rating: { rating: null, nrOfRatings: 0 },
  },
} as unknown as WireEmployeeBooking;

test.each([
  ["a card", <JobCard key="card" job={job} />],
  ["a row of what has ended", <EndedRow key="row" job={job} outcome="Arbejdet" />],
])("%s names the booking by its number", (_, shown) => {
  expect(renderToStaticMarkup(shown)).toContain(bookingNumber(4711));
});

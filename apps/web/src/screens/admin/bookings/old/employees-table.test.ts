import { expect, test } from "vitest";
import type { WireExportedBooking } from "#contract/bookings/admin-booking.endpoints.ts";
import { formatCsv } from "#texts/format/csv.ts";
import { employeesTable } from "./employees-table.ts";

const fileOf = (bookings: readonly WireExportedBooking[]) => formatCsv(employeesTable(bookings));

const mette: WireExportedBooking["selectedStaff"][number] = {
  shift_id: 1,
  employee: {
    id: 2,
    first_name: "Mette",
    last_name: "Ågård",
    phone: "20550118",
    email: "mette@example.test",
    profile_image: "",
    baseURL_image: "",
    cpr_nr: "0405981234",
    bank_reg_nr: "0400",
    bank_account_nr: "0001234567",
  },
  rating: { rating: null, nrOfRatings: 0 },
  nrOfShifts: 3,
  employee_checkin: null,
  start_time: "18:00",
  end_time: "01:30",
  kind: "pay",
  hours: 7.25,
  total: 1488,
  supplements: 96.5,
  employer_pension: 148.8,
  employee_pension: 74.4,
};
const night: WireExportedBooking = {
  id: 3,
  date: "2026-11-20",
  corporation: { name: "=Hotel" },
  transport_wage: 0.5,
  hourly_wage: "192,00",
  selectedStaff: [mette, { ...mette, total: 12_345.5 }],
};

test("each person of a booking is a line of their own, decimals with a comma, with the number of the booking", () => {
  const [heading, ...lines] = fileOf([night]).slice(1).trimEnd().split("\r\n");
  expect(heading).toBe(
    "Dato;Virksomhed;Navn;Mobil;E-mail;CPR;Reg. nr.;Konto nr.;Start;Slut;Timer;Transport;Timeløn;Total;Løn for;Booking;Heraf tillæg;Pension, arbejdsgiver;Pension, eget bidrag",
  );
  const who = `20-11-2026;'=Hotel;Mette Ågård;20550118;mette@example.test;"\t0405981234";"\t0400";"\t0001234567"`;
  expect(lines).toEqual([
    `${who};18:00;01:30;7,25;0,5;192,00;1488,00;Vagt;3;96,50;148,80;74,40`,
    `${who};18:00;01:30;7,25;0,5;192,00;12345,50;Vagt;3;96,50;148,80;74,40`,
  ]);
});

test("whose late removal is paid has its hours and pay, no times, and no transport", () => {
  const removed = { ...mette, kind: "cancellation" as const, hours: 3, total: 576, supplements: 0 };
  const [, line] = fileOf([{ ...night, selectedStaff: [removed] }])
    .trimEnd()
    .split("\r\n");
  expect(line).toMatch(/;"\t0001234567";;;3;0;192,00;576,00;Aflyst vagt;3;0,00;/);
});

import { expect, test } from "vitest";
import { formatCsv } from "#texts/format/csv.ts";
import { hoursTable } from "./hours-table.ts";

test("a month of hours is a file with a line a shift, with decimal commas", () => {
  const shift = {
    ...{ booking_id: 1, date: "2026-11-02", corporation: "Hotel Nordlys", start: "10:00", end: "18:00" },
    ...{ break_hours: 0.5, hours: 7.5, basis: "agreed" as const },
  };
  const weeks = [{ week: 45, year: 2026, hours: 15.25, shifts: [shift] }];
  expect(formatCsv(hoursTable({ month: "2026-11-01", hours: 7.5, weeks, earliest: null }))).toBe(
    "\uFEFFUge;Dato;Virksomhed;Start;Slut;Pause;Timer;Ugens timer;Tider\r\n" +
      "45;02-11-2026;Hotel Nordlys;10:00;18:00;0,5;7,5;15,25;aftalt af begge\r\n",
  );
});

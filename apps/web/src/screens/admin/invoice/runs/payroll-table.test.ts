import { expect, test } from "vitest";
import { formatCsv } from "#texts/format/csv.ts";
import { isNew, type PayrollShift, payrollTable } from "./payroll-table.ts";

test("the file has a line a shift, with tax card, holiday pay and payment date, as spreadsheets read them", () => {
  const shift = {
    shift_id: 1,
    booking_id: 2,
    employee_id: 7,
    kind: "pay",
    name: "=Anna Krogh",
    corporation: "Hotel; Nordlys",
    job_title: "Tjener",
    date: "2026-11-10",
    start_time: "10:00",
    end_time: "18:00",
    hours: 8.5,
    transport: 0.5,
    hourly_wage: 192.5,
    pay: 1636.25,
    supplements: 136.25,
    employer_pension: 163.63,
    employee_pension: 0,
    holiday: 204.53,
    tax_card: 2,
    state: "ready",
    reason: null,
    changed: null,
    payment_date: "2026-11-30",
    pay_line_ids: [],
    fetched_at: null,
  } satisfies PayrollShift;
  const corrected = {
    ...shift,
    pay_line_ids: [3],
    fetched_at: "2026-11-28T13:02:00Z",
    hours: -1,
    pay: -192.5,
    holiday: -24.06,
  };
  const cancelled = { ...shift, kind: "cancellation", hours: 3, transport: 0, pay: 577.5 } as const;
  const missing = { ...shift, state: "stays", reason: "missing_data" } as const;
  const lines = formatCsv(payrollTable([shift, missing, corrected, cancelled])).split("\r\n");
  expect(lines[1]).toBe(
    `7;'=Anna Krogh;10-11-2026;"Hotel; Nordlys";Tjener;10:00;18:00;8,5;0,5;192,50;1636,25;204,53;Bikort;Klar;30-11-2026;136,25;163,63;0,00;`,
  );
  expect(lines[2]).toContain(";Mangler CPR eller konto;");
  expect(lines[3]).toContain(";-1;0,5;192,50;-192,50;-24,06;");
  expect(lines[3]).toMatch(/;28-11-2026$/);
  expect([shift, corrected].map(isNew)).toEqual([false, false]);
  expect(isNew({ ...corrected, fetched_at: null })).toBe(true);
  expect(lines[4]).toContain(";Aflyst vagt: Tjener;;;3;0;192,50;577,50;");
});

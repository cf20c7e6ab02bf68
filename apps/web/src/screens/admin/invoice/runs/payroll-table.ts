import type { runEndpoints } from "#contract/invoicing/run.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { dayOf } from "#rules/time/moment.ts";
import { whyStays } from "#texts/da/admin/ledger.ts";
import { payrollTexts as texts } from "#texts/da/backoffice/runs.ts";
import type { Cell, ExportTable } from "#texts/format/export-table.ts";

export type Payroll = AnswerOf<typeof runEndpoints.payroll>;
export type PayrollShift = Payroll["shifts"][number];

/** The period as a file: one line for each shift, without CPR and bank numbers. */
export function payrollTable(shifts: readonly PayrollShift[]): ExportTable {
  return [texts.fileColumns, ...shifts.map(lineOf)];
}

function lineOf(shift: PayrollShift): Cell[] {
  return [
    { number: shift.employee_id },
    shift.name,
    { day: shift.date },
    shift.corporation,
    jobOf(shift),
    // Whoever was taken off has worked no times.
    ...(shift.kind === "pay" ? [shift.start_time, shift.end_time] : ["", ""]),
    { number: shift.hours },
    { number: shift.transport },
    amount(shift.hourly_wage),
    amount(shift.pay),
    amount(shift.holiday),
    texts.taxCards[shift.tax_card] ?? "",
    stateOf(shift),
    { day: shift.payment_date },
    amount(shift.supplements),
    amount(shift.employer_pension),
    amount(shift.employee_pension),
    shift.fetched_at === null ? null : { day: dayOf(Date.parse(shift.fetched_at)) },
  ];
}

/** What is paid: the job, or that it was cancelled. */
export function jobOf({ kind, job_title }: PayrollShift): string {
  return kind === "cancellation" ? texts.cancelled(job_title) : job_title;
}

/** Where a shift's pay stands, or why it stays. */
export function stateOf({ state, reason }: PayrollShift): string {
  return reason === null ? texts.states[state] : whyStays[reason];
}

function amount(kroner: number): Cell {
  return { ore: fromWireKroner(kroner) };
}

/** Whether a shift's pay is in the payroll file and was not fetched with it. */
export function isNew({ pay_line_ids, fetched_at }: PayrollShift): boolean {
  return pay_line_ids.length > 0 && fetched_at === null;
}

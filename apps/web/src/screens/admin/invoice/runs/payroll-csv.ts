import type { runEndpoints } from "#contract/invoicing/run.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { whyStays } from "#texts/da/admin/ledger.ts";
import { payrollTexts as texts } from "#texts/da/backoffice/runs.ts";
import { formatCsv } from "#texts/format/csv.ts";
import { formatDayNumeric } from "#texts/format/days.ts";

export type Payroll = AnswerOf<typeof runEndpoints.payroll>;
export type PayrollShift = Payroll["shifts"][number];

/** The period as a file: one line for each shift, without CPR and bank numbers. */
export function payrollCsv(shifts: readonly PayrollShift[]): string {
  return formatCsv([texts.csvColumns, ...shifts.map(lineOf)]);
}

function lineOf(shift: PayrollShift): string[] {
  return [
    String(shift.employee_id),
    shift.name,
    formatDayNumeric(shift.date),
    shift.corporation,
    jobOf(shift),
    // Whoever was taken off has worked no times.
    ...(shift.kind === "pay" ? [shift.start_time, shift.end_time] : ["", ""]),
    decimal(shift.hours),
    decimal(shift.transport),
    amount(shift.hourly_wage),
    amount(shift.pay),
    amount(shift.holiday),
    texts.taxCards[shift.tax_card] ?? "",
    stateOf(shift),
    formatDayNumeric(shift.payment_date),
    amount(shift.supplements),
    amount(shift.employer_pension),
    amount(shift.employee_pension),
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

/** With a comma and no dot between thousands, which spreadsheets take for text. */
function decimal(value: number): string {
  return String(value).replace(".", ",");
}

function amount(kroner: number): string {
  return (fromWireKroner(kroner) / 100).toFixed(2).replace(".", ",");
}

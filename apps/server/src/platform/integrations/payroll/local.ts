import type { PayLine, Payroll } from "./port.ts";

/**
 * The dry run while no payroll service is configured: every pay line counts as accepted. `recorded` keeps it under
 * its reference until the process ends, without CPR and bank numbers.
 */
export function createLocalPayroll(): Payroll & { recorded: ReadonlyMap<string, RecordedPayLine> } {
  const recorded = new Map<string, RecordedPayLine>();
  return {
    recorded,
    async sendPayLine({ reference, name, hours, hourlyWage, employee }) {
      const payrollId = employee.payrollId ?? `dry-run-${employee.employeeNumber}`;
      recorded.set(reference, { reference, name, hours, hourlyWage, payrollId });
      return { payrollId };
    },
  };
}

type RecordedPayLine = Pick<PayLine, "reference" | "name" | "hours" | "hourlyWage"> & { payrollId: string };

/**
 * Which payroll service gets a pay line: the one that may have it already, else the one that is chosen now.
 * Rule: Payroll of a pay line, docs/rules/pay.md.
 */
export function payrollOfLine<Vendor extends string>(line: {
  /** Which one it was handed to before, null for none. */
  readonly bound: Vendor | null;
  /** Whether all or a part of it may be there. */
  readonly mayBeThere: boolean;
  readonly current: Vendor;
}): Vendor {
  return line.mayBeThere ? (line.bound ?? line.current) : line.current;
}

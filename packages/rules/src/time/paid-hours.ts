/** What a self-paid break takes from the hours of a shift (C-615). */
export const SELF_PAID_BREAK_HOURS = 0.5;

/** Hours that are paid and billed: those worked, less a self-paid break, never under 0 (D-008). */
export function netHours(workedHours: number, selfPaidBreak: boolean): number {
  return selfPaidBreak ? Math.max(0, workedHours - SELF_PAID_BREAK_HOURS) : workedHours;
}

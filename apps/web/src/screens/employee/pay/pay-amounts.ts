import type { WireOwnPay } from "#contract/invoicing/own-pay.endpoints.ts";

type Payment = WireOwnPay["shifts"][number];

/** Øre of an amount of the wire. */
export function oreOf(kroner: number): number {
  return Math.round(kroner * 100);
}

/** What a payment comes to, in øre: wage, transport and supplements. */
export function amountOf({ wage, transport, supplements }: Payment): number {
  return supplements.reduce((sum, { amount }) => sum + oreOf(amount), oreOf(wage) + oreOf(transport));
}

/** The payments whose amount is certain: those that are part of the period's own, and those of another day. */
export function certainPayments(pay: WireOwnPay): { paidThen: Payment[]; paidOtherDay: Payment[] } {
  const certain = pay.shifts.filter(({ state }) => state !== "open");
  const isThen = (one: Payment) => one.payment_date === pay.payment_date && !isRefusedCorrection(one);
  return { paidThen: certain.filter(isThen), paidOtherDay: certain.filter((one) => !isThen(one)) };
}

/** A correction that payroll refused: nothing is paid of it until it is sent anew. */
export function isRefusedCorrection({ kind, state }: Payment): boolean {
  return kind === "difference" && state === "refused";
}

/** How many of some payments are shifts, cancelled ones among them, and how many corrections of shifts. */
export function countOf(payments: readonly Payment[]): [shifts: number, corrections: number] {
  const shifts = payments.filter(({ kind }) => kind !== "difference").length;
  return [shifts, payments.length - shifts];
}

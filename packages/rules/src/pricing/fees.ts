import { type BookingStatus, hoursRemaining } from "#rules/bookings/status.ts";
import type { Ore } from "#rules/money/ore.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { BookingTradeTerms } from "./trade-terms.ts";

/** The three fees, øre per hour and person; each later one is added to those before it. */
export interface Fees {
  standard: Ore;
  urgent: Ore;
  emergency: Ore;
}

/** How soon a booking starts, as far as the fee is concerned. */
export type LeadBand = "standard" | "urgent" | "emergency";

const HEAD_WAITER = "overtjener / afvikler";

type RushTerms = Pick<BookingTradeTerms, "rush">;

/**
 * The band of a lead time in hours (`hoursRemaining`). A start that has passed, which only an admin books, is
 * standard. Rule: Fee by lead time, docs/rules/pricing.md.
 */
export function leadBandOf(leadHours: number, terms: RushTerms): LeadBand {
  const { urgentUnderHours, emergencyUnderHours } = terms.rush;
  if (leadHours <= 0 || leadHours >= urgentUnderHours) return "standard";
  return leadHours >= emergencyUnderHours ? "urgent" : "emergency";
}

/**
 * How urgent a booking was when it was first made, by its own terms: 24 within the deadline of the emergency fee, 48
 * within that of the urgent one, whatever hours they are. Rule: Urgency, docs/rules/bookings.md.
 */
export function urgentPeriodOf(firstMadeAt: Moment, startsAt: Moment, terms: RushTerms): 24 | 48 | null {
  const band = leadBandOf(hoursRemaining(firstMadeAt, startsAt), terms);
  if (band === "standard") return null;
  return band === "emergency" ? 24 : 48;
}

/**
 * The fee of a booking made `leadHours` before its start, øre per hour and person.
 * Rule: Fee by lead time, docs/rules/pricing.md.
 */
export function totalFee(fees: Fees, leadHours: number, terms: RushTerms): Ore {
  const band = leadBandOf(leadHours, terms);
  if (band === "standard") return fees.standard;
  const urgent = fees.standard + fees.urgent;
  return band === "urgent" ? urgent : urgent + fees.emergency;
}

/** The general fees, with the standard fee of head waiters. */
export interface GeneralFees extends Fees {
  headWaiter: Ore;
}

/** Where the fees of a booking can come from. */
interface FeeSources {
  /** The saved booking's own fees, null on a new one. */
  stored: Fees | null;
  /** Whether that booking is open and gets another staff type, so that its fees are looked up again. */
  isRefetched: boolean;
  /** The fees agreed with the corporation, null for a visitor. */
  corporation: Fees | null;
  jobTitle: string;
  /** The general fees in force. */
  global: GeneralFees;
}

/**
 * The fees that apply: those stored on the booking, else the corporation's own if any is not 0, else the
 * general ones, with a standard fee of its own for 'overtjener / afvikler'.
 * Rule: Source of the fees, docs/rules/pricing.md.
 */
export function feesOf({ stored, isRefetched, corporation, jobTitle, global }: FeeSources): Fees {
  if (stored !== null && !isRefetched) return stored;
  if (corporation !== null && hasAny(corporation)) return corporation;
  const isHeadWaiter = jobTitle.trim().toLowerCase() === HEAD_WAITER;
  const { headWaiter, ...general } = global;
  return isHeadWaiter ? { ...general, standard: headWaiter } : general;
}

/** What an edit changes of a saved booking, as far as its fee is concerned. */
interface FeeEdit {
  /** Before the edit. */
  status: BookingStatus;
  createdAt: Moment;
  /** Another day or start. */
  isMoved: boolean;
  hasNewStaffType: boolean;
}

/**
 * How an edit makes the fee anew, null where it stays: another day or start counts the lead time from the edit,
 * another staff type looks the fees of an open booking up again.
 * Rule: Fee after an edit, docs/rules/pricing.md.
 */
export function feeRenewal(edit: FeeEdit, now: Moment): { isRefetched: boolean; madeAt: Moment } | null {
  const isRefetched = edit.hasNewStaffType && edit.status === "open";
  if (!isRefetched && !edit.isMoved) return null;
  return { isRefetched, madeAt: edit.isMoved ? now : edit.createdAt };
}

/** A total fee as the price table shows it, øre per hour and person. */
interface FeeParts {
  service: Ore;
  rush: Ore;
  emergency: Ore;
}

/**
 * Splits a stored fee into the rows of the price table by its size. The last row that shows takes the
 * remainder, so that the parts add up to a fee that was set by hand, too.
 * Rule: Parts of a fee, docs/rules/pricing.md.
 */
export function decomposeFee(fee: Ore, fees: Fees): FeeParts {
  const { standard, urgent } = fees;
  if (fee > standard + urgent) return { service: standard, rush: urgent, emergency: fee - standard - urgent };
  if (fee > standard) return { service: standard, rush: fee - standard, emergency: 0 };
  return { service: fee, rush: 0, emergency: 0 };
}

function hasAny(fees: Fees): boolean {
  return fees.standard !== 0 || fees.urgent !== 0 || fees.emergency !== 0;
}

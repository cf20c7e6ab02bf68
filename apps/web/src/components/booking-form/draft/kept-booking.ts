import type { BookingForm } from "#contract/bookings/booking-form.ts";
import type { Ore } from "#rules/money/ore.ts";
import type { BookingDraft } from "./booking-draft.ts";

const KEY = "vagtklar-booking";

/** A visitor's booking, kept in this tab until the company is signed up. */
export interface KeptBooking {
  draft: BookingDraft;
  /** Whether 'Videre' has been pressed. */
  isLowerShown: boolean;
  /** The checked booking that waits for sign-up; null while it is still being written. */
  ready: BookingForm | null;
  /** What it costs in øre, and the name of the job. */
  offer?: { jobTitle: string; total: Ore };
}

export function keepBooking(kept: KeptBooking): void {
  sessionStorage.setItem(KEY, JSON.stringify(kept));
}

/** What this tab keeps; null without anything readable. Only for the browser. */
export function keptBooking(): KeptBooking | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as KeptBooking | null;
  } catch {
    return null;
  }
}

/** Where a company goes once it is signed in: to the booking that waits in this tab, else nowhere in particular. */
export function wayToKeptBooking(): string | null {
  return keptBooking()?.ready ? "/newBooking" : null;
}

export function forgetBooking(): void {
  sessionStorage.removeItem(KEY);
}

import type { Day, Moment } from "#rules/time/moment.ts";

/** A booking of the company in the same job that people have worked on. */
export interface EarlierBooking {
  readonly id: number;
  readonly orderId: number | null;
  readonly address: string;
  readonly zipCode: string;
  readonly date: Day;
  readonly endsAt: Moment;
}

/**
 * The bookings whose people are asked to come again: the last one at the same place, else the last one anywhere, and with
 * it those of the same job in its order. Only bookings that are over count. Empty where there is none.
 * Rule: The last team, docs/rules/orders.md.
 */
export function lastTeamOf<Booking extends EarlierBooking>(
  place: { readonly address: string; readonly zipCode: string },
  earlier: readonly Booking[],
  now: Moment,
): Booking[] {
  const over = earlier
    .filter(({ endsAt }) => endsAt <= now)
    .toSorted((one, other) => other.endsAt - one.endsAt || other.id - one.id);
  const isHere = (one: EarlierBooking) =>
    one.zipCode === place.zipCode && placeOf(one.address) === placeOf(place.address);
  const last = over.find(isHere) ?? over[0];
  if (!last) return [];
  if (last.orderId === null) return [last];
  return over.filter(({ orderId }) => orderId === last.orderId);
}

function placeOf(address: string): string {
  return address.trim().replaceAll(/\s+/g, " ").toLowerCase();
}

/** Why somebody of the last team is not asked. */
export type LeftOut = "on_it" | "asked" | "said_no" | "not_wanted" | "unavailable" | "busy" | "no_messages";

/** Somebody of the last team, as the booking has them now. */
export interface TeamMember {
  /** What became of them on the booking; null where they have nothing to do with it. */
  readonly state: "applied" | "selected" | "unwanted" | "removed" | "sick" | "cancelled" | "withdrawn" | null;
  readonly isAsked: boolean;
  /** Confirmed for another shift at the time or on the day. */
  readonly isBusy: boolean;
  /** Works in the job still: not quit, approved, not frozen, and nothing stands against the shift. */
  readonly isAble: boolean;
  /** Wants messages of jobs by some way. */
  readonly isReached: boolean;
}

/** Why somebody is not asked to come again, null for who is asked. Rule: Asking the last team, docs/rules/orders.md. */
export function whyLeftOut({ state, isAsked, isBusy, isAble, isReached }: TeamMember): LeftOut | null {
  if (state === "applied" || state === "selected") return "on_it";
  if (state === "unwanted" || state === "removed") return "not_wanted";
  if (state !== null) return "said_no";
  if (isAsked) return "asked";
  if (!isAble) return "unavailable";
  if (isBusy) return "busy";
  return isReached ? null : "no_messages";
}

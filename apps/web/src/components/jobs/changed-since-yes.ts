import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import type { WireHistoryEntry } from "#contract/bookings/history.endpoints.ts";
import { type TermLine, termLines } from "#texts/da/common/agreement.ts";
import { termsOf } from "./asked-change.ts";

type Kind = WireHistoryEntry["kind"];
type Entry = Pick<WireHistoryEntry, "kind" | "changes">;

const yesOfApplicant: readonly Kind[] = ["applied", "reconfirmed"];
const yesOfStaff: readonly Kind[] = ["selected", "accepted"];
const ends: readonly Kind[] = ["declined", "expired", "collided"];

/**
 * The terms of a job that were changed after somebody's last yes, with what they were then: for an applicant up to now,
 * for whoever is off the shift since the change up to that moment. `history` is in its order.
 */
export function termsChangedSinceYes(job: WireEmployeeBooking, history: readonly Entry[]): TermLine[] {
  const isReleased = job.shift?.released != null;
  if (!isReleased && !job.reconfirm) return [];
  const end = isReleased ? history.findLastIndex(({ kind }) => ends.includes(kind)) : history.length;
  const before = history.slice(0, Math.max(end, 0));
  const yes = isReleased ? yesOfStaff : yesOfApplicant;
  const since = before.slice(before.findLastIndex(({ kind }) => yes.includes(kind)) + 1);
  const from: Record<string, unknown> = {};
  const to: Record<string, unknown> = {};
  for (const change of since.flatMap(({ changes }) => changes)) {
    if (!(change.field in from)) from[change.field] = change.from;
    to[change.field] = change.to;
  }
  return termLines(termsOf({ ...job, ...from }), termsOf({ ...job, ...to }));
}

import type { ShiftStatus } from "#rules/shifts/transitions.ts";

/** The lists of people on a booking, with the names of the wire. */
type ApplicantList = "applied" | "selected" | "unwanted" | "double" | "gray" | "sick" | "removed";

/** Lists that stay empty for a corporation. */
const ADMIN_ONLY_LISTS: readonly ApplicantList[] = ["unwanted", "removed"];

/** What decides on the list of a shift. */
interface ListedShift {
  status: ShiftStatus;
  /** The person is selected for another shift on that day or overlapping in time. */
  bookedElsewhere: boolean;
  /** The person's profile is frozen. */
  frozen: boolean;
}

const LIST_OF_STATUS: Readonly<Record<Exclude<ShiftStatus, "applied">, ApplicantList>> = {
  sick: "sick",
  cancelled: "sick",
  removed: "removed",
  selected: "selected",
  unwanted: "unwanted",
  withdrawn: "gray",
};

/**
 * The one list that a shift stands in: cancellations beside sick reports, withdrawn applications in gray,
 * applicants who are booked elsewhere in double. Rule: Lists of a booking, docs/rules/applying.md.
 */
export function applicantListOf(shift: Pick<ListedShift, "status" | "bookedElsewhere">): ApplicantList {
  if (shift.status !== "applied") return LIST_OF_STATUS[shift.status];
  return shift.bookedElsewhere ? "double" : "applied";
}

/**
 * Whether the viewer finds the shift in its list. A corporation does not see the admin's lists, nor an
 * applicant while the profile is frozen. Rule: Lists of a booking, docs/rules/applying.md.
 */
export function isListed(shift: ListedShift, isAdmin: boolean): boolean {
  if (isAdmin) return true;
  if (ADMIN_ONLY_LISTS.includes(applicantListOf(shift))) return false;
  return !(shift.status === "applied" && shift.frozen);
}

import { audited, type EventTable, unaudited } from "./event-table.ts";
import { staleOfApplicants, staleOfShifts } from "./stale-pages.ts";

/** What happens to people's shifts on a booking. */
export const shiftEvents = {
  "shift.release": audited(staleOfShifts),
  /** A fee or penalty lapses, since the place that was left is filled again. */
  "shift.refilled": unaudited(staleOfShifts),
  /** Whether applicants can still get the job is another answer now. */
  "shift.chances_changed": unaudited(staleOfApplicants),
} satisfies EventTable;

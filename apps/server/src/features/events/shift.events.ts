import { audited, auditedOfAdmins, type EventTable, unaudited } from "./event-table.ts";
import { staleOfApplicants, staleOfBooking, staleOfShifts } from "./stale-pages.ts";

/** Pages of somebody's shift, and everybody's list of open jobs: a place is taken or free. */
function staleOfPlace(facts: Parameters<typeof staleOfShifts>[0]) {
  return [...staleOfShifts(facts), ...staleOfBooking({ ...facts, employees: "everybody" })];
}

/** What happens to people's shifts on a booking. */
export const shiftEvents = {
  "shift.apply": audited(staleOfShifts),
  "shift.withdraw": audited(staleOfShifts),
  "shift.cancel": audited(staleOfShifts),
  "shift.report_sick": audited(staleOfShifts),
  "shift.report_sick_for_person": audited(staleOfPlace),
  "shift.take_back_sick": audited(staleOfPlace),
  "shift.decide_late_sick": audited(staleOfPlace),
  "shift.check_in": audited(staleOfShifts),
  "shift.arrive": audited(staleOfShifts),
  "shift.note_not_arrived": audited(staleOfPlace),
  "shift.came_after_all": audited(staleOfPlace),
  "shift.on_my_way": audited(staleOfShifts),
  "shift.decide_not_arrived": audited(staleOfPlace),
  "shift.accept_offer": audited(staleOfShifts),
  "shift.promote_from_standby": audited(staleOfShifts),
  "shift.release": audited(staleOfShifts),
  /** A person says yes to changed terms, or to a job that changed since they applied. */
  "shift.accept_change": audited(staleOfShifts),
  "shift.reconfirm": audited(staleOfShifts),
  /** A no, no answer in time, or another shift at the new time. */
  "shift.release_after_change": audited(staleOfPlace),
  "shift.selected": auditedOfAdmins(staleOfPlace),
  /** The office goes past what the check of a person refuses. */
  "shift.pass_check": audited(staleOfShifts),
  "shift.removed": auditedOfAdmins(staleOfPlace),
  "shift.unwanted": auditedOfAdmins(staleOfPlace),
  "shift.applied": auditedOfAdmins(staleOfPlace),
  "shift.change_ui_state": auditedOfAdmins(staleOfBooking),
  /** Applications end with their person's access, and come back with it. */
  "shift.access_changed": unaudited(staleOfShifts),
  /** A fee or penalty lapses, since the place that was left is filled again. */
  "shift.refilled": unaudited(staleOfShifts),
  /** Whether applicants can still get the job is another answer now. */
  "shift.chances_changed": unaudited(staleOfApplicants),
} satisfies EventTable;

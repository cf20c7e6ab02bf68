import { undoEndpoints } from "#contract/backoffice/undo.endpoints.ts";
import { queryKey } from "#contract/wire/endpoint.ts";
import { staleOfDepartmentFigures } from "./corporation.events.ts";
import { audited, auditedOfAdmins, type EventTable } from "./event-table.ts";
import { type StaleBooking, staleOfApplicants, staleOfBooking } from "./stale-pages.ts";

interface BookingFacts {
  readonly booking: StaleBooking;
}

interface ApplicantFacts extends BookingFacts {
  /** Shifts of the booking, of which only applications count. */
  readonly shifts: Parameters<typeof staleOfApplicants>[0]["shifts"];
}

/** Pages of a booking, and everybody's list of open jobs. */
function staleOfJob({ booking }: BookingFacts) {
  return staleOfBooking({ booking, employees: "everybody" });
}

/** Pages of several bookings, and everybody's list of open jobs. */
function staleOfAll({ bookings }: { readonly bookings: readonly StaleBooking[] }) {
  return bookings.flatMap((booking) => staleOfJob({ booking }));
}

/** Pages of a booking alone: no list of jobs says otherwise than before. */
function staleOfOffice({ booking }: BookingFacts) {
  return staleOfBooking({ booking, employees: [] });
}

/** Pages of a booking and everybody's list of open jobs, and what applicants see of their chances. */
function staleOfChances({ booking, shifts }: ApplicantFacts) {
  return [...staleOfJob({ booking }), ...staleOfApplicants({ shifts })];
}

/** Pages of a booking and everybody's list of open jobs, and the own lists of `employees`. */
function staleOfChange({ booking, employees }: BookingFacts & { readonly employees: readonly number[] }) {
  return [...staleOfJob({ booking }), ...staleOfBooking({ booking, employees })];
}

/** A decision of an admin is taken back by another act, so that it can no longer be undone. */
const staleUndos = [{ channels: ["admins"] as const, keys: [queryKey(undoEndpoints.list)] }];

/** A rejected booking waits for approval again. */
function staleOfReturn(facts: BookingFacts) {
  return [...staleOfJob(facts), ...staleUndos];
}

/** Whoever saw the job, or saw it go, sees what is true again. */
function staleOfUndone({ before, ...after }: ApplicantFacts & { readonly before: StaleBooking }) {
  return [...staleOfJob({ booking: before }), ...staleOfChances(after)];
}

/** What happens to a booking as a whole. */
export const bookingEvents = {
  "booking.create": auditedOfAdmins(staleOfJob),
  /** One booking is made once more for other days; the entry is about the one that was copied. */
  "booking.repeat": auditedOfAdmins(staleOfAll),
  /** An arrangement of several roles and days; the entry is about the order. */
  "order.create": auditedOfAdmins(staleOfAll),
  /** More roles beside a booking, which is among the bookings; the entry is about the order. */
  "order.add_roles": auditedOfAdmins(staleOfAll),
  /** An owner of the company has answered what a booker booked above the amount; the entry is about one of an order. */
  "booking.owner_approve": audited(staleOfAll),
  "booking.owner_decline": audited(staleOfAll),
  "booking.change": auditedOfAdmins(staleOfChange),
  /** Neither staff nor applicants see it. */
  "booking.change_department": auditedOfAdmins((facts: BookingFacts) => [
    ...staleOfOffice(facts),
    ...staleOfDepartmentFigures(facts.booking.corporation_id),
  ]),
  "booking.cancel": auditedOfAdmins(staleOfChances),
  "booking.approve": audited(staleOfJob),
  "booking.reject": audited(staleOfJob),
  "booking.take_up": audited(staleOfReturn),
  "booking.send_again": audited(staleOfReturn),
  "booking.open": audited((facts: ApplicantFacts) => [...staleOfChances(facts), ...staleUndos]),
  "booking.close": audited(staleOfJob),
  "booking.undo_approve": audited(staleOfUndone),
  "booking.undo_reject": audited(staleOfUndone),
  "booking.undo_close": audited(staleOfUndone),
  "booking.change_ui_status": auditedOfAdmins(staleOfOffice),
  "booking.send_list": auditedOfAdmins(staleOfOffice),
} satisfies EventTable;

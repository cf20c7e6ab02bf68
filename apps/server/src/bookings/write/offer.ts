import { restIsToldAt } from "#rules/applying/vacancy.ts";
import { hoursRemaining, isBookable } from "#rules/bookings/status.ts";
import { regionOfZip } from "#rules/people/regions.ts";
import { leadBandOf } from "#rules/pricing/fees.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Tx } from "#server/db/database.ts";
import type { Occasion } from "#server/notices/queue.ts";
import { offerJob } from "#server/notices/to-employees/jobs-offered.ts";
import type { BookingRow } from "#server/stores/bookings/bookings.ts";
import { favouritesAmong } from "#server/stores/bookings/favourites.ts";
import type { CorporationRow } from "#server/stores/people/corporations.ts";
import type { EmployeeRow } from "#server/stores/people/employees.ts";
import { holdOffer } from "#server/stores/shifts/held-offers.ts";
import { employeesToOffer } from "#server/stores/shifts/job-matches.ts";
import { penaltyStatesOf } from "#server/stores/shifts/penalties.ts";
import { bookedElsewhere } from "#server/stores/shifts/shifts.ts";

/** An approved booking with its company. */
export interface OfferedJob {
  readonly booking: BookingRow;
  readonly corporation: CorporationRow;
}

/**
 * Offers an approved job: to the company's favourites first and half an hour later, by the sweep
 * `offer-to-everybody`, to everybody else whose type and region match. To all at once where nobody has a head
 * start (`restIsToldAt`).
 */
export async function offerToFavouritesFirst(occasion: Occasion, job: OfferedJob): Promise<void> {
  const { tx, now } = occasion;
  const matching = await employeesMatching(tx, job.booking, now);
  const favourites = await favouritesWhoCan(tx, job.booking, matching, now);
  const startsAt = job.booking.starts_at.getTime();
  const dueAt = restIsToldAt({ startsAt, favourites: favourites.length }, now);
  await offerJob(occasion, job, dueAt === null ? matching : favourites, isUrgent(startsAt, now));
  if (dueAt !== null) await holdOffer(tx, job.booking.id, dueAt);
}

/** Offers a job to everybody whose type and region match; who was told of it before is not told again. */
export async function offerToEverybody(occasion: Occasion, job: OfferedJob): Promise<void> {
  const { tx, now } = occasion;
  const matching = await employeesMatching(tx, job.booking, now);
  await offerJob(occasion, job, matching, isUrgent(job.booking.starts_at.getTime(), now));
}

/** Whom the job is offered to: nobody, unless it can be applied for. */
async function employeesMatching(tx: Tx, booking: BookingRow, now: Moment): Promise<EmployeeRow[]> {
  const region = regionOfZip(booking.zip_code);
  const isOpen = booking.status === "open" && isBookable(now, booking.starts_at.getTime());
  if (!isOpen || !booking.is_email_script_allowed || region === null) return [];
  return employeesToOffer(tx, booking.staff_type_id, region);
}

/** Favourites who want such mails and could take the job: not frozen, and not booked elsewhere at the time. */
async function favouritesWhoCan(
  tx: Tx,
  booking: BookingRow,
  matching: readonly EmployeeRow[],
  now: Moment,
): Promise<EmployeeRow[]> {
  const ids = matching.filter((employee) => employee.noti_info_of_jobs).map(({ id }) => id);
  const marked = [...(await favouritesAmong(tx, booking.corporation_id, ids))];
  const busy = await bookedElsewhere(tx, booking, marked);
  const penalties = await penaltyStatesOf(tx, marked, now);
  const isFrozen = (id: number) => (penalties.get(id)?.frozenUntil ?? null) !== null;
  const able = new Set(marked.filter((id) => !busy.has(id) && !isFrozen(id)));
  return matching.filter(({ id }) => able.has(id));
}

function isUrgent(startsAt: Moment, now: Moment): boolean {
  return leadBandOf(hoursRemaining(now, startsAt)) !== "standard";
}

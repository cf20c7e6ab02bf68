import type { lastTeamEndpoints as rows, WireLastTeam } from "#contract/applications/last-team.endpoints.ts";
import { type LeftOut, lastTeamOf, whyLeftOut } from "#rules/applying/last-team.ts";
import { checkVacancy } from "#rules/applying/vacancy.ts";
import { initialOf } from "#rules/people/short-name.ts";
import type { Moment } from "#rules/time/moment.ts";
import {
  type BookingRow,
  bookingStatusOf,
  getAuthorizedBooking,
  lockAuthorizedBooking,
} from "#server/features/bookings/booking.queries.ts";
import type { CheckSettings } from "#server/features/bookings/fitness/fitness.ts";
import { shiftsOfBookings } from "#server/features/bookings/shifts/shift.queries.ts";
import { loadEmployees } from "#server/features/employees/employee.queries.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { earlierBookings, membersFor, saveAsked, workersOf } from "./last-team.queries.ts";

/**
 * Asks those who worked last time for these bookings, each once; they hear of it by the scheduled job `tell-last-teams`.
 * With `dryRun` it says who would be asked. Refuses `not_found`, what no booking of them takes people on for, and
 * `nobody_to_ask`. Rule: Asking the last team, docs/rules/orders.md.
 */
export const askLastTeam: Handler<typeof rows.askLastTeam> = ({ session, query, body, now, services }) =>
  inTransaction(services.db, async (tx) => {
    const isDry = query.dryRun === "1";
    const bookings: BookingRow[] = [];
    // In the order of their ids, so that two presses never wait for each other crosswise.
    for (const id of [...new Set(body.booking_ids)].toSorted((one, other) => one - other)) {
      bookings.push(await (isDry ? getAuthorizedBooking : lockAuthorizedBooking)(tx, session, id));
    }
    const open = await takingPeople(tx, bookings, now);
    const { days, asked } = await teamsFor(tx, open, { settings: services.settings, now });
    if (!isDry) {
      if (asked.every(({ leftOut }) => leftOut !== null)) throw new DomainError("nobody_to_ask");
      for (const [booking, people] of Map.groupBy(asked, (one) => one.booking)) {
        const ids = people.flatMap(({ employeeId, leftOut }) => (leftOut === null ? [employeeId] : []));
        if (ids.length === 0) continue;
        await saveAsked(tx, booking.id, ids, now);
        const event = { type: "booking.ask_last_team", id: booking.id, booking, employees: [] } as const;
        await record({ tx, actor: actorOf(session), now }, { ...event, detail: { employee_ids: ids } });
      }
    }
    return answerOf(tx, days, asked, corporationOf(session).asAdmin);
  });

/** The bookings that people can be asked for; what waits for approval is one. Refuses what the first one refuses where there is none. */
async function takingPeople(tx: Tx, bookings: readonly BookingRow[], now: Moment): Promise<BookingRow[]> {
  const selected = await shiftsOfBookings(
    tx,
    bookings.map(({ id }) => id),
    ["selected"],
  );
  const open: BookingRow[] = [];
  let refusal: Extract<ReturnType<typeof checkVacancy>, { ok: false }>["refusal"] | undefined;
  for (const booking of bookings) {
    const count = selected.filter(({ booking_id }) => booking_id === booking.id).length;
    const facts = {
      ...{ status: bookingStatusOf(booking, count, now), startsAt: booking.starts_at.getTime() },
      ...{ approved: true, selected: count, places: booking.number_of_staff },
    };
    const verdict = checkVacancy(facts, now);
    if (verdict.ok) open.push(booking);
    else refusal ??= verdict.refusal;
  }
  if (open.length === 0) throw new DomainError(refusal ?? "not_found");
  return open;
}

interface AskedMember {
  readonly booking: BookingRow;
  readonly employeeId: number;
  readonly leftOut: LeftOut | null;
}

/** Everybody of the last team of each booking. Of several bookings of a job on one day somebody is asked for the first that they can come to. */
async function teamsFor(
  tx: Tx,
  bookings: readonly BookingRow[],
  context: { settings: CheckSettings; now: Moment },
): Promise<{ days: string[]; asked: AskedMember[] }> {
  const days = new Set<string>();
  const asked: AskedMember[] = [];
  for (const ofJob of Map.groupBy(bookings, (one) => one.staff_type_id).values()) {
    const earlier = await earlierBookings(tx, ofJob[0] as BookingRow, context.now);
    for (const booking of ofJob) {
      const place = { address: booking.address, zipCode: booking.zip_code };
      const team = lastTeamOf(place, earlier, context.now);
      for (const { date } of team) days.add(date);
      const ids = await workersOf(
        tx,
        team.map(({ id }) => id),
      );
      const members = await membersFor(tx, booking, ids, context);
      for (const [employeeId, member] of members) {
        const isTaken = asked.some(
          (one) => one.employeeId === employeeId && one.leftOut === null && one.booking.date === booking.date,
        );
        if (!isTaken) asked.push({ booking, employeeId, leftOut: whyLeftOut(member) });
      }
    }
  }
  return { days: [...days].toSorted(), asked };
}

async function answerOf(
  tx: Tx,
  days: string[],
  asked: readonly AskedMember[],
  asAdmin: boolean,
): Promise<WireLastTeam> {
  const byPerson = Map.groupBy(asked, ({ employeeId }) => employeeId);
  const people = await loadEmployees(tx, [...byPerson.keys()]);
  return {
    days,
    people: people.map(({ id, first_name, last_name }) => {
      const own = byPerson.get(id) ?? [];
      const count = own.filter(({ leftOut }) => leftOut === null).length;
      return {
        employee_id: id,
        first_name,
        last_name: asAdmin ? last_name : initialOf(last_name),
        asked: count,
        left_out: count > 0 ? null : (own[0]?.leftOut ?? null),
      };
    }),
  };
}

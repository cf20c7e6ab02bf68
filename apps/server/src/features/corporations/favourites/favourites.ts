import { corporationEndpoints as rows } from "#contract/corporations/corporation.endpoints.ts";
import { initialOf } from "#rules/people/short-name.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { type Handler, type Route, route } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { addFavourite, favouritesOf, hasShiftWith, removeFavourite } from "./favourite.queries.ts";

/**
 * Marks a favourite or takes the mark back; pressed twice it is the same. Refuses `not_found` for somebody who
 * never had a shift, of whatever kind, on the company's bookings.
 */
const mark: Handler<typeof rows.markFavourite> = async ({ session, params, body, now, services }) => {
  const { id } = corporationOf(session);
  const { employeeId } = params;
  return inTransaction(services.db, async (tx) => {
    if (!(await hasShiftWith(tx, id, employeeId))) throw new DomainError("not_found");
    const isChanged = body.favourite
      ? await addFavourite(tx, id, employeeId, now)
      : await removeFavourite(tx, id, employeeId);
    if (isChanged) {
      const type = body.favourite ? "employee.mark_favourite" : "employee.unmark_favourite";
      const event = { type, id: employeeId, corporationId: id, detail: { corporation: id } } as const;
      await record({ tx, actor: actorOf(session), now }, event);
    }
    return { employee_id: employeeId, favourite: body.favourite };
  });
};

/** The company's favourites by name; last names are initials, but for admins. */
const list: Handler<typeof rows.favourites> = async ({ session, services }) => {
  const { id, asAdmin } = corporationOf(session);
  return (await favouritesOf(services.db, id)).map((row) => ({
    employee_id: row.employee_id,
    first_name: row.first_name,
    last_name: asAdmin ? row.last_name : initialOf(row.last_name),
    profile_image: row.profile_image,
    baseURL_image: row.base_url_image,
    created_at: row.created_at.toISOString(),
  }));
};

/** Whom a company would like to see again. */
export const favouriteRoutes: readonly Route[] = [
  route(rows.favourites, list),
  route(rows.markFavourite, mark),
];

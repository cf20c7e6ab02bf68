import type { corporationEndpoints as rows } from "#contract/corporations/endpoints.ts";
import { initialOf } from "#rules/people/short-name.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { favouritesOf } from "./queries.ts";

/** The company's favourites by name; last names are initials, but for admins. */
export const list: Handler<typeof rows.favourites> = async ({ session, services }) => {
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

import type { corporationEndpoints as rows } from "#contract/corporations/endpoints.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { countWaitingForStamp } from "./queries.ts";
import { staffTypeStatuses } from "./staff-type-panel-queries.ts";

/** The staff-type panel of the company's home; of its own only. */
export const meta: Handler<typeof rows.meta> = async ({ session, params, now, services }) => {
  const { id } = corporationOf(session);
  if (params.id !== id) throw new DomainError("not_found");
  return staffTypeStatuses(services.db, id, now);
};

/** How many finished bookings wait for the company's stamp: the red badge of its home. */
export const checkoutNotifications: Handler<typeof rows.checkoutNotifications> = async ({
  session,
  now,
  services,
}) => countWaitingForStamp(services.db, corporationOf(session).id, now);

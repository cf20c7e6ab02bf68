import type { corporationEndpoints as rows } from "#contract/areas/corporations.ts";
import { corporationOf, type Verb } from "#server/areas/verb.ts";
import { Refused } from "#server/refused.ts";
import { countWaitingForStamp } from "#server/stores/bookings/booking-lists.ts";
import { staffTypeStatuses } from "#server/stores/bookings/staff-type-panel.ts";

/** The staff-type panel of the company's home; of its own only (D-103). */
export const meta: Verb<typeof rows.meta> = async ({ session, params, now, services }) => {
  const { id } = corporationOf(session);
  if (params.id !== id) throw new Refused("not_found");
  return staffTypeStatuses(services.db, id, now);
};

/** How many finished bookings wait for the company's stamp: the red badge of its home (C-569). */
export const checkoutNotifications: Verb<typeof rows.checkoutNotifications> = async ({
  session,
  now,
  services,
}) => countWaitingForStamp(services.db, corporationOf(session).id, now);

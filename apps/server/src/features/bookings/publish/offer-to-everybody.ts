import { loadBookings } from "#server/features/bookings/queries.ts";
import { loadCorporations } from "#server/features/corporations/queries.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { takeDueOffers } from "./held-offers.ts";
import { offerToEverybody } from "./offer.ts";

/** Offers jobs to everybody once the head start of their companies' favourites is over. */
export async function offerDueJobs(services: Services): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.db, async (tx) => {
    const bookings = await loadBookings(tx, await takeDueOffers(tx, now));
    const ids = new Set(bookings.map((booking) => booking.corporation_id));
    const corporations = new Map((await loadCorporations(tx, [...ids])).map((row) => [row.id, row]));
    for (const booking of bookings) {
      const corporation = corporations.get(booking.corporation_id);
      if (corporation) await offerToEverybody({ tx, now, services }, { booking, corporation });
    }
  });
}

import type { deskEndpoints } from "#contract/desk/endpoints.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { waitingRows } from "./queries.ts";
import { serializeToday } from "./serializers.ts";

/** What waits for an admin now. */
export const today: Handler<typeof deskEndpoints.today> = async ({ now, services }) => ({
  groups: serializeToday(await waitingRows(services.db, services.settings.workingTime.weekHours, now), now),
});

import { sql } from "kysely";
import { finishErasures } from "#server/features/privacy/erasure/erase.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { dropOldBookkeeping } from "./bookkeeping-end.ts";
import { handleInactiveProfiles } from "./inactive-profiles.ts";

/** What goes by itself, once a day. */
export async function applyRetention(services: Services): Promise<void> {
  await handleInactiveProfiles(services);
  await dropOldBookkeeping(services.db, services.clock.now());
  await finishErasures(services);
  await deleteUnusedPictures(services);
}

/** A picture is uploaded before the form with it is saved. */
const TIME_TO_SAVE = 24 * 3_600_000;

/** Deletes the pictures of our own store that nobody shows: replaced ones, and those whose form was never saved. */
async function deleteUnusedPictures({ db, clock, integrations }: Services): Promise<void> {
  const names = await integrations.images.storedBefore(clock.now() - TIME_TO_SAVE);
  if (names.length === 0) return;
  const { rows } = await sql<{ name: string }>`
    select stored.name from unnest(${names}::text[]) as stored(name)
    where not exists (select from employees e where stored.name in (e.profile_image, e.uniform_image))
      and not exists (select from corporations c where stored.name in (c.profile_image, c.icon_image))
      and not exists (select from staff_types where strpos(skill_detail::text, stored.name) > 0)`.execute(db);
  for (const { name } of rows) await integrations.images.remove({ base: "", name });
}

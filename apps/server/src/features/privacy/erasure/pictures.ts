import { sql } from "kysely";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { TemporaryFailure } from "#server/platform/integrations/failure.ts";
import type { ImageStore, PictureAddress } from "#server/platform/integrations/images/images.port.ts";
import type { ErasedSubject } from "./facts.ts";

/** The pictures of a profile that no other profile and no staff type shows. */
export async function ownPictures(tx: Tx, { kind, id }: ErasedSubject): Promise<PictureAddress[]> {
  const names =
    kind === "employee" ? sql`array[profile_image, uniform_image]` : sql`array[profile_image, icon_image]`;
  const others = (table: "employees" | "corporations", columns: string) => sql`
    select from ${sql.table(table)} o where picture in (${sql.raw(columns)})
      and not (${table === "employees"} = ${kind === "employee"} and o.id = ${id})`;
  const { rows } = await sql<PictureAddress>`
    select distinct base_url_image as base, picture as name from ${sql.table(kind === "employee" ? "employees" : "corporations")},
      unnest(${names}) as picture
    where id = ${id} and picture <> ''
      and not exists (${others("employees", "o.profile_image, o.uniform_image")})
      and not exists (${others("corporations", "o.profile_image, o.icon_image")})
      and not exists (select from staff_types where strpos(skill_detail::text, picture) > 0)`.execute(tx);
  return rows;
}

/**
 * Deletes the pictures that erasures left to delete. What cannot be deleted now is tried again every day; a storage that
 * does not answer is asked once, since somebody may wait.
 */
export async function deletePictures(db: Db, images: ImageStore): Promise<void> {
  const waiting = await db
    .selectFrom("erasures")
    .select(["id", "pictures"])
    .where(sql<boolean>`pictures <> '[]'::jsonb`)
    .execute();
  let isAway = false;
  for (const { id, pictures } of waiting) {
    if (isAway) return;
    const left: PictureAddress[] = [];
    for (const picture of pictures as PictureAddress[]) {
      const failure: unknown = isAway || (await images.remove(picture).catch((error: unknown) => error));
      isAway ||= failure instanceof TemporaryFailure;
      if (failure) left.push(picture);
    }
    await db
      .updateTable("erasures")
      .set({ pictures: JSON.stringify(left) })
      .where("id", "=", id)
      .execute();
  }
}

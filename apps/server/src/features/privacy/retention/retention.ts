import { sql } from "kysely";
import { dayOf, HOUR_MS, type Moment } from "#rules/time/moment.ts";
import { dropOldDocuments } from "#server/features/employees/documents/document.queries.ts";
import { finishErasures } from "#server/features/privacy/erasure/erase.ts";
import { firstDayInBooks } from "#server/features/privacy/erasure/facts.ts";
import { PROFILE_CHANGES_KEPT_DAYS } from "#server/features/profile-history/profile-changes.ts";
import { dropReviewFiles } from "#server/features/reputation/reviews/review-file.queries.ts";
import { dropOldDeliveries } from "#server/features/sessions/api-access/webhooks/deliveries.ts";
import { type Db, inTransaction } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { handleInactiveProfiles } from "./inactive-profiles.ts";

/** What goes by itself, once a day. */
export async function applyRetention(services: Services): Promise<void> {
  await handleInactiveProfiles(services);
  await dropOldBookkeeping(services.db, services.clock.now());
  await dropProfileChanges(services.db, services.clock.now());
  await dropReviewFiles(services.db, services.clock.now());
  await dropOldDocuments(services.db, services.clock.now());
  await dropOldDeliveries(services.db, services.clock.now());
  await finishErasures(services);
  await deleteUnusedPictures(services);
}

/** What a saving of a profile overwrote is kept for as long as it can be put back. */
async function dropProfileChanges(db: Db, now: Moment): Promise<void> {
  const oldest = new Date(now - PROFILE_CHANGES_KEPT_DAYS * 24 * HOUR_MS);
  await db.deleteFrom("profile_changes").where("at", "<", oldest).execute();
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
      and not exists (select from staff_types where strpos(skill_detail::text, stored.name) > 0)
      and not exists (select from staff_type_drafts where strpos(blocks::text, stored.name) > 0)`.execute(db);
  for (const { name } of rows) await integrations.images.remove({ base: "", name });
}

/**
 * Removes what bookkeeping has kept for long enough: names and numbers of those who were erased, what their invoices
 * say of them, what was checked before shifts, and CPR and bank numbers of people whose last pay has left the books.
 * Rule: Bookkeeping period, docs/rules/people.md.
 */
async function dropOldBookkeeping(db: Db, now: Moment): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ended = await tx
      .updateTable("erasures")
      .set({ kept_through: null, kept_name: "", kept_cpr_encrypted: null, kept_cvr_nr: null })
      .where("kept_through", "<", dayOf(now))
      .returning(["kind", "subject_id"])
      .execute();
    const companies = ended.flatMap(({ kind, subject_id }) =>
      kind === "corporation" ? [`corporation:${subject_id}`] : [],
    );
    if (companies.length > 0) {
      await tx
        .updateTable("outbox")
        .set({
          recipient: "",
          subject: "",
          body: "",
          payload: sql`payload || '{"note": "", "mail": {"subject": "", "body": ""}}'::jsonb`,
        })
        .where("channel", "=", "accounting")
        .where("subject_key", "in", companies)
        .execute();
    }
    await tx
      .deleteFrom("fitness_checks as f")
      .where(sql<boolean>`(select work_date from shifts where id = f.shift_id) < ${firstDayInBooks(now)}`)
      .execute();
    await tx
      .updateTable("employees as e")
      .set({ cpr_encrypted: null, cpr_digest: null, bank_reg_encrypted: null, bank_account_encrypted: null })
      .where("cpr_encrypted", "is not", null)
      .where(
        sql<boolean>`(select max(work_date) from shifts where employee_id = e.id and status = 'selected') < ${firstDayInBooks(now)}`,
      )
      .execute();
  });
}

import { sql } from "kysely";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { firstDayInBooks } from "#server/features/privacy/erasure/facts.ts";
import { type Db, inTransaction } from "#server/platform/database/database.ts";

/**
 * Removes what bookkeeping has kept for long enough: names and numbers of those who were erased, what their invoices
 * say of them, and CPR and bank numbers of people whose last pay has left the books.
 * Rule: Bookkeeping period, docs/rules/people.md.
 */
export async function dropOldBookkeeping(db: Db, now: Moment): Promise<void> {
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
      .updateTable("employees as e")
      .set({ cpr_encrypted: null, cpr_digest: null, bank_reg_encrypted: null, bank_account_encrypted: null })
      .where("cpr_encrypted", "is not", null)
      .where(
        sql<boolean>`(select max(work_date) from shifts where employee_id = e.id and status = 'selected') < ${firstDayInBooks(now)}`,
      )
      .execute();
  });
}

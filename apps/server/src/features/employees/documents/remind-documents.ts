import { EXPIRING_DAYS } from "#rules/people/documents/document.ts";
import { documentReminderDue, REMINDED_AFTER_DAYS } from "#rules/people/documents/document-reminder.ts";
import { clockMessages, isSentNow } from "#rules/shifts/clock-messages.ts";
import { addDays, dayOf } from "#rules/time/moment.ts";
import { lockEmployee } from "#server/features/employees/employee.queries.ts";
import { type Db, inTransaction } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { notifyEnds } from "./document.notifications.ts";
import { findDocument } from "./document.queries.ts";

/**
 * Reminds people of approved documents that end, by day, each as it is while its person is locked. Who has lost access
 * hears nothing. Rule: Reminders of a document, docs/rules/documents.md.
 */
export async function remindDocuments(services: Services): Promise<void> {
  const now = services.clock.now();
  if (!isSentNow(clockMessages["remind-documents"], now)) return;
  for (const { id, employee_id } of await endingDocuments(services.db, now)) {
    await inTransaction(services.db, async (tx) => {
      const employee = await lockEmployee(tx, employee_id);
      const row = await findDocument(tx, id);
      if (!employee || employee.deactivated_at !== null || row?.employee_id !== employee_id) return;
      const due = documentReminderDue(
        {
          decision: row.decision,
          isRenewed: Boolean(row.is_renewed) || Boolean(row.is_replaced),
          expiresOn: row.expires_on,
          approvedOn: row.decided_at && dayOf(row.decided_at.getTime()),
          reminded: row.reminded_days,
        },
        now,
      );
      if (due === null || row.expires_on === null) return;
      const values = { reminded_days: due };
      await tx.updateTable("employee_documents").set(values).where("id", "=", id).execute();
      const document = { ...row, expiresOn: row.expires_on, daysBefore: due };
      await notifyEnds({ tx, now, services }, employee, document);
    });
  }
}

/** Approved documents that end near today, and of which the last reminder has not gone. */
function endingDocuments(db: Db, now: number) {
  const today = dayOf(now);
  return db
    .selectFrom("employee_documents as d")
    .innerJoin("employees as e", "e.id", "d.employee_id")
    .select(["d.id", "d.employee_id"])
    .where("d.decision", "=", "approve")
    .where("d.expires_on", ">=", addDays(today, -REMINDED_AFTER_DAYS))
    .where("d.expires_on", "<=", addDays(today, EXPIRING_DAYS))
    .where((eb) => eb.or([eb("d.reminded_days", "is", null), eb("d.reminded_days", ">", 0)]))
    .where("e.deactivated_at", "is", null)
    .orderBy("d.id")
    .execute();
}

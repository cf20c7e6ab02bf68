import { INVITATION_DAYS, isInvitationReminded } from "#rules/people/invitation.ts";
import { clockMessages, isSentNow } from "#rules/shifts/clock-messages.ts";
import { DAY_MS, type Moment } from "#rules/time/moment.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { sendInvitation } from "./invitation.notifications.ts";

/** After so many days what an invitation says of a person is deleted; who came by it has a profile. */
const KEPT_DAYS = 90;

/**
 * Reminds once of each invitation that nobody has come by, not by night, and deletes those that were sent 90 days ago.
 * Rule: Invitations, docs/rules/people.md.
 */
export async function followUpInvitations(services: Services): Promise<void> {
  const now = services.clock.now();
  if (isSentNow(clockMessages.invitations, now)) await remindInvited(services, now);
  const oldest = new Date(now - KEPT_DAYS * DAY_MS);
  await services.db.deleteFrom("invitations").where("sent_at", "<", oldest).execute();
}

async function remindInvited(services: Services, now: Moment): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const open = await tx
      .selectFrom("invitations")
      .selectAll()
      .where("accepted_at", "is", null)
      .where("withdrawn_at", "is", null)
      .where("reminded_at", "is", null)
      .where("sent_at", ">", new Date(now - INVITATION_DAYS * DAY_MS))
      .orderBy("id")
      .forUpdate()
      .skipLocked()
      .execute();
    for (const row of open) {
      if (!isInvitationReminded({ sentAt: row.sent_at.getTime(), isReminded: false }, now)) continue;
      await tx
        .updateTable("invitations")
        .set({ reminded_at: new Date(now) })
        .where("id", "=", row.id)
        .execute();
      await sendInvitation({ tx, now, services }, row, true);
    }
  });
}

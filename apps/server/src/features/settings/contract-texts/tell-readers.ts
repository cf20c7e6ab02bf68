import { readersOf, toTell } from "#rules/contract-texts/versions.ts";
import { clockMessages, isSentNow } from "#rules/shifts/clock-messages.ts";
import { dayOf } from "#rules/time/moment.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { emailEffect, type MessageContext, queueMessages } from "#server/features/messages/queue-message.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { contractTextChanged } from "#texts/da/templates/email/contract-texts.ts";
import { lockContractText } from "./contract-text.queries.ts";

/**
 * Tells the readers of a version of it, or that it was withdrawn, where that is due; else nobody. The version is locked,
 * so that each is told once. Rule: Telling of a version, docs/rules/contract-texts.md.
 */
export async function tellReaders(context: MessageContext, versionId: number): Promise<void> {
  const { tx, now, services } = context;
  const text = await lockContractText(tx, versionId);
  if (!text) return;
  const { kind, valid_from: validFrom } = text;
  const version = {
    tellOn: text.tell_on,
    isTold: text.told_at !== null,
    isWithdrawn: text.withdrawn_at !== null,
  };
  const due = toTell(version, dayOf(now));
  if (due === null) return;
  const { brand, publicUrl } = services.settings;
  const readers = readersOf(kind);
  const people = readers === "companies" ? await companies(tx) : await employees(tx);
  const subject = readers === "companies" ? "corporation" : "employee";
  const effects = people.flatMap(({ id, name, email }) =>
    emailEffect({
      key: outboxKey("contract-text", versionId, due, id),
      subjectKey: subjectKey(subject, id),
      to: email,
      email: contractTextChanged(
        {
          kind,
          due,
          validFrom,
          name,
          link: `${publicUrl}/texts/${kind}${due === "version" ? `?on=${validFrom}` : ""}`,
        },
        brand,
      ),
    }),
  );
  await queueMessages(context, effects);
  if (due === "version")
    await tx
      .updateTable("contract_texts")
      .set({ told_at: new Date(now) })
      .where("id", "=", versionId)
      .execute();
}

/** Tells of the versions whose day has come. */
export async function tellOfTexts(services: Services): Promise<void> {
  const now = services.clock.now();
  if (!isSentNow(clockMessages["tell-of-texts"], now)) return;
  const due = await services.db
    .selectFrom("contract_texts")
    .select("id")
    .where("told_at", "is", null)
    .where("withdrawn_at", "is", null)
    .where("tell_on", "<=", dayOf(now))
    .execute();
  for (const { id } of due) {
    await inTransaction(services.db, (tx) => tellReaders({ tx, now, services }, id));
  }
}

/** Every company that can book, by whoever speaks for it. */
function companies(tx: Tx) {
  return tx
    .selectFrom("corporations")
    .select(["id", "email", "contact_person as name"])
    .where("is_admin", "=", false)
    .where("member_of", "is", null)
    .where("suspended_at", "is", null)
    .where("erased_at", "is", null)
    .orderBy("id")
    .execute();
}

/** Everybody with a profile that is in use. */
function employees(tx: Tx) {
  return tx
    .selectFrom("employees")
    .select(["id", "email", "first_name as name"])
    .where("deactivated_at", "is", null)
    .where("erased_at", "is", null)
    .where("new_user", "=", false)
    .orderBy("id")
    .execute();
}

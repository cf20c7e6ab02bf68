import { type Insertable, type Selectable, sql } from "kysely";
import type { Moment } from "#rules/time/moment.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Invitations } from "#server/platform/database/types.gen.ts";

export type InvitationRow = Selectable<Invitations>;

/** How an invitation reaches somebody; one of the two may be empty. */
export interface InvitedContact {
  readonly email: string;
  readonly phone: string;
}

/** Profiles that an e-mail of a merged one leads to. */
function ofFurtherEmail(tx: Tx, email: string) {
  return tx
    .selectFrom("employee_identities")
    .select("employee_id")
    .where("email", "<>", "")
    .where(sql`lower(email)`, "=", sql`lower(${email})`);
}

/** Whether a profile has this e-mail or number; erased ones have neither. */
export async function hasProfile(tx: Tx, { email, phone }: InvitedContact): Promise<boolean> {
  const found = await tx
    .selectFrom("employees")
    .select("id")
    .where((eb) =>
      eb.or([
        eb.and([eb.val(email !== ""), eb(sql`lower(email)`, "=", sql`lower(${email})`)]),
        eb.and([eb.val(email !== ""), eb(sql`lower(login_email)`, "=", sql`lower(${email})`)]),
        eb.and([eb.val(email !== ""), eb("id", "in", ofFurtherEmail(tx, email))]),
        eb.and([eb.val(phone !== ""), eb("phone", "=", phone)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The invitation to this e-mail or number that nobody has accepted or withdrawn, also one that has run out. */
export function openInvitation(tx: Tx, { email, phone }: InvitedContact): Promise<InvitationRow | undefined> {
  return tx
    .selectFrom("invitations")
    .selectAll()
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null)
    .where((eb) =>
      eb.or([
        eb.and([eb.val(email !== ""), eb(sql`lower(email)`, "=", sql`lower(${email})`)]),
        eb.and([eb.val(phone !== ""), eb("phone", "=", phone)]),
      ]),
    )
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

export function insertInvitation(tx: Tx, values: Insertable<Invitations>): Promise<InvitationRow> {
  return tx.insertInto("invitations").values(values).returningAll().executeTakeFirstOrThrow();
}

/** Begins the seven days of an invitation anew. */
export function renewInvitation(
  tx: Tx,
  id: number,
  now: Moment,
  values: Partial<Insertable<Invitations>> = {},
): Promise<InvitationRow> {
  return tx
    .updateTable("invitations")
    .set({ ...values, sent_at: new Date(now), reminded_at: null })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** One invitation, locked until the transaction ends. */
export function lockInvitation(tx: Tx, id: number): Promise<InvitationRow | undefined> {
  return tx.selectFrom("invitations").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** So many invitations are listed. */
const MAX_LISTED = 500;

/** Invitations that nobody has accepted or withdrawn, also those that have run out, newest first. */
export function listInvitations(db: Db): Promise<InvitationRow[]> {
  return db
    .selectFrom("invitations")
    .selectAll()
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null)
    .orderBy("sent_at", "desc")
    .orderBy("id", "desc")
    .limit(MAX_LISTED)
    .execute();
}

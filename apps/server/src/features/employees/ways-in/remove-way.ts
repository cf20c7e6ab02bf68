import { sql } from "kysely";
import { emailKey } from "#rules/people/email.ts";
import type { EmployeeRow } from "#server/features/employees/employee.queries.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { type Identity, keysOfWay, type WayIn, waysOf } from "./way.queries.ts";

/**
 * Takes a way in from a locked employee: another one becomes the profile's own where it was that. An e-mail opens
 * nothing through Facebook or Apple any more.
 */
export async function deleteWay(tx: Tx, { id }: Pick<EmployeeRow, "id">, way: WayIn): Promise<void> {
  if (way.kind === "passkey") {
    await tx
      .deleteFrom("passkeys")
      .where("employee_id", "=", id)
      .where("credential_id", "=", way.subject)
      .execute();
    return;
  }
  if (way.isOwn) await takeOwnWay(tx, id);
  else await deleteFurther(tx, { kind: way.kind, subject: way.subject });
  if (way.kind !== "email") return;
  const key = emailKey(way.subject);
  await tx
    .updateTable("employees")
    .set({ login_email: "" })
    .where("id", "=", id)
    .where(sql`lower(login_email)`, "=", key)
    .execute();
  await tx
    .updateTable("employee_identities")
    .set({ email: "" })
    .where("employee_id", "=", id)
    .where(sql`lower(email)`, "=", key)
    .execute();
}

/** The profile's own way goes, and the one beside it that was used last takes its place. */
async function takeOwnWay(tx: Tx, id: number): Promise<void> {
  const next = await tx
    .selectFrom("employee_identities")
    .selectAll()
    .where("employee_id", "=", id)
    .orderBy(sql`last_used_at desc nulls last`)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (next) await deleteFurther(tx, { kind: next.identity_provider, subject: next.identity_subject });
  await tx
    .updateTable("employees")
    .set({
      identity_provider: next?.identity_provider ?? null,
      identity_subject: next?.identity_subject ?? null,
      login_email: next?.email ?? "",
      way_used_at: next?.last_used_at ?? null,
    })
    .where("id", "=", id)
    .execute();
}

async function deleteFurther(
  tx: Tx,
  { kind, subject }: { readonly kind: Identity; readonly subject: string },
): Promise<void> {
  await tx
    .deleteFrom("employee_identities")
    .where("identity_provider", "=", kind)
    .where("identity_subject", "=", subject)
    .execute();
}

/**
 * Ends the sessions of an employee that a way in opened, and those of which nobody knows what opened them, but for
 * `except`. Take-overs of the office go on.
 */
export async function endSessionsOfWay(
  tx: Tx,
  employeeId: number,
  way: Pick<WayIn, "kind" | "subject">,
  { secrets, except }: { readonly secrets: Secrets; readonly except?: string },
): Promise<void> {
  let ended = tx
    .deleteFrom("sessions")
    .where("employee_id", "=", employeeId)
    .where("parent_hash", "is", null)
    .where((eb) => eb.or([eb("way_in", "is", null), eb("way_in", "in", keysOfWay(secrets, way))]));
  if (except !== undefined) ended = ended.where("token_hash", "<>", except);
  await ended.execute();
}

/** The ways in of a locked employee that are in `kept`, by key, stay; the others go, and are returned. */
export async function keepOnlyWays(
  tx: Tx,
  employee: EmployeeRow,
  isKept: (way: WayIn) => boolean,
): Promise<WayIn[]> {
  const gone = (await waysOf(tx, employee)).filter((way) => !isKept(way));
  // The profile's own way last: what takes its place is one that stays.
  for (const way of gone.toSorted((one, other) => Number(one.isOwn) - Number(other.isOwn))) {
    await deleteWay(tx, employee, way);
  }
  return gone;
}

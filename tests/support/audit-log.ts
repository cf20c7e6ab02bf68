import type { Db } from "#server/platform/database/database.ts";

/** The lines that an act wrote to the audit log, in order. Lines from before stay: the database removes none. */
export async function auditedBy(db: Db, act: () => Promise<unknown>) {
  const lines = db.selectFrom("audit_log");
  const { last } = await lines.select((eb) => eb.fn.max("id").as("last")).executeTakeFirstOrThrow();
  await act();
  return lines
    .selectAll()
    .where("id", ">", last ?? 0)
    .orderBy("id")
    .execute();
}

/** Fails where the audit log holds a name, an address, a phone number or an e-mail of somebody in the database. */
export async function refuseAuditedPeople(db: Db): Promise<void> {
  const people = await db
    .selectFrom("employees")
    .select(["first_name", "last_name", "address", "phone", "email", "login_email"])
    .execute();
  const companies = await db
    .selectFrom("corporations")
    .select(["name", "address", "phone", "email", "billing_email", "contact_person"])
    .execute();
  const personal = new Set([...people, ...companies].flatMap((row) => Object.values(row)));
  for (const { action, detail } of await db.selectFrom("audit_log").selectAll().execute()) {
    const found = textsIn(detail).find((text) => text !== "" && personal.has(text));
    if (found !== undefined) throw new Error(`the audit line '${action}' names somebody: ${found}`);
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}

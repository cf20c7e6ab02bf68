import { emailKey } from "#rules/people/email.ts";
import type { WayKind } from "#rules/people/security/ways-in.ts";
import type { Moment } from "#rules/time/moment.ts";
import { type EmployeeRow, lockEmployee } from "#server/features/employees/employee.queries.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** The ways in that no device holds. */
export type Identity = Exclude<WayKind, "passkey">;

/** Something that signs an employee in, as it is stored. */
export interface WayIn {
  readonly kind: WayKind;
  /** What the provider calls the person; the e-mail or number itself; what browsers call a passkey. */
  readonly subject: string;
  /** The e-mail that it proves; empty where there is none. */
  readonly email: string;
  /** The device of a passkey, in words. */
  readonly device: string;
  readonly lastUsedAt: Date | null;
  /** The profile's own way stands in its row, the others beside it. */
  readonly isOwn: boolean;
}

type Named = Pick<WayIn, "kind" | "subject">;

const named = ({ kind, subject }: Named) => `way in ${kind} ${subject}`;

/** What stands for a way in where its address is not to be read. */
export function keyOfWay({ digest }: Pick<Secrets, "digest">, way: Named): string {
  return digest(named(way));
}

/** All keys under which a way in may be stored. */
export function keysOfWay({ digests }: Pick<Secrets, "digests">, way: Named): readonly string[] {
  return digests(named(way));
}

/** What signs an employee in, the profile's own way first and passkeys last. */
export async function waysOf(db: Db | Tx, employee: EmployeeRow): Promise<WayIn[]> {
  const passkeys = await db
    .selectFrom("passkeys")
    .select(["credential_id", "name", "last_used_at"])
    .where("employee_id", "=", employee.id)
    .orderBy("id")
    .execute();
  return [
    ...(await identitiesOf(db, employee)),
    ...passkeys.map(({ credential_id, name, last_used_at }) => ({
      ...{ kind: "passkey" as const, subject: credential_id, email: "", device: name },
      ...{ lastUsedAt: last_used_at, isOwn: false },
    })),
  ];
}

async function identitiesOf(db: Db | Tx, employee: EmployeeRow): Promise<WayIn[]> {
  const { identity_provider, identity_subject, login_email, way_used_at } = employee;
  const further = await db
    .selectFrom("employee_identities")
    .selectAll()
    .where("employee_id", "=", employee.id)
    .orderBy("created_at")
    .orderBy("identity_subject")
    .execute();
  const own =
    identity_provider === null || identity_subject === null
      ? []
      : [
          wayOf(identity_provider, identity_subject, {
            email: login_email,
            usedAt: way_used_at,
            isOwn: true,
          }),
        ];
  return [
    ...own,
    ...further.map((row) =>
      wayOf(row.identity_provider, row.identity_subject, {
        ...{ email: row.email, usedAt: row.last_used_at, isOwn: false },
      }),
    ),
  ];
}

function wayOf(
  provider: Identity,
  subject: string,
  facts: { readonly email: string; readonly usedAt: Date | null; readonly isOwn: boolean },
): WayIn {
  const { email, usedAt, isOwn } = facts;
  return { kind: provider, subject, email, device: "", lastUsedAt: usedAt, isOwn };
}

/**
 * Notes that an e-mail or number has signed an employee in, and returns the way that it is: its own, else what Facebook or
 * Apple gave it to. Undefined where it has been removed.
 */
export async function noteContactUse(
  tx: Tx,
  employeeId: number,
  contact: { readonly kind: "email" | "phone"; readonly key: string },
  now: Moment,
): Promise<WayIn | undefined> {
  const employee = await lockEmployee(tx, employeeId);
  const ways = employee ? await identitiesOf(tx, employee) : [];
  const used =
    ways.find(({ kind, subject }) => kind === contact.kind && subject === contact.key) ??
    ways.find(({ email }) => contact.kind === "email" && email !== "" && emailKey(email) === contact.key);
  if (used) await noteUse(tx, employeeId, used, now);
  return used;
}

async function noteUse(
  tx: Tx,
  employeeId: number,
  { kind, subject, isOwn }: WayIn,
  now: Moment,
): Promise<void> {
  const at = new Date(now);
  if (isOwn || kind === "passkey") {
    await tx.updateTable("employees").set({ way_used_at: at }).where("id", "=", employeeId).execute();
    return;
  }
  await tx
    .updateTable("employee_identities")
    .set({ last_used_at: at })
    .where("identity_provider", "=", kind)
    .where("identity_subject", "=", subject)
    .execute();
}

import { type Selectable, sql } from "kysely";
import type { ProofMethod } from "#contract/sessions/second-factor.entities.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Passkey } from "#server/platform/crypto/passkeys.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { AuthenticatorApps, Passkeys } from "#server/platform/database/types.gen.ts";

type AppRow = Selectable<AuthenticatorApps>;
type PasskeyRow = Selectable<Passkeys>;

/** All that an account can prove itself with. */
export interface Factors {
  /** The app, once its first code has come back. */
  readonly app: (AppRow & { confirmed_at: Date; secret_encrypted: string }) | null;
  readonly passkeys: readonly PasskeyRow[];
  readonly recoveryCodes: number;
}

/** The app, the passkeys and the number of unused recovery codes of an account. */
export async function loadFactors(db: Db | Tx, corporationId: number): Promise<Factors> {
  const app = await findApp(db, corporationId);
  const passkeys = await db
    .selectFrom("passkeys")
    .selectAll()
    .where("corporation_id", "=", corporationId)
    .orderBy("id")
    .execute();
  const { count } = await db
    .selectFrom("recovery_codes")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("corporation_id", "=", corporationId)
    .executeTakeFirstOrThrow();
  return { app: isConfirmed(app) ? app : null, passkeys, recoveryCodes: Number(count) };
}

/** How many ways there are to lose: the app counts one, each passkey one. */
export function countFactors({ app, passkeys }: Factors): number {
  return (app ? 1 : 0) + passkeys.length;
}

/** How the account can prove itself, the quickest first; none without a second factor. */
export function methodsOf(factors: Factors): ProofMethod[] {
  if (countFactors(factors) === 0) return [];
  return [
    ...(factors.passkeys.length > 0 ? (["passkey"] as const) : []),
    ...(factors.app ? (["totp"] as const) : []),
    ...(factors.recoveryCodes > 0 ? (["recovery_code"] as const) : []),
  ];
}

function isConfirmed(app: AppRow | undefined): app is NonNullable<Factors["app"]> {
  return app !== undefined && app.confirmed_at !== null && app.secret_encrypted !== null;
}

/** The row of an account's app, in force or not. */
export function findApp(db: Db | Tx, corporationId: number): Promise<AppRow | undefined> {
  return db
    .selectFrom("authenticator_apps")
    .selectAll()
    .where("corporation_id", "=", corporationId)
    .executeTakeFirst();
}

/** Keeps a new secret beside the one in force, until its first code comes back. */
export async function savePendingSecret(tx: Tx, corporationId: number, encrypted: string): Promise<void> {
  await tx
    .insertInto("authenticator_apps")
    .values({ corporation_id: corporationId, pending_encrypted: encrypted })
    .onConflict((conflict) => conflict.column("corporation_id").doUpdateSet({ pending_encrypted: encrypted }))
    .execute();
}

/** Puts the pending secret in force; the code of `step` is taken with it. */
export async function confirmSecret(
  tx: Tx,
  corporationId: number,
  { encrypted, step, now }: { encrypted: string; step: number; now: Moment },
): Promise<void> {
  await tx
    .updateTable("authenticator_apps")
    .set({
      secret_encrypted: encrypted,
      pending_encrypted: null,
      confirmed_at: new Date(now),
      last_step: step,
    })
    .where("corporation_id", "=", corporationId)
    .execute();
}

/** Takes the code of a time step; false when this step or a later one was taken already. */
export async function takeStep(tx: Tx, corporationId: number, step: number): Promise<boolean> {
  const taken = await tx
    .updateTable("authenticator_apps")
    .set({ last_step: step })
    .where("corporation_id", "=", corporationId)
    .where("last_step", "<", step)
    .returning("corporation_id")
    .execute();
  return taken.length > 0;
}

export async function deleteApp(tx: Tx, corporationId: number): Promise<void> {
  await tx.deleteFrom("authenticator_apps").where("corporation_id", "=", corporationId).execute();
}

/** Stores a passkey and returns its id; undefined when this authenticator is known already. */
export async function insertPasskey(
  tx: Tx,
  owner: { readonly corporation_id: number } | { readonly employee_id: number },
  passkey: Passkey & { readonly name: string },
  now: Moment,
): Promise<number | undefined> {
  const made = await tx
    .insertInto("passkeys")
    .values({
      ...owner,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports.join(","),
      name: passkey.name,
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return made?.id;
}

/** A stored passkey as it is checked with. */
export function passkeyOf(row: PasskeyRow): Passkey {
  return {
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: row.transports.split(",").filter(Boolean),
  };
}

/** Notes that a passkey was used; false when it was used or removed since `counter` was read. */
export async function savePasskeyUse(
  tx: Tx,
  { id, counter }: Pick<PasskeyRow, "id" | "counter">,
  newCounter: number,
  now: Moment,
): Promise<boolean> {
  const noted = await tx
    .updateTable("passkeys")
    .set({ counter: newCounter, last_used_at: new Date(now) })
    .where("id", "=", id)
    .where("counter", "=", counter)
    .returning("id")
    .execute();
  return noted.length > 0;
}

export async function deletePasskey(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("passkeys").where("id", "=", id).execute();
}

/** Replaces the recovery codes of an account; an empty list clears them. */
export async function saveRecoveryCodes(
  tx: Tx,
  corporationId: number,
  digests: readonly string[],
): Promise<void> {
  await tx.deleteFrom("recovery_codes").where("corporation_id", "=", corporationId).execute();
  if (digests.length === 0) return;
  const rows = digests.map((digest) => ({ corporation_id: corporationId, digest }));
  await tx.insertInto("recovery_codes").values(rows).execute();
}

/** Uses a recovery code up; false when the account has none of this digest, or no more. */
export async function takeRecoveryCode(tx: Tx, corporationId: number, digest: string): Promise<boolean> {
  const used = await tx
    .deleteFrom("recovery_codes")
    .where("corporation_id", "=", corporationId)
    .where("digest", "=", digest)
    .returning("digest")
    .execute();
  return used.length > 0;
}

/** Takes every second factor of an account away, and what was begun with one. */
export async function deleteFactors(tx: Tx, corporationId: number): Promise<void> {
  for (const table of ["authenticator_apps", "passkeys", "recovery_codes", "identity_challenges"] as const) {
    await sql`delete from ${sql.table(table)} where corporation_id = ${corporationId}`.execute(tx);
  }
}

/** Holds the account until the transaction ends, so that two changes of its factors see one another. */
export async function lockAccount(tx: Tx, corporationId: number): Promise<void> {
  await tx.selectFrom("corporations").select("id").where("id", "=", corporationId).forNoKeyUpdate().execute();
}

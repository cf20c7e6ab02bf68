import { sql } from "kysely";
import type { Db } from "#server/platform/database/database.ts";
import { StartError } from "#server/platform/errors.ts";
import type { Settings } from "#server/platform/settings/settings.ts";
import { type EncryptedColumn, encryptedColumnParts } from "./encrypted-columns.ts";
import { createSecrets, firstLinkKey, keyIdOf, type RowId, type Secrets, UNBOUND } from "./secrets.ts";

type SecretSettings = Pick<Settings, "appSecret" | "previousSecret">;

const LINK_KEY = { column: "kept_keys.key_encrypted", purpose: "unsubscribe links" } as const;

/**
 * The secrets of this installation, once it is sure that they open what the database holds; the first start also
 * keeps the key that links are signed with. Refuses with `StartError` a secret that the database was not encrypted
 * with.
 */
export async function openSecrets(db: Db, settings: SecretSettings): Promise<Secrets> {
  const inUse = await keysInUse(db);
  assertKnownKeys(inUse, settings);
  const takesUnbound = inUse.some(({ key }) => key === UNBOUND);
  const { appSecret, previousSecret } = settings;
  const secrets = createSecrets({ appSecret, previousSecret, takesUnbound });
  if (takesUnbound) await assertOpens(db, inUse, secrets);
  const kept = await keepLinkKey(db, settings, secrets);
  const linkKey = Buffer.from(secrets.decrypt(kept, LINK_KEY.column, LINK_KEY.purpose), "base64url");
  return createSecrets({ appSecret, previousSecret, takesUnbound, linkKey });
}

interface KeyInUse {
  readonly column: EncryptedColumn;
  readonly key: string;
}

/** Which keys the ciphertexts of each column name, `v1` for those that name none: one statement. */
async function keysInUse(db: Db): Promise<KeyInUse[]> {
  const selects = encryptedColumnParts.map(
    ({ name, table, column }) => sql`
      select distinct cast(${name} as text) as "column",
        case when ${sql.ref(column)} like ${`${UNBOUND}.%`} then ${UNBOUND} else split_part(${sql.ref(column)}, '.', 2) end as "key"
      from ${sql.table(table)} where ${sql.ref(column)} is not null`,
  );
  const { rows } = await sql<KeyInUse>`${sql.join(selects, sql` union all `)}`.execute(db);
  return rows;
}

function assertKnownKeys(inUse: readonly KeyInUse[], { appSecret, previousSecret }: SecretSettings): void {
  const known = new Set([
    UNBOUND,
    keyIdOf(appSecret),
    previousSecret === null ? "" : keyIdOf(previousSecret),
  ]);
  const unknown = inUse.find(({ key }) => !known.has(key));
  if (unknown) throw wrongSecret(unknown.column, previousSecret);
}

/** Values of version 1 name no key: what tells is whether one of a few opens. */
async function assertOpens(db: Db, inUse: readonly KeyInUse[], secrets: Secrets): Promise<void> {
  for (const { name, table, column, row } of encryptedColumnParts) {
    if (!inUse.some((used) => used.column === name && used.key === UNBOUND)) continue;
    const { rows } = await sql<{ row: RowId; stored: string }>`
      select ${sql.ref(row)} as "row", ${sql.ref(column)} as stored from ${sql.table(table)}
      where ${sql.ref(column)} like ${`${UNBOUND}.%`} limit 5`.execute(db);
    if (!rows.some((found) => opens(secrets, name, found))) throw wrongSecret(name, null);
  }
}

function opens(secrets: Secrets, column: EncryptedColumn, { row, stored }: { row: RowId; stored: string }) {
  try {
    secrets.decrypt(stored, column, row);
    return true;
  } catch {
    return false;
  }
}

function wrongSecret(column: EncryptedColumn, previousSecret: string | null): StartError {
  const names =
    previousSecret === null ? "APP_SECRET does" : "Neither APP_SECRET nor APP_SECRET_PREVIOUS does";
  return new StartError(
    `${names} not open what stands in ${column}: put the secret back that it was encrypted with, or set that one as APP_SECRET_PREVIOUS and run npm run secrets:rotate.`,
  );
}

/** The stored key of links; the first start stores the one that links which are out already were signed with. */
async function keepLinkKey(db: Db, settings: SecretSettings, secrets: Secrets): Promise<string> {
  const kept = await storedLinkKey(db);
  if (kept !== undefined) return kept;
  const key = firstLinkKey(settings.previousSecret ?? settings.appSecret).toString("base64url");
  await db
    .insertInto("kept_keys")
    .values({
      purpose: LINK_KEY.purpose,
      key_encrypted: secrets.encrypt(key, LINK_KEY.column, LINK_KEY.purpose),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await storedLinkKey(db);
  if (stored === undefined) throw new Error("the key of unsubscribe links was not kept");
  return stored;
}

async function storedLinkKey(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom("kept_keys")
    .select("key_encrypted")
    .where("purpose", "=", LINK_KEY.purpose)
    .executeTakeFirst();
  return row?.key_encrypted;
}

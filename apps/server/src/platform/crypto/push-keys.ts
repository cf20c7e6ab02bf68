import webPush from "web-push";
import type { Db } from "#server/platform/database/database.ts";
import type { Secrets } from "./secrets.ts";

/** The pair by which push services know this installation (VAPID, RFC 8292), base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const COLUMN = "kept_keys.key_encrypted";
const PURPOSE = "web push";

/**
 * The installation's pair, encrypted in `kept_keys`. Made the first time that it is asked for; it stays, since every
 * device is tied to it.
 */
export async function pushKeysOf(db: Db, secrets: Secrets): Promise<PushKeys> {
  const kept = await storedKeys(db);
  if (kept !== undefined) return JSON.parse(secrets.decrypt(kept, COLUMN, PURPOSE));
  const made = JSON.stringify(webPush.generateVAPIDKeys());
  await db
    .insertInto("kept_keys")
    .values({ purpose: PURPOSE, key_encrypted: secrets.encrypt(made, COLUMN, PURPOSE) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Of two processes that start at once, both go on with the pair that was kept.
  const stored = await storedKeys(db);
  if (stored === undefined) throw new Error("the keys of web push were not kept");
  return JSON.parse(secrets.decrypt(stored, COLUMN, PURPOSE));
}

async function storedKeys(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom("kept_keys")
    .select("key_encrypted")
    .where("purpose", "=", PURPOSE)
    .executeTakeFirst();
  return row?.key_encrypted;
}

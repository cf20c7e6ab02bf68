import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import type { EncryptedColumn } from "./encrypted-columns.ts";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** `v2.<key>.<packed>`: names its key and opens in its own row only. */
const BOUND = "v2";
/** `v1.<packed>`: from before keys were rotated, opens in any row. */
export const UNBOUND = "v1";

/** The row of a table that a ciphertext stands in: its number, or its name where it has none. */
export type RowId = number | string;

/**
 * What only the holder of `APP_SECRET` can do: read personal numbers, find one, vouch for an unsubscribe link.
 * Handlers take it from `services.secrets`.
 */
export interface Secrets {
  /** AES-256-GCM under the current key, for one row of one column; the same text is stored differently each time. */
  encrypt(text: string, column: EncryptedColumn, row: RowId): string;
  /** The text that was encrypted. Throws when it was changed, came from another row, or has an unknown key. */
  decrypt(stored: string, column: EncryptedColumn, row: RowId): string;
  /** A keyed digest: equal for equal text, and nothing can be read or tried out from it without the secret. */
  digest(text: string): string;
  /** All digests under which a text may be stored while `APP_SECRET` is being replaced: the current one first. */
  digests(text: string): readonly string[];
  /** The token of an employee's unsubscribe link; it has no end and outlives a change of `APP_SECRET`. */
  unsubscribeToken(employeeId: number): string;
  /** Whose link this is, null when we did not write it. */
  employeeOfUnsubscribeToken(token: string): number | null;
  /** How every ciphertext under the current key starts. */
  readonly currentPrefix: string;
}

/** What secrets are made of. */
export interface SecretKeys {
  readonly appSecret: string;
  /** Another secret that stored values may still have, or null. It reads and never writes. */
  readonly previousSecret: string | null;
  /** What unsubscribe links are signed with; left out, the key that `appSecret` gives. */
  readonly linkKey?: Buffer;
  /** Whether values of version 1, which open in any row, are still taken. */
  readonly takesUnbound?: boolean;
}

/** The secrets of an installation. Each purpose has a key of its own, derived with HKDF-SHA-256. */
export function createSecrets({ appSecret, previousSecret, linkKey, takesUnbound }: SecretKeys): Secrets {
  const current = keysOf(appSecret);
  const known = previousSecret === null ? [current] : [current, keysOf(previousSecret)];
  const signing = linkKey ?? firstLinkKey(appSecret);

  const signatureOf = (employeeId: string) =>
    createHmac("sha256", signing).update(employeeId).digest("base64url");
  const digestWith = (key: Buffer, text: string) =>
    createHmac("sha256", key).update(text).digest("base64url");

  function open(stored: string, place: string): string {
    const [version, ...parts] = stored.split(".");
    if (version === BOUND) {
      const [id = "", packed = ""] = parts;
      const keys = known.find((candidate) => candidate.id === id);
      if (!keys) throw new Error("no known key");
      return decryptWith(keys.encryption, packed, boundTo(id, place));
    }
    if (version !== UNBOUND || !takesUnbound) throw new Error("unknown cipher version");
    return firstThatOpens(
      known.map(
        ({ encryption }) =>
          () =>
            decryptWith(encryption, parts[0] ?? "", null),
      ),
    );
  }

  return {
    encrypt(text, column, row) {
      const encrypted = encryptWith(current.encryption, text, boundTo(current.id, placeOf(column, row)));
      return `${BOUND}.${current.id}.${encrypted}`;
    },
    decrypt(stored, column, row) {
      try {
        return open(stored, placeOf(column, row));
      } catch {
        throw new Error(`what stands in ${column} of row ${row} does not open`);
      }
    },
    digest: (text) => digestWith(current.digestion, text),
    digests: (text) => known.map(({ digestion }) => digestWith(digestion, text)),
    unsubscribeToken: (employeeId) => `${employeeId}.${signatureOf(String(employeeId))}`,
    employeeOfUnsubscribeToken(token) {
      const [employeeId = "", signature = ""] = token.split(".");
      const given = Buffer.from(signature);
      const expected = Buffer.from(signatureOf(employeeId));
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return Number(employeeId);
    },
    currentPrefix: `${BOUND}.${current.id}.`,
  };
}

/** The key that an installation signs unsubscribe links with from its first secret on. */
export function firstLinkKey(appSecret: string): Buffer {
  return derive(appSecret, "unsubscribe links", 32);
}

/** The name of a secret's key in ciphertexts; it says nothing of the secret. */
export function keyIdOf(appSecret: string): string {
  return derive(appSecret, "key id", 6).toString("base64url");
}

function keysOf(appSecret: string) {
  return {
    id: keyIdOf(appSecret),
    encryption: derive(appSecret, "personal numbers", 32),
    digestion: derive(appSecret, "digest of personal numbers", 32),
  };
}

function derive(appSecret: string, purpose: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync("sha256", appSecret, "vagtklar", purpose, bytes));
}

const placeOf = (column: EncryptedColumn, row: RowId) => `${column}:${row}`;
const boundTo = (keyId: string, place: string) => Buffer.from(`${BOUND}.${keyId}.${place}`);

function encryptWith(key: Buffer, text: string, bound: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(bound);
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url");
}

function decryptWith(key: Buffer, packed: string, bound: Buffer | null): string {
  const bytes = Buffer.from(packed, "base64url");
  const options = { authTagLength: TAG_BYTES };
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), options);
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  if (bound) decipher.setAAD(bound);
  const encrypted = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString("utf8");
}

function firstThatOpens(tries: readonly (() => string)[]): string {
  const [first, ...others] = tries;
  if (!first) throw new Error("no key opens it");
  try {
    return first();
  } catch {
    return firstThatOpens(others);
  }
}

import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Stands before every stored text, so that another cipher can follow one day. */
const VERSION = "v1";

/** What only the holder of `APP_SECRET` can do: read personal numbers, find one, vouch for an unsubscribe link. */
export interface Secrets {
  /** AES-256-GCM; the same text is stored differently each time. */
  encrypt(text: string): string;
  /** The text that was encrypted. Throws when it was changed or encrypted with another secret. */
  decrypt(stored: string): string;
  /** A keyed digest: equal for equal text, and nothing can be read or tried out from it without the secret. */
  digest(text: string): string;
  /** The token of an employee's unsubscribe link; it has no end. */
  unsubscribeToken(employeeId: number): string;
  /** Whose link this is, null when we did not write it. */
  employeeOfUnsubscribeToken(token: string): number | null;
}

/** The secrets of this installation. Each purpose has a key of its own, derived with HKDF-SHA-256. */
export function createSecrets(appSecret: string): Secrets {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync("sha256", appSecret, "vagtklar", purpose, 32));
  const encryption = keyFor("personal numbers");
  const digestion = keyFor("digest of personal numbers");
  const signing = keyFor("unsubscribe links");

  const signatureOf = (employeeId: string) =>
    createHmac("sha256", signing).update(employeeId).digest("base64url");

  return {
    encrypt(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, encryption, nonce);
      const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url")}`;
    },
    decrypt(stored) {
      const [version, packed = ""] = stored.split(".");
      if (version !== VERSION) throw new Error("unknown cipher version");
      const bytes = Buffer.from(packed, "base64url");
      const decipher = createDecipheriv(CIPHER, encryption, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const encrypted = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString("utf8");
    },
    digest: (text) => createHmac("sha256", digestion).update(text).digest("base64url"),
    unsubscribeToken: (employeeId) => `${employeeId}.${signatureOf(String(employeeId))}`,
    employeeOfUnsubscribeToken(token) {
      const [employeeId = "", signature = ""] = token.split(".");
      const given = Buffer.from(signature);
      const expected = Buffer.from(signatureOf(employeeId));
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return Number(employeeId);
    },
  };
}

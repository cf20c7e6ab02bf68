import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** Known to this process alone, and only as long as it runs. */
const key = randomBytes(32);
const NONCE = 12;
const TAG = 16;

/** Bytes as nobody reads them in memory. */
export function seal(bytes: Buffer): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG });
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** The bytes that were sealed. */
export function unseal(sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, NONCE);
  const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG });
  decipher.setAuthTag(sealed.subarray(-TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()]);
}

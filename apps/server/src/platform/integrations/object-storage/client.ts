import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { NoAccess, PermanentFailure, TemporaryFailure } from "#server/platform/integrations/failure.ts";
import type { ObjectStorageSettings } from "./settings.ts";

/** An object that a listing names. */
interface StoredObject {
  readonly key: string;
  /** When it was stored, in milliseconds since 1970. */
  readonly storedAt: number;
}

/**
 * A bucket that speaks the S3 protocol. Each call throws `TemporaryFailure` when the storage is out of reach, slow or
 * broken, and `NoAccess` when it does not accept our key; neither names address, key or secret.
 */
export interface ObjectStorage {
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  /** Null when there is none. */
  get(key: string): Promise<Buffer | null>;
  /** One that is gone is none of ours: nothing happens. */
  remove(key: string): Promise<void>;
  /** Everything whose key begins so, in the order of the keys. */
  list(prefix: string): Promise<StoredObject[]>;
}

const SERVICE = "Object storage";
const TIMEOUT = 15_000;

interface StorageRequest {
  /** What the call does, in our words: all that failures say about it. */
  readonly what: string;
  readonly method: "GET" | "PUT" | "DELETE";
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly content?: { readonly bytes: Buffer; readonly type: string };
}

/** Opens no connection. `timeout`: milliseconds for one call, answer included. */
export function openObjectStorage(
  { endpoint, bucket, region, keyId, secret }: ObjectStorageSettings,
  { timeout = TIMEOUT } = {},
): ObjectStorage {
  const signer = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: "s3",
    retries: 0,
  });

  async function exchange({ what, method, key = "", query = {}, content }: StorageRequest) {
    const url = `${endpoint}/${bucket}/${key}?${new URLSearchParams(query)}`;
    const body = content?.bytes ?? Buffer.alloc(0);
    const headers = {
      // What is signed is the content itself, so that a storage notices when it changed on the way.
      "x-amz-content-sha256": createHash("sha256").update(body).digest("hex"),
      ...(content ? { "content-type": content.type } : {}),
    };
    try {
      const request = await signer.sign(url.replace(/\?$/, ""), {
        method,
        headers,
        ...(content ? { body: new Uint8Array(body) } : {}),
      });
      const response = await fetch(request, { redirect: "error", signal: AbortSignal.timeout(timeout) });
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
    } catch {
      throw new TemporaryFailure(SERVICE, `${what} got no answer`);
    }
  }

  /** The answer, where it is yes or `none`: 404. */
  async function ask(call: StorageRequest): Promise<{ isThere: boolean; bytes: Buffer }> {
    const { status, bytes } = await exchange(call);
    if (status >= 200 && status < 300) return { isThere: true, bytes };
    if (status === 404 && codeOf(bytes) !== "NoSuchBucket") return { isThere: false, bytes };
    const said = `${call.what} was answered ${status} ${codeOf(bytes)}`.trim();
    if (status === 401 || status === 403) throw new NoAccess(SERVICE, said);
    if (status === 404) throw new NoAccess(SERVICE, said, "not_configured");
    if (status === 408 || status === 429 || status >= 500) throw new TemporaryFailure(SERVICE, said);
    throw new PermanentFailure(SERVICE, said);
  }

  return {
    async put(key, bytes, type) {
      const { isThere } = await ask({ what: "store", method: "PUT", key, content: { bytes, type } });
      if (!isThere) throw new TemporaryFailure(SERVICE, "store was answered 404");
    },
    async get(key) {
      const { isThere, bytes } = await ask({ what: "read", method: "GET", key });
      return isThere ? bytes : null;
    },
    async remove(key) {
      await ask({ what: "delete", method: "DELETE", key });
    },
    async list(prefix) {
      const found: StoredObject[] = [];
      for (;;) {
        const last = found.at(-1)?.key;
        const query = { "list-type": "2", prefix, ...(last === undefined ? {} : { "start-after": last }) };
        const { bytes } = await ask({ what: "list", method: "GET", query });
        const page = bytes.toString("utf8");
        const objects = objectsOf(page);
        found.push(...objects);
        if (objects.length === 0 || !/<IsTruncated>true<\/IsTruncated>/.test(page)) return found;
      }
    },
  };
}

/** Our keys hold nothing that XML writes otherwise. */
function objectsOf(page: string): StoredObject[] {
  return [...page.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, object = ""]) => ({
    key: /<Key>(.*?)<\/Key>/s.exec(object)?.[1] ?? "",
    storedAt: Date.parse(/<LastModified>(.*?)<\/LastModified>/s.exec(object)?.[1] ?? ""),
  }));
}

/** The storage's own word for what went wrong; only what looks like a code is passed on. */
function codeOf(answer: Buffer): string {
  return /<Code>(\w{1,60})<\/Code>/.exec(answer.toString("utf8"))?.[1] ?? "";
}

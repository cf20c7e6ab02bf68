import * as z from "zod/mini";

/** Where objects are kept that all machines share, and who asks for them. */
export interface ObjectStorageSettings {
  /** The storage's address without a bucket: `https://s3.eu-north-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

const optional = z.optional(z.string());

/** The variables of a storage that speaks the S3 protocol. */
export const objectStorageVariables = {
  S3_ENDPOINT: optional,
  S3_BUCKET: optional,
  S3_REGION: z._default(z.string(), "us-east-1"),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
};

const needed = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

type Variables = { readonly [Name in (typeof needed)[number]]?: string | undefined } & {
  readonly S3_REGION: string;
};

/** The storage, null while none of its variables is set; call it on what `wrongObjectStorage` finds right. */
export function readObjectStorage(env: Variables): ObjectStorageSettings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: S3_ENDPOINT.replace(/\/+$/, ""),
    bucket: S3_BUCKET,
    region: S3_REGION || "us-east-1",
    keyId: S3_ACCESS_KEY_ID,
    secret: S3_SECRET_ACCESS_KEY,
  };
}

/** One sentence on what cannot work, null where all is well. It repeats neither key nor secret. */
export function wrongObjectStorage(env: Variables): string | null {
  const missing = needed.filter((name) => !env[name]);
  if (missing.length === needed.length) return null;
  if (missing.length > 0) return `${missing.join(", ")} must be set as well: object storage is half set up.`;
  if (!isAddress(env.S3_ENDPOINT ?? ""))
    return "S3_ENDPOINT must be an address without path, user or password, such as https://s3.eu-north-1.amazonaws.com.";
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(env.S3_BUCKET ?? ""))
    return "S3_BUCKET must be a bucket's name: 3 to 63 small letters, digits, dots and hyphens.";
  return null;
}

function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, username, password } = new URL(text);
  const isBare = pathname === "/" && search === "" && username === "" && password === "";
  return isBare && (protocol === "https:" || protocol === "http:");
}

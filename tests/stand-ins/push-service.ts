import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";
import { importJWK, jwtVerify } from "jose";
import { type StandIn, type StandInRequest, startStandIn } from "./stand-in.ts";

/** What a device is known by, as a browser hands it to the page. */
interface DeviceSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** What a device has decrypted. */
interface ShownPush {
  endpoint: string;
  content: Record<string, unknown>;
  ttl: number;
  urgency: string;
}

export interface PushServiceStandIn extends StandIn {
  /** A new device that takes messages signed with this public key only. */
  subscribe(publicKey: string): DeviceSubscription;
  /** The device is signed off: 410. */
  signOff(endpoint: string): void;
  /** What arrived, decrypted by its device. */
  shown: ShownPush[];
}

interface Device {
  ecdh: ECDH;
  auth: Buffer;
  publicKey: string;
  isSignedOff: boolean;
}

/**
 * A browser's push service with its devices: 404 for an address that it never gave out, 410 for a device that is signed
 * off, 403 without a valid signature of the key that the device was asked with (RFC 8292), 400 for what the device
 * cannot decrypt (RFC 8291), 413 beyond 4,096 bytes.
 */
export async function startPushService(): Promise<PushServiceStandIn> {
  const devices = new Map<string, Device>();
  const shown: ShownPush[] = [];
  const standIn = await startStandIn(async (request) => {
    const device = devices.get(request.path);
    if (!device || request.method !== "POST") return { status: 404 };
    if (device.isSignedOff) return { status: 410 };
    if (request.bytes.length > 4096) return { status: 413 };
    if (!(await isSigned(request, device, standIn.url))) return { status: 403 };
    const content = decrypt(request.bytes, device);
    if (content === null || request.headers["content-encoding"] !== "aes128gcm") return { status: 400 };
    const { ttl, urgency } = request.headers;
    shown.push({
      endpoint: standIn.url + request.path,
      content,
      ttl: Number(ttl),
      urgency: String(urgency),
    });
    return { status: 201 };
  });
  return {
    ...standIn,
    shown,
    subscribe(publicKey) {
      const path = `/push/${randomBytes(16).toString("base64url")}`;
      const ecdh = createECDH("prime256v1");
      const p256dh = ecdh.generateKeys("base64url");
      const auth = randomBytes(16);
      devices.set(path, { ecdh, auth, publicKey, isSignedOff: false });
      return { endpoint: standIn.url + path, keys: { p256dh, auth: auth.toString("base64url") } };
    },
    signOff(endpoint) {
      const device = devices.get(new URL(endpoint).pathname);
      if (device) device.isSignedOff = true;
    },
  };
}

async function isSigned({ headers }: StandInRequest, { publicKey }: Device, audience: string) {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? "") ?? [];
  if (key !== publicKey) return false;
  const point = Buffer.from(key, "base64url");
  const x = point.subarray(1, 33).toString("base64url");
  const y = point.subarray(33).toString("base64url");
  try {
    const verified = await jwtVerify(token, await importJWK({ kty: "EC", crv: "P-256", x, y }, "ES256"), {
      audience,
      algorithms: ["ES256"],
    });
    return /^(mailto:|https:)/.test(String(verified.payload.sub));
  } catch {
    return false;
  }
}

/** One record, as push messages have it; null when it is not for this device. */
function decrypt(body: Buffer, { ecdh, auth }: Device): Record<string, unknown> | null {
  const salt = body.subarray(0, 16);
  const idLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  try {
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), sender]);
    const input = Buffer.from(hkdfSync("sha256", ecdh.computeSecret(sender), auth, info, 32));
    const key = hkdfSync("sha256", input, salt, "Content-Encoding: aes128gcm\0", 16);
    const nonce = hkdfSync("sha256", input, salt, "Content-Encoding: nonce\0", 12);
    const decipher = createDecipheriv("aes-128-gcm", Buffer.from(key), Buffer.from(nonce));
    decipher.setAuthTag(sealed.subarray(-16));
    const opened = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(opened.subarray(0, opened.lastIndexOf(2)).toString("utf8"));
  } catch {
    return null;
  }
}

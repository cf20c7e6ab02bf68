import webPush, { type RequestDetails } from "web-push";
import { isPushAddress } from "#rules/people/security/push-address.ts";
import {
  DeviceGone,
  NoAccess,
  PermanentFailure,
  TemporaryFailure,
} from "#server/platform/integrations/failure.ts";
import type { Push, PushGateway } from "./messaging.port.ts";

export interface WebPushSettings {
  /** Where messages may be sent to; see `readPushServices`. */
  readonly services: readonly string[];
  /** How a push service reaches whoever runs this: `mailto:…` or an address with https. */
  readonly contact: string;
  /** Milliseconds per call; 15 seconds when left out. */
  readonly timeout?: number;
}

const SERVICE = "Push";

/** Web Push (RFC 8030), encrypted for the device (RFC 8291) and signed by us (RFC 8292). A repeat may show twice. */
export function createWebPush({ services, contact, timeout = 15_000 }: WebPushSettings): PushGateway {
  return {
    async send(push) {
      if (!isPushAddress(push.device.endpoint, services)) {
        throw new DeviceGone("the address is no push service's");
      }
      const { endpoint, method, headers, body } = requestOf(push, contact);
      const answer = await fetch(endpoint, {
        method,
        headers: headers as Record<string, string>,
        body: new Uint8Array(body ?? Buffer.alloc(0)),
        redirect: "error",
        signal: AbortSignal.timeout(timeout),
      }).catch(() => {
        throw new TemporaryFailure(SERVICE, "the push service did not answer");
      });
      await answer.body?.cancel();
      checkAnswer(answer);
    },
  };
}

function requestOf({ device, keys, content, lifetime, urgency }: Push, contact: string): RequestDetails {
  const { endpoint, p256dh, auth } = device;
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(content), {
      vapidDetails: { subject: contact, ...keys },
      TTL: Math.floor(lifetime / 1000),
      urgency,
      contentEncoding: "aes128gcm",
    });
  } catch {
    throw new DeviceGone("the device's keys are none");
  }
}

/** 403 says that the device was asked for with another pair of keys: no message of ours will ever reach it. */
function checkAnswer({ status, headers }: Response): void {
  if (status >= 200 && status < 300) return;
  if ([403, 404, 410].includes(status)) throw new DeviceGone(`the device is gone (${status})`);
  if (status === 401) throw new NoAccess(SERVICE, "access was refused (401)");
  if (status === 429 || status === 408 || status >= 500) {
    const after = headers.get("retry-after") ?? "";
    const wait = /^\d{1,6}$/.test(after) ? Number(after) * 1000 : null;
    throw new TemporaryFailure(SERVICE, `the push service put it off (${status})`, wait);
  }
  throw new PermanentFailure(SERVICE, `the push service refused it (${status})`);
}

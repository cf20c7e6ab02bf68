import webPush from "web-push";
import type { Settings } from "#server/platform/settings/settings.ts";
import { defaultBrand } from "#texts/da/common/brand.ts";
import { type Finding, note, ok, wrong } from "../finding.ts";

/** The push service of a browser, for the signature only: nobody is called. */
const AUDIENCE = "https://web.push.apple.com";

/**
 * Signs a message as push services want it (RFC 8292), with a pair made for it. Without a device no service can be asked
 * more; whether the installation's own pair can be read is told by `npm run doctor`.
 */
export async function checkPush({
  pushServices,
  brand,
}: Pick<Settings, "pushServices" | "brand">): Promise<Finding[]> {
  if (!pushServices || pushServices.length === 0) return [];
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const contact = `mailto:${brand.supportEmail}`;
  try {
    webPush.getVapidHeaders(AUDIENCE, contact, publicKey, privateKey, "aes128gcm");
  } catch {
    return [wrong("Push", "SUPPORT_EMAIL is no address that push services take as our contact.")];
  }
  return brand.supportEmail === defaultBrand.supportEmail
    ? [note("Push", "SUPPORT_EMAIL is not set: push services are told a contact that is nobody's.")]
    : [ok("Push", "Messages can be signed for the push services; none was called.")];
}

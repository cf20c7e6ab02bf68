import { browserPushServices } from "#rules/people/security/push-address.ts";
import { StartError } from "#server/platform/errors.ts";

/**
 * The services that messages may be sent to: those of the browsers in production and for `browsers`, or the addresses
 * in `value`, with blanks or commas between them. Null outside production without a value: nothing is sent. Refuses
 * with `StartError` an address without https in production.
 */
export function readPushServices(value: string, production: boolean): readonly string[] | null {
  if (value === "" && !production) return null;
  if (value === "" || value === "browsers") return browserPushServices;
  const services = value.split(/[\s,]+/).filter((one) => one !== "");
  if (production && !services.every((one) => one.startsWith("https://"))) {
    throw new StartError("PUSH_SERVICES must hold addresses with https.");
  }
  return services;
}

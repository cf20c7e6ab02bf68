/** The push services of today's browsers: Chrome and Samsung, Firefox, Safari, Edge. */
export const browserPushServices = [
  "https://fcm.googleapis.com",
  "https://updates.push.services.mozilla.com",
  "https://*.push.apple.com",
  "https://*.notify.windows.com",
] as const;

/**
 * Whether a device's address is one of a known push service. The address comes from a browser and our server calls it:
 * nothing inside our own network, and no other server, is ever called for it.
 */
export function isPushAddress(address: string, services: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, hostname, port, username, password } = new URL(address);
  if (username !== "" || password !== "") return false;
  return services.some((service) => {
    const [, domain] = service.split("://*");
    if (domain === undefined) return origin === service;
    return protocol === "https:" && port === "" && hostname.endsWith(domain);
  });
}

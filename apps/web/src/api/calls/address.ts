import type { Endpoint } from "#contract/wire/endpoint.ts";

/** Where an endpoint is called with these parameters and this query. */
export function addressOf(endpoint: Endpoint, parts: { params?: unknown; query?: unknown }): string {
  const params = (parts.params ?? {}) as Record<string, string | number>;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? "")),
  );
  const query = Object.entries(parts.query ?? {}).filter(([, value]) => value !== undefined && value !== "");
  const search = new URLSearchParams(query.map(([name, value]) => [name, String(value)])).toString();
  return `/api/${path}${search ? `?${search}` : ""}`;
}

import type { FastifyRequest } from "fastify";

/** What a page shows that is stored: the call that each of its props comes from. */
const CALLS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  home: {
    staffTypes: "admin/staffs/get-all-staffs",
    fees: "admin/bookings/global-message",
    about: "about",
  },
  booking: { staffTypes: "admin/staffs/get-all-staffs", fees: "admin/bookings/global-message" },
  "trade-terms": { text: "contract-texts/trade_terms", about: "about" },
  "employee-agreement": { text: "contract-texts/employee_agreement", about: "about" },
  privacy: { about: "about" },
};

/**
 * What a public page is drawn from: what its address carries and what is stored, by the same calls that the browser could
 * make. Null where one of them fails.
 */
export async function propsOf(
  found: { page: string; params: Record<string, string> },
  request: FastifyRequest,
  url: URL,
): Promise<Record<string, unknown> | null> {
  const search = Object.fromEntries(url.searchParams);
  const stored = await Promise.all(
    Object.entries(CALLS[found.page] ?? {}).map(async ([prop, path]) => {
      const answer = await request.server.inject({ url: `/api/${path}` });
      return answer.statusCode === 200 ? ([prop, answer.json()] as const) : null;
    }),
  );
  const known = stored.filter((entry) => entry !== null);
  if (known.length < stored.length) return null;
  return { ...found.params, search, ...Object.fromEntries(known) };
}

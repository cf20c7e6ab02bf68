import { type StandIn, startStandIn } from "./stand-in.ts";

export interface CvrApiStandIn extends StandIn {
  companies: Map<string, Record<string, unknown>>;
  /** Every answer from now on is 200 with this error, `QUOTA_EXCEEDED`; null answers again. */
  refuseWith(error: string | null): void;
}

/**
 * The company register; like the real one it says no with status 200, bans callers who do not say who they are, and
 * calls a number that begins with 0 invalid. A company may have an `enddate`.
 */
export async function startCvrApi(): Promise<CvrApiStandIn> {
  const companies = new Map<string, Record<string, unknown>>();
  let error: string | null = null;
  const standIn = await startStandIn(({ query, headers }) => {
    if (error !== null) return { status: 200, body: { error } };
    if (!headers["user-agent"]?.includes("@")) return { status: 200, body: { error: "BANNED" } };
    const vat = query.get("vat") ?? "";
    if (!/^[1-9]\d{7}$/.test(vat)) return { status: 200, body: { error: "INVALID_VAT" } };
    const company = companies.get(vat);
    return company ? { status: 200, body: company } : { status: 404, body: { error: "NOT_FOUND" } };
  });
  return {
    ...standIn,
    companies,
    refuseWith(next) {
      error = next;
    },
  };
}

import type { createDanlon } from "#server/platform/integrations/payroll/danlon/danlon.ts";
import { type StandIn, type StandInAnswer, type StandInRequest, startStandIn } from "./stand-in.ts";

type Row = Record<string, unknown>;

export interface DanlonStandIn extends StandIn {
  /** `{id, active, domainId, email}`; Danløn lets nobody create them from outside. */
  employees: Row[];
  /** `{id, employeeId, code, units, rate, amount}`. */
  payParts: Row[];
  /** How many access tokens were handed out. */
  refreshes(): number;
  /** Makes the access token run out now. */
  expireAccess(): void;
}

type Settings = Parameters<typeof createDanlon>[0];

/** What leads to the stand-in at `url`; money is in øre. */
export function danlonSettings(url: string, changes: Partial<Settings> = {}): Settings {
  return {
    ...{ clientId: "vagtklar", clientSecret: "client-secret", refreshToken: "refresh-1" },
    ...{ companyId: "company-1", apiUrl: `${url}/graphql`, tokenUrl: `${url}/token`, moneyUnit: "oere" },
    codes: { hours: "T1", transport: "T1", supplement: "T2", cancellation: "T3", correction: "T3" },
    ...changes,
  };
}

const CODES = [
  { code: "T1", unitsAllowed: true, rateAllowed: true, amountAllowed: false },
  { code: "T2", unitsAllowed: true, rateAllowed: true, amountAllowed: true },
  { code: "T3", unitsAllowed: false, rateAllowed: false, amountAllowed: true },
];

/** Danløn's sign-in and GraphQL on one address; the refresh token is `refresh-1`, the company `company-1`. */
export async function startDanlon(): Promise<DanlonStandIn> {
  const employees: Row[] = [];
  const payParts: Row[] = [];
  let refreshes = 0;
  let access = "";

  function refresh(body: string): StandInAnswer {
    if (new URLSearchParams(body).get("refresh_token") !== "refresh-1") return { status: 400 };
    refreshes += 1;
    access = `access-${refreshes}`;
    return { status: 200, body: { access_token: access, refresh_token: "refresh-1", expires_in: 300 } };
  }

  const data = (answer: object): StandInAnswer => ({ status: 200, body: { data: answer } });
  const refused = (message: string): StandInAnswer => ({
    status: 200,
    body: { data: null, errors: [{ message }] },
  });

  function companies(ids: unknown): StandInAnswer {
    const isAsked = ({ id }: Row) => !Array.isArray(ids) || ids.includes(id);
    const rows = employees.filter(isAsked).map((row) => ({
      ...row,
      payParts: { payParts: payParts.filter(({ employeeId }) => employeeId === row.id) },
    }));
    return data({ companiesExt: { companies: [{ employees: { employees: rows } }] } });
  }

  function create({ companyId, payParts: given }: { companyId?: unknown; payParts?: Row[] }): StandInAnswer {
    if (companyId !== "company-1" || !given) return refused("Unknown company");
    const isWhole = (value: unknown) => value === undefined || Number.isInteger(value);
    for (const part of given) {
      if (!employees.some(({ id }) => id === part.employeeId)) return refused("Unknown employee");
      if (![part.units, part.rate, part.amount].every(isWhole)) return refused("Int cannot represent it");
      const code = CODES.find((one) => one.code === part.code);
      if (!code || (part.amount !== undefined && !code.amountAllowed)) return refused("Not allowed");
    }
    const made = given.map((part, place) => ({ id: `part-${payParts.length + place + 1}`, ...part }));
    payParts.push(...made);
    return data({ createPayParts: { createdPayParts: made.map(({ id }) => ({ id })) } });
  }

  function respond({ path, headers, body, json }: StandInRequest): StandInAnswer {
    if (path === "/token") return refresh(body);
    if (headers.authorization !== `Bearer ${access}`) return { status: 401 };
    const query = String(json.query);
    const variables = json.variables as { employeeIds?: unknown; input?: object };
    if (query.includes("payPartsMeta")) return data({ payPartsMeta: { payPartsMeta: CODES } });
    if (query.includes("createPayParts")) return create(variables.input ?? {});
    return companies(variables.employeeIds);
  }

  const standIn = await startStandIn(respond);
  return {
    ...standIn,
    employees,
    payParts,
    refreshes: () => refreshes,
    expireAccess() {
      access = "expired";
    },
  };
}

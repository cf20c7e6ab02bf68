import { type StandIn, type StandInAnswer, type StandInRequest, startStandIn } from "./stand-in.ts";

export interface ZenegyStandIn extends StandIn {
  /** Created or put there by the test. */
  employees: Record<string, unknown>[];
  payLines: Record<string, unknown>[];
  /** How many access tokens were handed out. */
  refreshes(): number;
  /** Makes the access token run out now. */
  expireAccess(): void;
  /** Whether pay lines can be listed; they can at first. */
  listsPayLines(can: boolean): void;
}

/** Zenegy's sign-in and API on one address; the refresh token is `refresh-1`, the company `company-1`. */
export async function startZenegy(): Promise<ZenegyStandIn> {
  const employees: Record<string, unknown>[] = [];
  const payLines: Record<string, unknown>[] = [];
  const company = "/api/companies/company-1";
  let refreshes = 0;
  let access = "";
  let listing = true;

  function refresh(body: string): StandInAnswer {
    const form = new URLSearchParams(body);
    if (form.get("refresh_token") !== "refresh-1") return { status: 400, body: { error: "invalid_grant" } };
    refreshes += 1;
    access = `access-${refreshes}`;
    const token = { access_token: access, token_type: "bearer", expires_in: 3599 };
    return { status: 200, body: { ...token, refresh_token: "refresh-1" } };
  }

  function listEmployees(query: URLSearchParams): StandInAnswer {
    const size = Number(query.get("pageSize"));
    const from = (Number(query.get("page")) - 1) * size;
    return { status: 200, body: { data: employees.slice(from, from + size) } };
  }

  function respond({ method, path, query, headers, body, json }: StandInRequest): StandInAnswer {
    if (path === "/auth/token") return refresh(body);
    if (headers.authorization !== `Bearer ${access}`) return { status: 401 };
    if (path === `${company}/employees` && method === "GET") return listEmployees(query);
    if (path === `${company}/employees` && method === "POST") {
      const uid = `uid-${employees.length + 1}`;
      employees.push({ ...json, uid });
      return { status: 200, body: { data: { uid } } };
    }
    const employeeUid = /\/employees\/([^/]+)\/paychecks$/.exec(path)?.[1];
    if (employeeUid && method === "GET") {
      const data = payLines.filter((one) => one.employeeUid === employeeUid);
      return listing ? { status: 200, body: { data } } : { status: 405 };
    }
    if (employeeUid && method === "POST") {
      payLines.push({ ...json, employeeUid });
      return { status: 200, body: `line-${payLines.length}` };
    }
    return { status: 404 };
  }

  const standIn = await startStandIn(respond);
  return {
    ...standIn,
    employees,
    payLines,
    refreshes: () => refreshes,
    expireAccess() {
      access = "expired";
    },
    listsPayLines(can) {
      listing = can;
    },
  };
}

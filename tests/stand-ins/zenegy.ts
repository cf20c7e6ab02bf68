import type { createZenegy } from "#server/platform/integrations/payroll/zenegy/zenegy.ts";
import { type StandIn, type StandInAnswer, type StandInRequest, startStandIn } from "./stand-in.ts";

type Row = Record<string, unknown>;

export interface ZenegyStandIn extends StandIn {
  /** Created or put there by the test. */
  employees: Row[];
  /** Registrations of hours, by their user, and of supplements, by their employee; in the order in which they came. */
  registrations: Row[];
  /** How many access tokens were handed out. */
  refreshes(): number;
  /** Makes the access token run out now. */
  expireAccess(): void;
  /** Whether registrations can be listed; they can at first. */
  listsRegistrations(can: boolean): void;
  /** In what lists and records are from now on. */
  answersIn(envelope: "bare" | "data" | "value"): void;
}

type Settings = Parameters<typeof createZenegy>[0];

/** What leads to the stand-in at `url`. */
export function zenegySettings(url: string, changes: Partial<Settings> = {}): Settings {
  return {
    ...{ clientId: "vagtklar", clientSecret: "client-secret", refreshToken: "refresh-1" },
    ...{ companyUid: "company-1", accountUid: "account-1", apiUrl: url, authUrl: url },
    ...{ hourRate: "rate-hours", supplementRate: "rate-supplement" },
    ...{ correctionRate: "rate-correction", pensionRate: "" },
    ...changes,
  };
}

const COMPANY = "/api/companies/company-1";
const HOURS = "/api/hours/accounts/account-1";
/** Longest texts that a new employee may have. */
const LIMITS: Row = { name: 150, address: 50, city: 50, email: 75, employeeNumber: 15 };

/** Zenegy's sign-in and API on one address; the refresh token is `refresh-1`, the company `company-1`. */
export async function startZenegy(): Promise<ZenegyStandIn> {
  const employees: Row[] = [];
  const registrations: Row[] = [];
  let refreshes = 0;
  let access = "";
  let listing = true;
  let envelope: "bare" | "data" | "value" = "data";

  function refresh(body: string): StandInAnswer {
    const form = new URLSearchParams(body);
    if (form.get("refresh_token") !== "refresh-1") return { status: 400, body: { error: "invalid_grant" } };
    refreshes += 1;
    access = `access-${refreshes}`;
    const token = { access_token: access, token_type: "bearer", expires_in: 3599 };
    return { status: 200, body: { ...token, refresh_token: "refresh-1" } };
  }

  const found = (data: unknown): StandInAnswer => {
    const bodies = {
      bare: data,
      data: { totalRecords: 1, data },
      value: { value: data, isSuccess: true, httpStatusCode: "OK" },
    };
    return { status: 200, body: bodies[envelope] };
  };
  const refused = (message: string): StandInAnswer => ({ status: 400, body: { title: message } });

  function listEmployees(query: URLSearchParams): StandInAnswer {
    const phrase = query.get("filterPhrase") ?? "";
    const has = (row: Row) =>
      [row.name, row.employeeNumber].some((text) => String(text ?? "").includes(phrase));
    const [skip, take] = [Number(query.get("skip") ?? 0), Number(query.get("take") ?? 50)];
    return found(employees.filter((row) => phrase === "" || has(row)).slice(skip, skip + take));
  }

  function createEmployee(body: Row): StandInAnswer {
    const long = Object.keys(LIMITS).find((key) => String(body[key] ?? "").length > Number(LIMITS[key]));
    if (long) return refused(`The field ${long} is too long.`);
    if (!body.employmentDate || !body.startSaldo) return refused("Employment data is missing.");
    if (employees.some(({ employeeNumber }) => employeeNumber === body.employeeNumber)) {
      return refused("The employee number is used already.");
    }
    const uid = `uid-${employees.length + 1}`;
    employees.push({ ...body, uid, user: { uid: `user-${uid}` } });
    return { status: 200, body: { data: { uid } } };
  }

  function listRegistrations(rows: readonly Row[], query: URLSearchParams): StandInAnswer {
    if (!listing) return { status: 405 };
    const [skip, take] = [Number(query.get("skip") ?? 0), Number(query.get("take") ?? 50)];
    return found(rows.slice(skip, skip + take));
  }

  function registerHours(userUid: string, body: Row): StandInAnswer {
    if (body.hourPaymentRateUid !== "rate-hours") return refused("RATE_FORBIDDEN_ACCESS");
    const [from, to] = [String(body.from), String(body.to)];
    const own = registrations.filter((row) => row.userUid === userUid && row.status !== 3);
    const overlaps = own.some((row) => String(row.from) < to && from < String(row.to));
    if (overlaps) return refused("REGISTRATION_CONFLICTED_EXISTING_REGISTRATION_IN_PERIOD");
    registrations.push({ ...body, userUid });
    return { status: 200, body: { value: { uid: `hours-${registrations.length}` }, isSuccess: true } };
  }

  function registerSupplement(employeeUid: string, body: Row): StandInAnswer {
    if (!/^rate-(supplement|correction|pension)$/.test(String(body.rateUid))) {
      return { status: 200, body: { isSuccess: false, message: "Amount cannot be overriden" } };
    }
    registrations.push({ ...body, employeeUid });
    return { status: 200, body: { value: `supplement-${registrations.length}`, isSuccess: true } };
  }

  function respond({ method, path, query, headers, body, json }: StandInRequest): StandInAnswer {
    if (path === "/auth/token") return refresh(body);
    if (headers.authorization !== `Bearer ${access}`) return { status: 401 };
    if (path === `${COMPANY}/employees`)
      return method === "GET" ? listEmployees(query) : createEmployee(json);
    const one = new RegExp(`^${COMPANY}/employees/([^/]+)$`).exec(path)?.[1];
    if (one)
      return found(employees.find(({ uid }) => uid === one) ?? { uid: one, user: { uid: `user-${one}` } });
    const employeeUid = new RegExp(`^${COMPANY}/employees/([^/]+)/supplementsanddeductions/`).exec(path)?.[1];
    if (employeeUid && method === "POST") return registerSupplement(employeeUid, json);
    if (employeeUid) {
      return listRegistrations(
        registrations.filter((row) => row.employeeUid === employeeUid),
        query,
      );
    }
    if (path === `${HOURS}/registrations` && method === "GET") {
      const [first, last] = [query.get("startDate") ?? "", query.get("endDate") ?? ""];
      const isAsked = ({ userUid, date }: Row) => {
        const day = String(date).slice(0, 10);
        return userUid === query.get("userUids") && first <= day && day <= last;
      };
      return listRegistrations(registrations.filter(isAsked), query);
    }
    const userUid = new RegExp(`^${HOURS}/users/([^/]+)/registrations$`).exec(path)?.[1];
    return userUid && method === "POST" ? registerHours(userUid, json) : { status: 404 };
  }

  const standIn = await startStandIn(respond);
  return {
    ...standIn,
    employees,
    registrations,
    refreshes: () => refreshes,
    expireAccess() {
      access = "expired";
    },
    listsRegistrations(can) {
      listing = can;
    },
    answersIn(next) {
      envelope = next;
    },
  };
}

/** What a registration says, with our key at the end: the note of hours, the description of a supplement. */
export function noteOf({ note, description }: Row): string {
  return String(note ?? description ?? "");
}

import { ADMIN, APPLY, EMPLOYEES, LOOKS_FOR_WORK, MEASURED, tokenOf, WITHDRAW } from "./fixtures.ts";

/** One request of a measured call. */
export interface BenchRequest {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: string;
  readonly token: string;
  readonly body?: string;
  /** Booking and person of a write: what the floor writes for it. */
  readonly ids?: readonly [booking: number, employee: number];
}

/** What is measured against the floor: the reads and the writes, each with how many different answers it has. */
export const measuredReads = {
  "one booking": 20,
  "upcoming list": 1,
  "own shifts": 1,
  "job overview": 1,
  "'I dag'": 1,
  "invoice page": 20,
} as const;
export const measuredWrites = { apply: 1, withdraw: 1 } as const;
export const measuredCalls = { ...measuredReads, ...measuredWrites };
export type MeasuredCall = keyof typeof measuredCalls;

const corporationLists = {
  "upcoming list": "corporations/bookings/upcoming",
  "upcoming week": "corporations/bookings/upcoming?weekNumber=49&year=2026",
  "finished list": "corporations/bookings/finished?limit=10&offset=0&from=list",
  "finished list, fiftieth page": "corporations/bookings/finished?limit=10&offset=490&from=list",
  "finished week": "corporations/bookings/finished-week-filter?weekNumber=46&year=2026",
  "staff-type panel": `corporations/${MEASURED.company}/meta`,
  "badge of the finished tab": "notifications/corporation/checkout",
} as const;

/** What a company's home asks for. */
export const listCalls = Object.keys(corporationLists) as (keyof typeof corporationLists)[];
export type CallName = MeasuredCall | keyof typeof corporationLists;

/** The measured calls: each gives its n-th request. The n-th write differs from every other. */
export const calls: Record<CallName, (n: number) => BenchRequest> = {
  ...listRequests(),
  "one booking": (n) => {
    const booking = MEASURED.first + (n % MEASURED.upcoming);
    return {
      method: "GET",
      path: `/api/corporations/bookings/${booking}`,
      token: tokenOf("corporation", MEASURED.company),
    };
  },
  "own shifts": () => ({
    method: "GET",
    path: "/api/shifts/employee/upcoming-shifts",
    token: tokenOf("employee", MEASURED.staff),
  }),
  "job overview": () => ({
    method: "GET",
    path: "/api/employees/bookings",
    token: tokenOf("employee", LOOKS_FOR_WORK),
  }),
  "'I dag'": () => ({ method: "GET", path: "/api/admin/today", token: tokenOf("corporation", ADMIN) }),
  "invoice page": (n) => ({
    method: "GET",
    path: `/api/admin/bookings/${MEASURED.first + MEASURED.upcoming + 40 + (n % 20)}/details`,
    token: tokenOf("corporation", ADMIN),
  }),
  apply: (n) => {
    const [booking, employee] = pairOf(n, APPLY);
    return {
      method: "POST",
      path: `/api/shifts/${booking}`,
      token: tokenOf("employee", employee),
      ids: [booking, employee],
    };
  },
  withdraw: (n) => {
    const [booking, employee] = pairOf(n, WITHDRAW);
    return {
      method: "PUT",
      path: `/api/shifts/employee/cancel/${booking}`,
      token: tokenOf("employee", employee),
      body: "{}",
      ids: [booking, employee],
    };
  },
};

/** The n-th pair of a booking and a person; neighbours share neither. */
function pairOf(n: number, { first, bookings }: { first: number; bookings: number }): [number, number] {
  const { employees } = APPLY;
  return [first + ((Math.floor(n / employees) + n) % bookings), EMPLOYEES.first + (n % employees)];
}

function listRequests() {
  const requests = Object.entries(corporationLists).map(([name, path]) => {
    const request: BenchRequest = {
      method: "GET",
      path: `/api/${path}`,
      token: tokenOf("corporation", MEASURED.company),
    };
    return [name, () => request];
  });
  return Object.fromEntries(requests) as Record<keyof typeof corporationLists, () => BenchRequest>;
}

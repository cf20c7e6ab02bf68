import { APPLY, COMPANIES, EMPLOYEES, MEASURED, SELECT, tokenOf } from "./fixtures.ts";

/** One request of a measured call. */
export interface BenchRequest {
  readonly method: "GET" | "POST" | "PUT";
  readonly path: string;
  readonly token: string;
  readonly body?: string;
  /** The ids that tell this request from the others of its call; the floor puts them into recorded statements. */
  readonly ids: readonly number[];
}

/** What is measured against the floor. */
export const floorCalls = ["upcoming list", "one booking", "apply", "select"] as const;
export type FloorCall = (typeof floorCalls)[number];

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
export type CallName = FloorCall | keyof typeof corporationLists;

/** The measured calls: each gives its n-th request. The n-th write differs from every other. */
export const calls: Record<CallName, (n: number) => BenchRequest> = {
  ...listRequests(),
  "one booking": (n) => {
    const booking = MEASURED.first + (n % MEASURED.upcoming);
    return {
      method: "GET",
      path: `/api/corporations/bookings/${booking}`,
      token: tokenOf("corporation", MEASURED.company),
      ids: [booking],
    };
  },
  apply: (n) => {
    const employee = EMPLOYEES.first + (n % APPLY.employees);
    const booking = APPLY.first + ((Math.floor(n / APPLY.employees) + n) % APPLY.bookings);
    return {
      method: "POST",
      path: `/api/shifts/${booking}`,
      token: tokenOf("employee", employee),
      ids: [booking, employee],
    };
  },
  select: (n) => {
    const place = n % SELECT.bookings;
    const applicant = Math.floor(n / SELECT.bookings) % 15;
    const booking = SELECT.first + place;
    const company = COMPANIES.first + 1 + (place % (COMPANIES.count - 1));
    const employee = EMPLOYEES.first + (place % SELECT.aDay) * 15 + applicant;
    const shift = SELECT.firstShift + place * 15 + applicant;
    return {
      method: "PUT",
      path: `/api/corporations/shifts/${shift}?shiftType=selected`,
      token: tokenOf("corporation", company),
      body: "{}",
      ids: [booking, company, employee, shift],
    };
  },
};

function listRequests() {
  const requests = Object.entries(corporationLists).map(([name, path]) => {
    const request: BenchRequest = {
      method: "GET",
      path: `/api/${path}`,
      token: tokenOf("corporation", MEASURED.company),
      ids: [],
    };
    return [name, () => request];
  });
  return Object.fromEntries(requests) as Record<keyof typeof corporationLists, () => BenchRequest>;
}

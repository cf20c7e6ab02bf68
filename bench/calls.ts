import { APPLY, COMPANIES, EMPLOYEES, MEASURED, SELECT, tokenOf } from "./world.ts";

/** One request of a measured call. */
export interface BenchRequest {
  readonly method: "GET" | "POST" | "PUT";
  readonly path: string;
  readonly token: string;
  readonly body?: string;
  /** The ids that tell this request from the others of its call; the floor puts them into recorded statements. */
  readonly ids: readonly number[];
}

export const callNames = ["upcoming list", "one booking", "apply", "select"] as const;
export type CallName = (typeof callNames)[number];

/** The measured calls: each gives its n-th request. The n-th write differs from every other. */
export const calls: Record<CallName, (n: number) => BenchRequest> = {
  "upcoming list": () => ({
    method: "GET",
    path: "/api/corporations/bookings/upcoming",
    token: tokenOf("corporation", MEASURED.company),
    ids: [],
  }),
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

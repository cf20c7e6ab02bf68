import { bookingBody } from "#tests/support/booking-body.ts";
import {
  ADMIN,
  APPLY,
  CHECK_IN,
  CHECKOUT,
  companyOf,
  crewShift,
  EMPLOYEES,
  LOOKS_FOR_WORK,
  MEASURED,
  SELECT,
  tokenOf,
  WITHDRAW,
} from "./fixtures.ts";

/** One request of a measured call. */
export interface BenchRequest {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: string;
  readonly token: string;
  readonly body?: string;
  /** The booking, or the shift that is selected: what the floor writes on. */
  readonly about?: number;
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
export const measuredWrites = {
  apply: 1,
  withdraw: 1,
  select: 1,
  "check in": 1,
  checkout: 1,
  book: 1,
} as const;
export const measuredCalls = { ...measuredReads, ...measuredWrites };
export type MeasuredCall = keyof typeof measuredCalls;

/** The measured calls: each gives its n-th request. The n-th write differs from every other. */
export const calls: Record<MeasuredCall, (n: number) => BenchRequest> = {
  "upcoming list": () => ({
    method: "GET",
    path: "/api/corporations/bookings/upcoming",
    token: tokenOf("corporation", MEASURED.company),
  }),
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
      about: booking,
    };
  },
  withdraw: (n) => {
    const [booking, employee] = pairOf(n, WITHDRAW);
    return {
      method: "PUT",
      path: `/api/shifts/employee/cancel/${booking}`,
      token: tokenOf("employee", employee),
      body: "{}",
      about: booking,
    };
  },
  select: (n) => ({
    method: "PUT",
    path: `/api/corporations/shifts/${SELECT.shifts + n}?shiftType=selected`,
    token: tokenOf("corporation", companyOf(SELECT.bookings + crewShift(n).booking)),
    body: "{}",
    about: SELECT.shifts + n,
  }),
  "check in": (n) => {
    const { booking, employee } = crewShift(n);
    return {
      method: "PUT",
      path: `/api/shifts/employee/checkin/${CHECK_IN.bookings + booking}`,
      token: tokenOf("employee", employee),
      body: "{}",
      about: CHECK_IN.bookings + booking,
    };
  },
  // The first checkout of each person: later ones bring no pay data.
  checkout: (n) => {
    const { booking, employee } = crewShift(n);
    const times = { employee_checkin_time: "10:00", employee_checkout_time: "17:45" };
    const pay = {
      cpr_nr: "0405981234",
      bank_reg_nr: "1234",
      bank_account_nr: "0123456789",
      tax_card_type: 1,
    };
    return {
      method: "PUT",
      path: "/api/shifts/employee/submit-checkout",
      token: tokenOf("employee", employee),
      body: JSON.stringify({ booking_id: CHECKOUT.bookings + booking, ...times, ...pay }),
      about: CHECKOUT.bookings + booking,
    };
  },
  book: (n) => ({
    method: "POST",
    path: "/api/corporations/bookings?notSendEmail=0&pastBooking=0",
    token: tokenOf("corporation", companyOf(n)),
    body: JSON.stringify(bookingBody(1, `2027-01-${10 + (n % 20)}`)),
    about: MEASURED.first,
  }),
};

/** The n-th pair of a booking and a person; neighbours share neither. */
function pairOf(n: number, { first, bookings }: { first: number; bookings: number }): [number, number] {
  const { employees } = APPLY;
  const [lap, employee] = [Math.floor(n / employees), n % employees];
  return [first + ((lap + employee) % bookings), EMPLOYEES.first + employee];
}

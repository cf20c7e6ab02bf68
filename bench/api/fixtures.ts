// What seed.ts puts into a database and calls.ts asks for. The ranges of ids never overlap, so that an id says
// by itself what it is of.

/** Tuesday 24 November 2026, 10:00 in Copenhagen: the clock of the measured processes starts here. */
export const NOW = Date.parse("2026-11-24T10:00:00+01:00");

export const COMPANIES = { first: 100_001, count: 51 };
export const EMPLOYEES = { first: 200_001, count: 2_010 };

/** The company that reads, its bookings (the upcoming ones first, one a day) and its five people. */
export const MEASURED = {
  company: COMPANIES.first,
  first: 3_000_001,
  bookings: 1_000,
  upcoming: 20,
  staff: EMPLOYEES.first + EMPLOYEES.count - 5,
};

/** The first of the other companies' bookings, each with two people; later ones are of later days. */
export const HISTORY = 50_000_000;

/** Bookings that the first `employees` apply for. */
export const APPLY = { first: 4_000_001, bookings: 30, employees: 2_000 };

/** Bookings that the same people have applied for, and withdraw from. */
export const WITHDRAW = { first: 5_000_001, bookings: 30 };

/** People who do nothing but what the last three writes need of them: each on one booking a day, three days of each. */
export const CREW = { first: 300_001, count: 20_000, together: 10, days: 3 };
const crewBookings = (CREW.count / CREW.together) * CREW.days;
export const CREW_SHIFTS = crewBookings * CREW.together;

/** Ids of the bookings and of the shifts that are selected on, reported ready for and checked out of, by day. */
export const SELECT = { bookings: 6_000_001, shifts: 11_000_001, days: [120, 122, 124] };
export const CHECK_IN = { bookings: 7_000_001, shifts: 12_000_001, days: [0, 1, 2] };
export const CHECKOUT = { bookings: 8_000_001, shifts: 13_000_001, days: [-3, -2, -1] };

/** Booking, counted from the first, and person of the n-th shift of the crew; neighbours share neither. */
export function crewShift(n: number): { booking: number; employee: number } {
  const booking = n % crewBookings;
  const { first, count, together, days } = CREW;
  const place = Math.floor(booking / days) * together + (Math.floor(n / crewBookings) % together);
  return { booking, employee: first + ((place + (booking % days) * APART) % count) };
}
const APART = 6_667;

/** The company that a booking of the crew is of. */
export function companyOf(booking: number): number {
  return COMPANIES.first + 2 + (booking % (COMPANIES.count - 2));
}

/** Somebody who has applied for nothing and looks for work. */
export const LOOKS_FOR_WORK = EMPLOYEES.first + APPLY.employees + 1;

/** A company that is an admin, once `asOfficesAre` has run. */
export const ADMIN = COMPANIES.first + 1;

/** The bearer token of a company or employee of the seeded world. */
export function tokenOf(kind: "corporation" | "employee", id: number): string {
  return `bench-token-of-${kind}-${id}`;
}

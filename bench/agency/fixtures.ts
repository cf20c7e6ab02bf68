// What seed.ts puts into a database and growth and web ask for. The ranges of ids never overlap.

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

/** Somebody who has applied for nothing and looks for work. */
export const LOOKS_FOR_WORK = EMPLOYEES.first + APPLY.employees + 1;

/** A company that is an admin, once `asOfficesAre` has run. */
export const ADMIN = COMPANIES.first + 1;

import type { BookingFacts, EmployeeJobFacts } from "#texts/da/templates/email/layout.ts";

/*
 * What the letters are about in the editor's preview.
 */

const job = {
  bookingId: 1042,
  jobTitle: "Tjener",
  corporationName: "Hotel Nordlys",
  day: "2026-11-24",
  from: "10:00",
  to: "18:00",
  address: "Strandpromenaden 6, 8000 Aarhus C",
  link: "https://example.com/",
} as const;

export const exampleJob: EmployeeJobFacts = { ...job, firstName: "Mette", hourlyWage: 19_200 };

export const exampleBooking: BookingFacts = {
  ...job,
  contactPerson: "Signe Holm",
  numberOfStaff: 3,
  price: 518_400,
};

/** Somebody of the example booking, with the last name as a letter. */
export const exampleName = "Jonas T.";

export const exampleProfile = { firstName: "Mette", link: job.link } as const;

/** The moment of the examples: Copenhagen's noon on the day before the example job. */
export const exampleMoment = Date.UTC(2026, 10, 23, 11);

import type { Insertable } from "kysely";
import { shiftPeriod } from "#rules/time/duration.ts";
import { addDays, type Day, dayOf } from "#rules/time/moment.ts";
import type { Db } from "#server/platform/database/database.ts";
import type {
  Bookings,
  Corporations,
  Employees,
  Shifts,
  StaffTypes,
} from "#server/platform/database/types.gen.ts";
import { BOOKING_DETAILS } from "#tests/support/booking-body.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

// Each factory makes one row that stands by itself; tests name only what they are about.

let counter = 0;
const next = () => (counter += 1);
const at = new Date(TEST_NOW);

/** The day `days` after the tests' today (2026-11-24). */
export function testDay(days: number): Day {
  return addDays(dayOf(TEST_NOW), days);
}

export function corporation(db: Db, values: Partial<Insertable<Corporations>> = {}) {
  const number = next();
  return db
    .insertInto("corporations")
    .values({
      name: `Hotel ${number}`,
      email: `hotel${number}@example.test`,
      billing_email: `faktura${number}@example.test`,
      password_hash: "no password",
      address: "Strandpromenaden 6",
      city: "Aarhus C",
      city_zip: "8000",
      cvr_nr: "12345674",
      phone: "20550100",
      contact_person: "Signe Holm",
      terms_accepted_at: at,
      created_at: at,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function staffType(db: Db, values: Partial<Insertable<StaffTypes>> = {}) {
  return db
    .insertInto("staff_types")
    .values({
      job_title: `Tjener ${next()}`,
      billy_id: "billy-tjener",
      created_at: at,
      skill_detail: JSON.stringify(
        Array.from({ length: 5 }, (_, block) => ({
          skill_title: `Blok ${block + 1}`,
          skill_description: "",
          question_icon_url: "",
          question_title: `Titel ${block + 1}`,
          question: `Spørgsmål ${block + 1}?`,
          answer: [1, 2, 3, 4, 5].map((value) => ({ text: `Svar ${value}`, value })),
        })),
      ),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An employee who has finished onboarding. */
export function employee(db: Db, values: Partial<Insertable<Employees>> = {}) {
  const number = next();
  return db
    .insertInto("employees")
    .values({
      identity_provider: "local",
      identity_subject: `person-${number}`,
      login_email: `login${number}@example.test`,
      first_name: "Anna",
      last_name: `Krogh ${number}`,
      city: "Aarhus",
      city_zip: "8000",
      phone: "20550118",
      email: `anna${number}@example.test`,
      birth_date: "1998-05-04",
      description: "Glad og erfaren tjener",
      new_user: false,
      sign_in_count: 1,
      terms_accepted_at: at,
      created_at: at,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Gives an employee the skill of a staff type: chosen, with five answers. */
export async function giveSkill(db: Db, employeeId: number, staffTypeId: number): Promise<void> {
  await db
    .insertInto("employee_job_roles")
    .values({ employee_id: employeeId, staff_type_id: staffTypeId })
    .execute();
  await db
    .insertInto("skill_answers")
    .values(
      [0, 1, 2, 3, 4].map((block) => ({
        employee_id: employeeId,
        staff_type_id: staffTypeId,
        block,
        value: 4,
      })),
    )
    .execute();
}

/** An approved, open booking five days ahead, 10:00-18:00, unless said otherwise. */
export async function booking(
  db: Db,
  values: Partial<Insertable<Bookings>> & { corporation_id: number; staff_type_id: number },
) {
  const { date = testDay(5), start_time = "10:00", end_time = "18:00", ...rest } = values;
  const period = shiftPeriod(date, start_time, end_time);
  return db
    .insertInto("bookings")
    .values({
      ...BOOKING_DETAILS,
      date,
      start_time,
      end_time,
      starts_at: new Date(period.startsAt),
      ends_at: new Date(period.endsAt),
      address_url: "https://maps.example/tangkajen",
      number_of_staff: 2,
      hourly_wage: 19_200,
      food_included: true,
      fee: 3500,
      standard_fee: 3500,
      urgent_booking_fee: 2000,
      emergency_booking_fee: 3000,
      payment_type: "invoice",
      payment_deadline: 7,
      approved_at: at,
      created_at: at,
      updated_at: at,
      ...rest,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A shift on a booking, with the booking's day and period copied as the product does. */
export async function shift(
  db: Db,
  values: Partial<Insertable<Shifts>> & {
    booking_id: number;
    employee_id: number;
    status: Insertable<Shifts>["status"];
  },
) {
  const booking = await db
    .selectFrom("bookings")
    .selectAll()
    .where("id", "=", values.booking_id)
    .executeTakeFirstOrThrow();
  return db
    .insertInto("shifts")
    .values({
      work_date: booking.date,
      starts_at: booking.starts_at,
      ends_at: booking.ends_at,
      applied_at: at,
      ...(values.status === "selected" ? { booked_at: at } : {}),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

import type { Insertable } from "kysely";
import { vatOf } from "#rules/money/vat.ts";
import { shiftPeriod } from "#rules/time/duration.ts";
import { addDays, type Day, dayOf } from "#rules/time/moment.ts";
import { type DocumentRow, findDocument } from "#server/features/invoicing/ledger/document.queries.ts";
import type { Db } from "#server/platform/database/database.ts";
import type {
  Bookings,
  Corporations,
  Employees,
  InvoiceDocuments,
  Invoices,
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

/** An accepted invoice of a booking with its document; what belongs to the document can be named too. */
export async function invoice(
  db: Db,
  values: Partial<Insertable<Invoices>> &
    Partial<
      Pick<Insertable<InvoiceDocuments>, "number" | "url" | "due_date" | "is_paid" | "vendor" | "delivery">
    > & {
      booking_id: number;
    },
) {
  const { number = null, url, due_date, is_paid, vendor = "billy", delivery, ...part } = values;
  const { corporation_id } = await db
    .selectFrom("bookings")
    .select("corporation_id")
    .where("id", "=", values.booking_id)
    .executeTakeFirstOrThrow();
  const own = { kind: "invoice", total: 100_00, created_at: at, state: "accepted", ...part } as const;
  const credits = part.credits
    ? db.selectFrom("invoices").select("document_id").where("id", "=", part.credits)
    : null;
  const document = await db
    .insertInto("invoice_documents")
    .values({
      ...{ corporation_id, kind: own.kind, vendor, credits, external_id: `test-${next()}` },
      ...{
        net: own.total,
        vat: vatOf(Number(own.total)),
        entry_date: dayOf(TEST_NOW),
        created_at: own.created_at,
      },
      ...{ number: number ?? (own.state === "accepted" ? `test-${next()}` : null) },
      ...{ url, due_date, is_paid, delivery },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return db
    .insertInto("invoices")
    .values({ ...own, document_id: document.id })
    .returning(["id", "document_id"])
    .executeTakeFirstOrThrow();
}

/** A document of a booking that waits to be sent, with one line and the mail that carries it. */
export async function queuedDocument(
  db: Db,
  values: Parameters<typeof invoice>[1] & { total: number },
): Promise<DocumentRow> {
  const { document_id } = await invoice(db, { state: "queued", ...values });
  const { booking_id: bookingId, total: amount } = values;
  const line = {
    bookingId,
    productId: "p",
    unitPrice: amount / 100,
    quantity: 1,
    amount,
    description: "Vagter",
  };
  const content = {
    ...{ paymentTermsDays: 7, bookings: [], note: "", orderReference: "", reason: "" },
    ...{ lines: amount === 0 ? [] : [line], mail: { subject: "Faktura", body: "Hej" } },
  };
  await db
    .updateTable("invoice_documents")
    .set({ content: JSON.stringify(content) })
    .where("id", "=", document_id)
    .execute();
  const document = await findDocument(db, document_id);
  if (!document) throw new Error("the document is not there");
  return document;
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

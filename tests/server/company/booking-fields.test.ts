import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { bookingFields, fieldNames, fields } from "#contract/bookings/booking-fields.ts";
import { type BookingForm, bookingForm } from "#contract/bookings/booking-form.ts";
import { choicesWithOther, type FieldName } from "#contract/bookings/draft-fields.ts";
import { columnsOfForm } from "#server/features/bookings/booking-fields.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { emptyDraft } from "#web/components/booking-form/draft/booking-draft.ts";
import { bookingInputOf } from "#web/components/booking-form/draft/booking-resolver.ts";
import { draftOf, prefilledFrom } from "#web/components/booking-form/draft/saved-draft.ts";

const app = testApp();
let token: string;
let form: BookingForm;
let booked: WireCorporationBooking;

beforeAll(async () => {
  const { id } = await make.corporation(app.db, { is_privileged_user: true });
  token = await app.signIn({ kind: "corporation", id });
  form = distinctForm((await make.staffType(app.db)).id);
  booked = (await app.call(bookingEndpoints.create, { as: token, body: form })).body;
});

/** A form in which every field that takes free text holds its own name, and every choice an own entry. */
function distinctForm(staffType: number): BookingForm {
  const texts = fieldNames.filter((name) => z.safeParse(bookingFields[name].form, name).success);
  return z.parse(bookingForm, {
    ...bookingBody(staffType, testDay(5)),
    self_paid_break: true,
    department: null,
    ...Object.fromEntries(texts.map((name) => [name, name])),
    ...Object.fromEntries(choicesWithOther.map((name) => [name, "Andet"])),
  });
}

/** Those of the fields that `without` does not name, as `of` has them. */
function fieldsOf(of: object, ...without: FieldName[]): Partial<Record<FieldName, unknown>> {
  const values = of as Partial<Record<FieldName, unknown>>;
  const names = fieldNames.filter((name) => !without.includes(name));
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

// The server computes the fee, takes the message from admins only, and writes wages with two decimals.
const sent = () => ({
  ...fieldsOf(form, "fee", "admin_message"),
  hourly_wage: `${Number.parseInt(form.hourly_wage, 10)},${form.hourly_wage.split(",")[1] ?? "00"}`,
});

describe("every field of a booking", () => {
  test.each(fieldNames)("%s is in the form's schema and in the answer", (name) => {
    expect(Object.keys(form)).toContain(name);
    expect(Object.keys(booked)).toContain(name);
  });

  test("is stored as it was sent and answered as it was stored", () => {
    expect(booked).toMatchObject(sent());
  });

  test("has a column, except for what the server or an admin fills in", async () => {
    const stored = fieldNames.filter((name) => fields[name].isStoredFromForm !== false);
    const columns = stored.map((name) => fields[name].column ?? name);
    expect(Object.keys(columnsOfForm(form)).sort()).toEqual([...columns, "ends_at", "starts_at"].sort());
    const row = await app.db.selectFrom("bookings").selectAll().executeTakeFirstOrThrow();
    expect(Object.keys(row)).toEqual(expect.arrayContaining(columns));
  });

  test("is in the browser's draft, and a saved booking's draft sends the same again", () => {
    const inDraft = fieldNames.filter((name) => fields[name].start !== null);
    expect(Object.keys(emptyDraft).sort()).toEqual([...inDraft, "no_emails"].sort());
    const draft = draftOf(booked);
    const again = z.parse(bookingForm, bookingInputOf(draft, booked.fee * 100));
    expect(fieldsOf(again)).toEqual(fieldsOf(booked));
  });

  test("is taken over by the form of the next booking, without the day", () => {
    const next = prefilledFrom(booked, emptyDraft);
    const draft = draftOf(booked);
    expect(next).toEqual({ ...draft, date: "", staff_type: "" });
  });

  test("is copied when the job is booked again for another day", async () => {
    const { body } = await app.call(bookingEndpoints.repeat, {
      as: token,
      params: { id: booked.id },
      body: { dates: [testDay(9)] },
    });
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({ ...sent(), date: testDay(9) });
  });

  test("that only the company reads is not in an employee's answer, and what selected staff read is null before", async () => {
    const employee = await make.employee(app.db);
    const ids = { employee_id: employee.id, staff_type_id: booked.staff_type };
    await app.db.insertInto("employee_job_roles").values(ids).execute();
    const region = { employee_id: employee.id, area_code: "eastJutland" };
    await app.db.insertInto("employee_regions").values(region).execute();
    const as = await app.signIn({ kind: "employee", id: employee.id });
    const { status, body } = await app.call(jobEndpoints.booking, { as, params: { id: booked.id } });
    expect(status).toBe(200);
    const read = body as unknown as Record<FieldName, unknown>;
    const answered = Object.fromEntries(fieldNames.map((name) => [name, read[name]]));
    const expected = fieldNames.map((name) => {
      const { readBy } = fields[name];
      const value = { everyone: booked[name], "selected staff": null, company: undefined }[readBy];
      return [name, value];
    });
    expect(answered).toEqual(Object.fromEntries(expected));
  });
});

import type * as z from "zod/mini";
import {
  type bookingFields,
  type FieldReader,
  type FieldsWith,
  fieldNames,
  fields,
} from "#contract/bookings/booking-fields.ts";
import type { BookingForm } from "#contract/bookings/booking-form.ts";
import type { FieldName } from "#contract/bookings/draft-fields.ts";
import type { WireDepartmentOfBooking } from "#contract/corporations/department.entities.ts";
import { settleSelfPaidBreak } from "#rules/bookings/booking-input.ts";
import { shiftPeriod } from "#rules/time/duration.ts";
import type { Day } from "#rules/time/moment.ts";
import { DomainError } from "#server/platform/errors.ts";
import { bookingMessages as messages } from "#texts/da/common/validation.ts";
import type { BookingRow } from "./booking.queries.ts";

type Fields = typeof bookingFields;

/** The column that a field stands in. */
type ColumnOf<Name extends FieldName> = Fields[Name] extends { column: infer Column extends string }
  ? Column
  : Name;

/** What a field's column holds once the form was saved. */
type Stored<Name extends FieldName> = Fields[Name] extends { toColumn: (sent: never) => infer Value }
  ? Value
  : z.output<Fields[Name]["form"]>;

type FieldOfForm = Exclude<FieldName, FieldsWith<{ isStoredFromForm: false }>>;
type StoredColumns = { [Name in FieldOfForm as ColumnOf<Name>]: Stored<Name> };

/** What the form fills in of a row. A field without a column of its type does not compile. */
export type FormColumns = Pick<BookingRow, keyof StoredColumns | "starts_at" | "ends_at">;

/** The form as the server takes it: it computes the fee itself. */
export type BookingOrder = Omit<BookingForm, "fee">;

const FIRST_DAY = "2000-01-01";
const LAST_DAY = "2099-12-31";

/**
 * The columns of a form; fees and the admin's message are not the form's to set. A self-paid break that is not
 * allowed is stored as off. Refuses `invalid` for a day beyond the calendar that we keep, and for a period that the
 * hour which summer time skips leaves without an end after its start (02:30 to 03:00).
 */
export function columnsOfForm(form: BookingOrder): FormColumns {
  if (form.date < FIRST_DAY || form.date > LAST_DAY) {
    throw new DomainError("invalid", { fields: { date: messages.datePast } });
  }
  const { startsAt, endsAt } = shiftPeriod(form.date, form.start_time, form.end_time);
  if (endsAt <= startsAt) throw new DomainError("invalid", { fields: { end_time: messages.time } });
  const { selfPaidBreak } = settleSelfPaidBreak({
    startTime: form.start_time,
    endTime: form.end_time,
    foodIncluded: form.food_included === 1,
    selfPaidBreak: form.self_paid_break,
  });
  return {
    ...storedColumns(form),
    self_paid_break: selfPaidBreak,
    starts_at: new Date(startsAt),
    ends_at: new Date(endsAt),
  };
}

/** The form that would book the same job for another day. Fees and price are computed anew, as for any form. */
export function formOfBooking(booking: BookingRow, date: Day): BookingOrder {
  // The table holds the same choices as the form.
  return { ...readCopied(booking), date } as BookingOrder;
}

/** A booking as far as `serializeJobFields` reads it. */
type JobFields = Pick<BookingRow, "id" | "job_title" | (typeof jobFieldColumns)[number]>;

/** What a booking says about the job itself, with how to get in where that is shown; otherwise those fields are null. */
export function serializeJobFields(booking: JobFields, isArrivalShown: boolean) {
  const read = isArrivalShown ? readWithArrival : readWithoutArrival;
  return { ...read(booking), id: booking.id, jobRole: jobRoleOf(booking) };
}

/** All fields of a booking, for its company. */
export function serializeAllFields(booking: BookingRow) {
  return { ...readAll(booking), id: booking.id, jobRole: jobRoleOf(booking) };
}

/** The department of a booking as answers name it; null without one. */
export function departmentOf({
  department_id: id,
  department_name: name,
  cost_centre,
}: Pick<BookingRow, "department_id" | "department_name" | "cost_centre">): WireDepartmentOfBooking | null {
  return id === null ? null : { id, name: name ?? "", cost_centre: cost_centre ?? "" };
}

function jobRoleOf({ staff_type_id, job_title }: Pick<BookingRow, "staff_type_id" | "job_title">) {
  return { id: staff_type_id, job_title };
}

function storedColumns(form: BookingOrder): StoredColumns {
  const values: Readonly<Record<string, unknown>> = form;
  const columns = fieldNames.flatMap((name): [string, unknown][] => {
    const { column = name, isStoredFromForm = true, toColumn } = fields[name];
    const sent = values[name];
    return isStoredFromForm ? [[column, toColumn ? toColumn(sent as never) : sent]] : [];
  });
  return Object.fromEntries(columns) as StoredColumns;
}

type Answers<Name extends FieldName> = { [One in Name]: z.output<Fields[One]["answer"]> };

/** Reads from a row what the answers say of these fields; of those in `hidden` they say null. */
function answersOf<Name extends FieldName>(names: readonly Name[], hidden: readonly FieldName[] = []) {
  // Every answer begins as a copy of this one: an object that grows field by field is slow to write as JSON.
  const empty = Object.fromEntries(names.map((name) => [name, null as unknown]));
  const shown = names.filter((name) => !hidden.includes(name));
  return (row: object) => {
    const values = row as Readonly<Record<string, unknown>>;
    const answer = { ...empty };
    for (const name of shown) {
      const { column = name, toAnswer } = fields[name];
      answer[name] = toAnswer ? toAnswer(values[column] as never) : values[column];
    }
    return answer as Answers<Name>;
  };
}

function readBy<By extends FieldReader>(...readers: readonly By[]) {
  return fieldNames.filter((name) => readers.some((reader) => fields[name].readBy === reader)) as FieldsWith<{
    readBy: By;
  }>[];
}

const readCopied = answersOf(
  fieldNames.filter((name): name is Exclude<FieldName, FieldsWith<{ isCopied: false }>> => {
    return fields[name].isCopied !== false;
  }),
);
const readAll = answersOf(readBy("everyone", "selected staff", "company"));
const fieldsOfJob = readBy("everyone", "selected staff");
type JobField = (typeof fieldsOfJob)[number];
/** The columns that `serializeJobFields` reads, besides the id. */
export const jobFieldColumns = fieldsOfJob.map((name) => fields[name].column ?? name) as {
  [Name in JobField]: ColumnOf<Name>;
}[JobField][];
const readWithArrival = answersOf(fieldsOfJob);
const readWithoutArrival = answersOf(fieldsOfJob, readBy("selected staff")) as unknown as (
  row: object,
) => Answers<FieldsWith<{ readBy: "everyone" }>> & Record<FieldsWith<{ readBy: "selected staff" }>, null>;

import { bookingFields, fieldNames } from "#contract/bookings/booking-fields.ts";
import type { FieldName } from "#contract/bookings/draft-fields.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";

/** What a field of the form holds, as answers say it. */
type FieldValue = string | number | boolean | null;

/** A field of a booking that was saved anew, with its values as answers say them. */
interface ChangedField {
  readonly field: FieldName;
  readonly from: FieldValue;
  readonly to: FieldValue;
}

/** Who saved a booking: the company itself, or an admin, by itself or in a take-over. */
export type EditedBy = "corporation" | "admin";

/** A field that was saved anew, by whom and when. */
export interface FieldEdit extends ChangedField {
  readonly by: EditedBy;
  readonly at: string;
}

/** The fields of the form in which two states of a booking differ; what only admins read is left out. */
function changedFields(before: BookingRow, after: BookingRow): ChangedField[] {
  return fieldNames
    .filter((field) => field !== "admin_message")
    .flatMap((field) => {
      const [from, to] = [answerOf(before, field), answerOf(after, field)];
      return from === to ? [] : [{ field, from, to }];
    });
}

function answerOf(booking: BookingRow, field: FieldName): FieldValue {
  if (field === "staff_type") return booking.job_title;
  if (field === "department") return booking.department_name ?? "";
  const { column, toAnswer } = bookingFields[field] as {
    column?: string;
    toAnswer?: (stored: never) => FieldValue;
  };
  const stored = booking[(column ?? field) as keyof BookingRow] as FieldValue;
  return toAnswer ? toAnswer(stored as never) : stored;
}

/** Notes what was saved of a booking; nothing where no field differs. */
export async function noteEdit(
  tx: Tx,
  { before, after, by }: { readonly before: BookingRow; readonly after: BookingRow; readonly by: EditedBy },
  now: Moment,
): Promise<void> {
  const changes = changedFields(before, after);
  if (changes.length === 0) return;
  await tx
    .insertInto("booking_edits")
    .values({ booking_id: after.id, at: new Date(now), by, changes: JSON.stringify(changes) })
    .execute();
}

/** Which state of a booking somebody edits: it is another after each save. 0 where it was never edited. */
export async function versionOf(db: Db | Tx, bookingId: number): Promise<number> {
  const { version } = await db
    .selectFrom("booking_edits")
    .select(({ fn }) => fn.max("id").as("version"))
    .where("booking_id", "=", bookingId)
    .executeTakeFirstOrThrow();
  return version ?? 0;
}

/** All that was saved of a booking after `version`, in its order. */
export async function editsSince(db: Db | Tx, bookingId: number, version: number): Promise<FieldEdit[]> {
  const rows = await db
    .selectFrom("booking_edits")
    .select(["at", "by", "changes"])
    .where("booking_id", "=", bookingId)
    .where("id", ">", version)
    .orderBy("id")
    .execute();
  return rows.flatMap(({ at, by, changes }) =>
    (changes as unknown as ChangedField[]).map((change) => {
      return { ...change, by: by as EditedBy, at: at.toISOString() };
    }),
  );
}

/** One save of a booking: what was changed, by whom and when. */
export interface SavedEdit {
  readonly at: Date;
  readonly by: EditedBy;
  readonly changes: readonly ChangedField[];
}

/** All saves of a booking, in their order. */
export async function editsOf(db: Db | Tx, bookingId: number): Promise<SavedEdit[]> {
  const rows = await db
    .selectFrom("booking_edits")
    .select(["at", "by", "changes"])
    .where("booking_id", "=", bookingId)
    .orderBy("id")
    .execute();
  return rows as unknown as SavedEdit[];
}

/** What several edits come to, a field once: from what it was at first to what it is, by whoever saved it last. */
export function netEdits(edits: readonly FieldEdit[]): FieldEdit[] {
  const byField = Map.groupBy(edits, ({ field }) => field);
  return [...byField.values()].flatMap((same) => {
    const [first, last] = [same[0], same.at(-1)];
    return first && last && first.from !== last.to ? [{ ...last, from: first.from }] : [];
  });
}

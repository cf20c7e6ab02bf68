import type { noteEndpoints as rows } from "#contract/backoffice/note.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { isNoteSubject, lockNote, type NoteSubject, notesAbout } from "./note.queries.ts";

type Notes = AnswerOf<typeof rows.notes>;

/** The office's notes about one person or company, the newest first. */
export const notes: Handler<typeof rows.notes> = ({ session, query, services }) =>
  read(services.db, query, corporationOf(session).id);

/** Writes a note. Refuses `not_found` for somebody who is not there or erased. */
export const writeNote: Handler<typeof rows.writeNote> = ({ session, body, now, services }) => {
  const { text, ...subject } = body;
  const author = corporationOf(session).id;
  return inTransaction(services.db, async (tx) => {
    if (!(await isNoteSubject(tx, subject))) throw new DomainError("not_found");
    await tx
      .insertInto("internal_notes")
      .values({ ...columnsOf(subject), author_id: author, text, written_at: new Date(now) })
      .execute();
    await record(
      { tx, actor: actorOf(session), now },
      { type: `${subject.about}.write_note`, id: subject.id },
    );
    return read(tx, subject, author);
  });
};

/** Changes an own note. Refuses `not_found`, also for somebody else's. */
export const editNote: Handler<typeof rows.editNote> = ({ session, params, body, now, services }) => {
  const author = corporationOf(session).id;
  return inTransaction(services.db, async (tx) => {
    const note = await lockNote(tx, params.id);
    if (note?.author_id !== author) throw new DomainError("not_found");
    const values = { text: body.text, edited_at: new Date(now) };
    await tx.updateTable("internal_notes").set(values).where("id", "=", note.id).execute();
    const subject = subjectOf(note);
    await record(
      { tx, actor: actorOf(session), now },
      { type: `${subject.about}.edit_note`, id: subject.id },
    );
    return read(tx, subject, author);
  });
};

/** Deletes an own note, an owner of the office anybody's. Refuses `not_found`, also for somebody else's. */
export const deleteNote: Handler<typeof rows.deleteNote> = ({ session, params, now, services }) => {
  const { id: author, role } = corporationOf(session);
  return inTransaction(services.db, async (tx) => {
    const note = await lockNote(tx, params.id);
    if (!note || (note.author_id !== author && role !== "owner")) throw new DomainError("not_found");
    await tx.deleteFrom("internal_notes").where("id", "=", note.id).execute();
    const subject = subjectOf(note);
    await record(
      { tx, actor: actorOf(session), now },
      { type: `${subject.about}.delete_note`, id: subject.id },
    );
    return read(tx, subject, author);
  });
};

function columnsOf({ about, id }: NoteSubject) {
  return about === "employee" ? { employee_id: id } : { corporation_id: id };
}

function subjectOf(note: { employee_id: number | null; corporation_id: number | null }): NoteSubject {
  return note.employee_id === null
    ? { about: "corporation", id: note.corporation_id ?? 0 }
    : { about: "employee", id: note.employee_id };
}

async function read(db: Db | Tx, subject: NoteSubject, reader: number): Promise<Notes> {
  const found = await notesAbout(db, subject);
  return found.map(({ id, text, written_at, edited_at, author_id, contact_person, name }) => ({
    id,
    text,
    author: contact_person || name,
    is_own: author_id === reader,
    written_at: written_at.toISOString(),
    edited_at: edited_at?.toISOString() ?? null,
  }));
}

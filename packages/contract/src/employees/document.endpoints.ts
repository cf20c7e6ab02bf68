import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { day, givenDay, id, moment, pathId, shownText, text } from "#contract/wire/schemas.ts";
import { documentKinds, documentStates } from "#rules/people/documents/document.ts";
import { isDay, LAST_DAY } from "#rules/time/moment.ts";
import { documentMessages, generalMessages } from "#texts/da/common/validation.ts";

/** A permit or certificate of a person, without its file. */
const document = z.object({
  id,
  kind: z.literal([...documentKinds]),
  /** The own name of kind `other`. */
  title: z.string(),
  issued_on: z.nullable(day),
  /** The last day on which it holds; null where it never ends. */
  expires_on: z.nullable(day),
  state: z.literal([...documentStates]),
  /** Why the office declined it. */
  reason: z.string(),
  file: z.nullable(z.object({ name: z.string(), bytes: z.int() })),
  added_at: moment,
  by_office: z.boolean(),
  decided_at: z.nullable(moment),
  /** The approved document in whose place it was sent. */
  replaces: z.nullable(id),
  /** Another one has been sent in its place, and waits. */
  is_renewed: z.boolean(),
});

/** As the office sees it. */
const adminDocument = z.object({
  ...document.shape,
  /** Who of the office decided on it, by name. */
  decided_by: z.nullable(z.string()),
});

export type WireDocument = z.output<typeof document>;
export type WireAdminDocument = z.output<typeof adminDocument>;

const fileContent = z.object({ name: z.string(), media_type: z.string(), content: z.string() });

/** The day on which a document was given; a driving licence may be old. */
const issuedDay = z.iso
  .date(documentMessages.issuedOn)
  .check(
    z.refine(
      (value) => isDay(value) && value >= "1950-01-01" && value <= LAST_DAY,
      documentMessages.issuedOn,
    ),
  );

const kind = z.literal([...documentKinds], documentMessages.kind);
const title = z._default(shownText().check(z.maxLength(60, generalMessages.tooLong)), "");

/** What a document says, beside its file; left out is none. */
const besideFile = z.object({
  kind,
  title,
  issued_on: z.optional(issuedDay),
  expires_on: z.optional(givenDay),
  /** The document in whose place it stands. */
  replaces: z.optional(pathId),
});

const content = z.strictObject({
  kind,
  title,
  issued_on: z._default(z.nullable(issuedDay), null),
  expires_on: z._default(z.nullable(givenDay), null),
});

const contentRefusals = ["document_name", "document_days", "document_expired", "too_many_documents"] as const;
const fileRefusals = ["file_too_large", "file_type", "image_unreadable"] as const;

/** Permits and certificates: sent by the person, looked at by the office. */
export const documentEndpoints = {
  ownDocuments: endpoint({
    method: "GET",
    path: "employees/documents",
    summary: "The employee's own documents, those that end first before the others.",
    callers: ["employee"],
    answer: z.array(document),
  }),
  addOwnDocument: endpoint({
    method: "POST",
    path: "employees/documents",
    summary:
      "Sends a document with its file (PDF, JPEG or PNG of at most 3 MB), new or in the place of another; it waits for the office.",
    callers: ["employee"],
    query: besideFile,
    multipart: true,
    answer: z.array(document),
    refusals: ["not_found", ...contentRefusals, ...fileRefusals],
    rate: { perHour: 60 },
  }),
  ownDocumentFile: endpoint({
    method: "GET",
    path: "employees/documents/:id/file",
    summary: "The file of an own document with its content in Base64.",
    callers: ["employee itself"],
    params: z.object({ id: pathId }),
    answer: fileContent,
    refusals: ["not_found"],
  }),
  removeOwnDocument: endpoint({
    method: "DELETE",
    path: "employees/documents/:id",
    summary: "Removes an own document that the office has not approved.",
    callers: ["employee"],
    params: z.object({ id: pathId }),
    answer: z.array(document),
    refusals: ["not_found", "document_approved"],
  }),
  documents: endpoint({
    method: "GET",
    path: "admin/employees/:id/documents",
    summary: "Somebody's documents, those that end first before the others.",
    callers: ["admin"],
    roles: "reading",
    params: z.object({ id: pathId }),
    answer: z.array(adminDocument),
    refusals: ["not_found"],
  }),
  addDocument: endpoint({
    method: "POST",
    path: "admin/employees/:id/documents",
    summary: "Adds a document with its file to somebody, new or in the place of another; it is approved.",
    callers: ["admin"],
    roles: "planning",
    params: z.object({ id: pathId }),
    query: besideFile,
    multipart: true,
    answer: z.array(adminDocument),
    refusals: ["not_found", ...contentRefusals, ...fileRefusals],
    rate: { perHour: 200 },
  }),
  noteDocument: endpoint({
    method: "POST",
    path: "admin/employees/:id/documents/seen",
    summary: "Notes a document that the office has seen and keeps no file of; it is approved.",
    callers: ["admin"],
    roles: "planning",
    params: z.object({ id: pathId }),
    body: z.strictObject({ ...content.shape, replaces: z._default(z.nullable(id), null) }),
    answer: z.array(adminDocument),
    refusals: ["not_found", ...contentRefusals],
  }),
  correctDocument: endpoint({
    method: "PUT",
    path: "admin/documents/:id",
    summary: "Corrects what a document says; its file and what was decided stay.",
    callers: ["admin"],
    roles: "planning",
    params: z.object({ id: pathId }),
    body: content,
    answer: z.array(adminDocument),
    refusals: ["not_found", ...contentRefusals],
  }),
  approveDocument: endpoint({
    method: "PUT",
    path: "admin/documents/:id/approve",
    summary: "Approves a document, also a declined one; the one in whose place it was sent goes.",
    callers: ["admin"],
    roles: "planning",
    params: z.object({ id: pathId }),
    answer: z.array(adminDocument),
    refusals: ["not_found"],
  }),
  declineDocument: endpoint({
    method: "PUT",
    path: "admin/documents/:id/decline",
    summary: "Declines a document that is not approved, with a reason that the person reads.",
    callers: ["admin"],
    roles: "planning",
    params: z.object({ id: pathId }),
    body: z.strictObject({ reason: text(500, documentMessages.reason) }),
    answer: z.array(adminDocument),
    refusals: ["not_found", "document_approved"],
  }),
  removeDocument: endpoint({
    method: "DELETE",
    path: "admin/documents/:id",
    summary: "Removes a document with its file.",
    callers: ["admin"],
    roles: "planning",
    params: z.object({ id: pathId }),
    answer: z.array(adminDocument),
    refusals: ["not_found"],
  }),
  openDocument: endpoint({
    method: "POST",
    path: "admin/documents/:id/file",
    summary: "The file of somebody's document with its content in Base64; the look is noted.",
    callers: ["admin"],
    roles: "planning",
    forPeople: true,
    params: z.object({ id: pathId }),
    answer: fileContent,
    refusals: ["not_found"],
    rate: { perHour: 200 },
  }),
};

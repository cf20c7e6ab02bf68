import type { DocumentContent } from "#rules/people/documents/document.ts";
import { addDays, dayOf, type Moment } from "#rules/time/moment.ts";
import { insertDocument } from "#server/features/employees/documents/document.queries.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { demoRights } from "./rights.ts";

/** A document of one of the try-out's people. Days count from today. */
interface DemoDocument {
  /** The place in `demoPeople`. */
  readonly person: number;
  readonly kind: DocumentContent["kind"];
  readonly issued: number;
  readonly expires: number;
  /** Entered by the office, which approves it; else sent by the person, and nobody has looked at it yet. */
  readonly byOffice: boolean;
  /** The place in this list of the one in whose place it stands. */
  readonly replaces?: number;
}

/** Permits, one of which ends before a booked shift and one has ended, a certificate that was renewed and its renewal, and one that waits for the office. */
const demoDocuments: readonly DemoDocument[] = [
  { person: demoRights.permit, kind: "work_permit", issued: -360, expires: 4, byOffice: true },
  { person: 3, kind: "food_hygiene", issued: -900, expires: -150, byOffice: true },
  { person: 3, kind: "food_hygiene", issued: -160, expires: 570, byOffice: true, replaces: 1 },
  { person: 4, kind: "alcohol_server", issued: -20, expires: 1_800, byOffice: false },
  { person: demoRights.student, kind: "student_permit", issued: -200, expires: 500, byOffice: true },
  { person: demoRights.ended, kind: "work_permit", issued: -400, expires: -20, byOffice: true },
];

/** Documents of some of `people`; what the office has entered was entered by the office user `admin`. */
export async function seedDocuments(
  tx: Tx,
  { people, admin }: { readonly people: readonly number[]; readonly admin: number },
  context: { readonly now: Moment; readonly secrets: Secrets },
): Promise<void> {
  const today = dayOf(context.now);
  const ids: (number | null)[] = [];
  for (const { person, kind, issued, expires, byOffice, replaces } of demoDocuments) {
    const employeeId = people[person];
    if (employeeId === undefined) {
      ids.push(null);
      continue;
    }
    const id = await insertDocument(
      tx,
      {
        employeeId,
        content: { kind, title: "", issuedOn: addDays(today, issued), expiresOn: addDays(today, expires) },
        file: { name: "bevis.pdf", mediaType: "application/pdf", content: pdfOf("Bevis fra prøvedata") },
        replacesId: replaces === undefined ? null : (ids[replaces] ?? null),
        enteredBy: byOffice ? admin : null,
        byOffice,
      },
      context,
    );
    ids.push(id);
  }
}

/** A page with one line of text. */
function pdfOf(line: string): Buffer {
  const text = `BT /F1 24 Tf 72 720 Td (${line}) Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  const starts: number[] = [];
  let file = "%PDF-1.4\n";
  for (const [place, object] of objects.entries()) {
    starts.push(file.length);
    file += `${place + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${end}`, "latin1");
}

import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import type { Moment } from "#rules/time/moment.ts";
import { type PdfFooter, PdfWriter } from "./pdf-writer.ts";

/** Letters of every European language; what a document uses of them is embedded in it. */
const fonts = {
  regular: fileURLToPath(
    import.meta.resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
  ),
  bold: fileURLToPath(import.meta.resolve("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf")),
};

/** What a document is called, when it was made, and what stands below each of its pages. */
interface PdfHead {
  readonly title: string;
  readonly at: Moment;
  readonly footer: PdfFooter;
}

/**
 * An A4 document in Danish, tagged for screen readers, over as many pages as `write` takes. The same input gives the
 * same bytes.
 */
export async function makePdf(head: PdfHead, write: (writer: PdfWriter) => void): Promise<Buffer> {
  const document = new PDFDocument({
    ...{ size: "A4", margins: PdfWriter.margins, bufferPages: true, pdfVersion: "1.7" },
    ...{ tagged: true, displayTitle: true, lang: "da-DK", font: fonts.regular },
    info: { Title: head.title, CreationDate: new Date(head.at) },
  });
  for (const [name, file] of Object.entries(fonts)) document.registerFont(name, file);
  const chunks: Buffer[] = [];
  const done = new Promise<void>((ended, failed) => {
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", ended).on("error", failed);
  });
  const writer = new PdfWriter(document);
  write(writer);
  writer.end(head.footer);
  document.end();
  await done;
  return Buffer.concat(chunks);
}

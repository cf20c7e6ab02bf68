import { deflateSync } from "node:zlib";
import { type Face, glyphName } from "./glyphs.ts";

/** A4, in points; a point is 1/72 inch, and y counts from below. */
export const A4 = { width: 595, height: 842 } as const;

const faces: readonly Face[] = ["Helvetica", "Helvetica-Bold"];

/** A font has 256 places: ASCII stands in its own, further letters behind it as they come. */
const FIRST_FREE = 128;
const PLACES = 256;

/** What a PDF page is drawn with: text in two faces and thin lines. Black on white. */
export class PdfDocument {
  readonly #title: string;
  readonly #pages: string[][] = [];
  readonly #further: string[] = [];

  constructor(title: string) {
    this.#title = title;
  }

  get pages(): number {
    return this.#pages.length;
  }

  addPage(): void {
    this.#pages.push([]);
  }

  /** Writes one line of text on a page (0 the first), its left end at x; `gray` from 0 (black) to 1. */
  text(
    page: number,
    at: { readonly x: number; readonly y: number },
    style: { readonly face: Face; readonly size: number; readonly gray?: number },
    text: string,
  ): void {
    const codes = [...text].map((letter) => this.#codeOf(letter).toString(16).padStart(2, "0"));
    const font = `/F${faces.indexOf(style.face)} ${style.size} Tf`;
    this.#pages[page]?.push(`BT ${style.gray ?? 0} g ${font} ${at.x} ${at.y} Td <${codes.join("")}> Tj ET`);
  }

  /** Draws a horizontal line over `width` points. */
  line(page: number, at: { readonly x: number; readonly y: number }, width: number): void {
    this.#pages[page]?.push(`0.5 w 0.75 G ${at.x} ${at.y} m ${at.x + width} ${at.y} l S`);
  }

  /** The whole file. */
  toBytes(): Buffer {
    const fontIds = faces.map((_, index) => 4 + index);
    const firstPage = 4 + faces.length + 1;
    const pageIds = this.#pages.map((_, index) => firstPage + 2 * index);
    const fonts = fontIds.map((id, index) => `/F${index} ${id} 0 R`).join(" ");
    const toUnicode = 4 + faces.length;
    const differences = this.#further.map((letter) => `/${glyphName(letter)}`).join(" ");
    const encoding = `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${FIRST_FREE} ${differences}] >>`;
    const objects: (string | Buffer)[] = [
      `<< /Type /Catalog /Pages 2 0 R /Lang (da-DK) /ViewerPreferences << /DisplayDocTitle true >> >>`,
      `<< /Type /Pages /Count ${pageIds.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(" ")}] /MediaBox [0 0 ${A4.width} ${A4.height}] /Resources << /Font << ${fonts} >> >> >>`,
      `<< /Title ${textString(this.#title)} >>`,
      ...faces.map(
        (face) =>
          `<< /Type /Font /Subtype /Type1 /BaseFont /${face} /Encoding ${encoding} /ToUnicode ${toUnicode} 0 R >>`,
      ),
      stream(this.#toUnicode()),
      ...this.#pages.flatMap((drawn, index) => [
        `<< /Type /Page /Parent 2 0 R /Contents ${(pageIds[index] ?? 0) + 1} 0 R >>`,
        stream(drawn.join("\n")),
      ]),
    ];
    return fileOf(objects);
  }

  /** The place of a letter in the fonts; a question mark's where all are taken. */
  #codeOf(letter: string): number {
    if (letter === "\u00a0") return 32;
    if (letter >= " " && letter <= "~") return letter.charCodeAt(0);
    const known = this.#further.indexOf(letter);
    if (known >= 0) return FIRST_FREE + known;
    if (FIRST_FREE + this.#further.length >= PLACES) return "?".charCodeAt(0);
    return FIRST_FREE + this.#further.push(letter) - 1;
  }

  /** Which letter each place stands for, so that text can be searched and copied. */
  #toUnicode(): string {
    const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
    const pairs = [
      ...ascii.map((letter) => [letter.charCodeAt(0), letter] as const),
      ...this.#further.map((letter, index) => [FIRST_FREE + index, letter] as const),
    ].map(([code, letter]) => `<${code.toString(16).padStart(2, "0")}> <${utf16(letter)}>`);
    // A block has a hundred entries at most.
    const blocks = Array.from({ length: Math.ceil(pairs.length / 100) }, (_, index) => {
      const block = pairs.slice(index * 100, index * 100 + 100);
      return `${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`;
    });
    return [
      "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
      "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
      "/CMapName /Adobe-Identity-UCS def /CMapType 2 def",
      "1 begincodespacerange\n<00> <FF>\nendcodespacerange",
      ...blocks,
      "endcmap CMapName currentdict /CMap defineresource pop end end",
    ].join("\n");
  }
}

function fileOf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n", "latin1")];
  let length = parts[0]?.byteLength ?? 0;
  const offsets: number[] = [];
  const add = (part: string | Buffer) => {
    const bytes = typeof part === "string" ? Buffer.from(part, "latin1") : part;
    parts.push(bytes);
    length += bytes.byteLength;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    add(`${index + 1} 0 obj\n`);
    add(object);
    add("\nendobj\n");
  }
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  const size = objects.length + 1;
  add(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join("")}`);
  add(`trailer\n<< /Size ${size} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(parts);
}

function stream(content: string): Buffer {
  const packed = deflateSync(Buffer.from(content, "latin1"));
  const head = `<< /Length ${packed.byteLength} /Filter /FlateDecode >>\nstream\n`;
  return Buffer.concat([Buffer.from(head, "latin1"), packed, Buffer.from("\nendstream", "latin1")]);
}

function textString(text: string): string {
  return `<FEFF${utf16(text)}>`;
}

function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).toUpperCase().padStart(4, "0"),
  ).join("");
}

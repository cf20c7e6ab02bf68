import { type Face, widthOf } from "./glyphs.ts";
import { A4, PdfDocument } from "./pdf-document.ts";
import { wrap } from "./wrap.ts";

const MARGIN = 56;
const WIDTH = A4.width - 2 * MARGIN;
/** What stands above it is no footer. */
const BOTTOM = 76;
const LABEL_WIDTH = 140;

const plain = { face: "Helvetica", size: 9.5 } as const;
const label = { face: "Helvetica", size: 9.5, gray: 0.35 } as const;
const small = { face: "Helvetica", size: 8, gray: 0.35 } as const;
const strong = { face: "Helvetica-Bold", size: 11 } as const;

interface Style {
  readonly face: Face;
  readonly size: number;
  readonly gray?: number;
}

/** What stands below each page. */
interface Footer {
  readonly left: string;
  readonly right: (page: number, of: number) => string;
}

/** A document that is written from top to bottom, over as many A4 pages as it takes. */
export class PdfPages {
  readonly #document: PdfDocument;
  readonly #footer: Footer;
  /** Where the next line's foot stands. */
  #y = 0;

  constructor(title: string, footer: Footer) {
    this.#document = new PdfDocument(title);
    this.#footer = footer;
    this.#turn();
  }

  /** A name at the left, and lines of small text at the right. */
  sides(left: string, right: readonly string[]): void {
    this.#write(MARGIN, { face: "Helvetica-Bold", size: 13 }, left);
    for (const line of right) {
      this.#write(A4.width - MARGIN - widthOf(line, small.face, small.size), small, line);
      this.#y -= 12;
    }
    this.#y -= 26;
  }

  title(text: string): void {
    this.#write(MARGIN, { face: "Helvetica-Bold", size: 20 }, text);
    this.#y -= 22;
  }

  /** A heading; with the first of its rows it stands on one page. */
  heading(text: string): void {
    this.#room(52);
    this.#y -= 12;
    this.#write(MARGIN, strong, text);
    this.#document.line(this.#page, { x: MARGIN, y: this.#y - 5 }, WIDTH);
    this.#y -= 20;
  }

  paragraph(text: string): void {
    this.#lines([{ x: MARGIN, style: label, lines: wrap(text, label.face, label.size, WIDTH) }]);
  }

  /** What something is called, and beside it what is said of it. */
  row(name: string, text: string): void {
    this.#lines([
      { x: MARGIN, style: label, lines: wrap(name, label.face, label.size, LABEL_WIDTH - 12) },
      {
        x: MARGIN + LABEL_WIDTH,
        style: plain,
        lines: wrap(text, plain.face, plain.size, WIDTH - LABEL_WIDTH),
      },
    ]);
  }

  toBytes(): Buffer {
    const { pages } = this.#document;
    const at = (x: number) => ({ x, y: 44 });
    for (let page = 0; page < pages; page += 1) {
      const right = this.#footer.right(page + 1, pages);
      const rightWidth = widthOf(right, small.face, small.size);
      this.#document.line(page, { x: MARGIN, y: 58 }, WIDTH);
      const [left = ""] = wrap(this.#footer.left, small.face, small.size, WIDTH - rightWidth - 16);
      this.#document.text(page, at(MARGIN), small, left);
      this.#document.text(page, at(A4.width - MARGIN - rightWidth), small, right);
    }
    return this.#document.toBytes();
  }

  get #page(): number {
    return this.#document.pages - 1;
  }

  /** Columns beside each other; what is longer than the page goes on at the next. */
  #lines(
    columns: readonly { readonly x: number; readonly style: Style; readonly lines: readonly string[] }[],
  ) {
    const height = Math.max(...columns.map(({ lines }) => lines.length));
    for (let index = 0; index < height; index += 1) {
      this.#room(13);
      for (const { x, style, lines } of columns) {
        const line = lines[index];
        if (line) this.#write(x, style, line);
      }
      this.#y -= 13;
    }
    this.#y -= 4;
  }

  #write(x: number, style: Style, text: string): void {
    this.#document.text(this.#page, { x: rounded(x), y: rounded(this.#y) }, style, text);
  }

  #room(height: number): void {
    if (this.#y - height < BOTTOM) this.#turn();
  }

  #turn(): void {
    this.#document.addPage();
    this.#y = A4.height - MARGIN - 10;
  }
}

function rounded(points: number): number {
  return Math.round(points * 100) / 100;
}

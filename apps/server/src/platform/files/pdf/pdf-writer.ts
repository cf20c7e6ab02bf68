type Document = PDFKit.PDFDocument;

/** What stands below each page. */
export interface PdfFooter {
  readonly left: string;
  readonly right: (page: number, of: number) => string;
}

/** What a table holds: the widths of all columns but the first, their headings, and the rows by group. */
interface PdfTable {
  readonly widths: readonly number[];
  readonly head: readonly string[];
  readonly groups: readonly {
    readonly title: string;
    readonly detail: string;
    readonly rows: readonly (readonly string[])[];
  }[];
}

const MARGIN = 56;
const LABEL_WIDTH = 140;
const GAP = 12;
const ink = "#1a1a1a";
const gray = "#595959";
const line = "#cccccc";

/** Writes a document from top to bottom; each piece has its tag for screen readers. */
export class PdfWriter {
  static readonly margins = { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 76 };
  readonly #document: Document;
  readonly #root: PDFKit.PDFStructureElement;

  constructor(document: Document) {
    this.#document = document;
    this.#root = document.struct("Document");
    document.addStructure(this.#root);
  }

  /** A name at the left, and lines of small text at the right. */
  sides(left: string, right: readonly string[]): void {
    const top = this.#document.y;
    this.#tagged("P", () => this.#style("bold", 13).text(left, MARGIN, top, { width: this.#width / 2 }));
    const below = this.#document.y;
    this.#tagged("P", () =>
      this.#style("regular", 8, gray).text(right.join("\n"), MARGIN, top, {
        width: this.#width,
        align: "right",
        lineGap: 2,
      }),
    );
    this.#document.y = Math.max(below, this.#document.y) + 20;
  }

  title(text: string): void {
    this.#tagged("H1", () => this.#style("bold", 20).text(text, MARGIN, undefined, { width: this.#width }));
    this.#document.y += 4;
  }

  /** A heading; with the first lines below it, it stands on one page. */
  heading(text: string): void {
    this.#room(64);
    this.#document.y += 12;
    this.#tagged("H2", () => this.#style("bold", 11).text(text, MARGIN, undefined, { width: this.#width }));
    this.#document.markContent("Artifact", { type: "Layout" });
    this.#line(this.#document.y + 2);
    this.#document.endMarkedContent();
    this.#document.y += 8;
  }

  paragraph(text: string): void {
    this.#tagged("P", () =>
      this.#style("regular", 9.5, gray).text(text, MARGIN, undefined, { width: this.#width, lineGap: 1 }),
    );
    this.#document.y += 4;
  }

  /** What something is called, and beside it what is said of it; it stands on one page where it fits on one. */
  row(label: string, text: string): void {
    const width = this.#width - LABEL_WIDTH;
    const labelWidth = LABEL_WIDTH - GAP;
    this.#style("regular", 9.5);
    const height = Math.max(
      this.#document.heightOfString(text, { width, lineGap: 1 }),
      this.#document.heightOfString(label, { width: labelWidth, lineGap: 1 }),
    );
    this.#room(Math.min(height, this.#height));
    const { page, y: top } = this.#document;
    this.#tagged("P", () => {
      this.#document.fillColor(gray).text(label, MARGIN, top, { width: labelWidth, lineGap: 1 });
    });
    const below = this.#document.y;
    this.#tagged("P", () => {
      this.#document.fillColor(ink).text(text, MARGIN + LABEL_WIDTH, top, { width, lineGap: 1 });
    });
    const bottom = this.#document.page === page ? Math.max(below, this.#document.y) : this.#document.y;
    this.#document.y = bottom + 4;
  }

  /** At the left a small heading with lines of text, at the right what is called what. */
  sideBySide(heading: string, lines: readonly string[], pairs: readonly (readonly [string, string])[]): void {
    const top = this.#document.y;
    const half = (this.#width - GAP) / 2;
    this.#tagged("H3", () => this.#style("regular", 8, gray).text(heading, MARGIN, top, { width: half }));
    this.#tagged("P", () =>
      this.#style("regular", 9.5).text(lines.join("\n"), MARGIN, this.#document.y + 2, {
        width: half,
        lineGap: 1,
      }),
    );
    const below = this.#document.y;
    const left = MARGIN + half + GAP;
    this.#document.y = top;
    for (const [label, value] of pairs) {
      const { y } = this.#document;
      this.#tagged("P", () => {
        this.#style("regular", 9.5, gray).text(label, left, y, { width: 96 });
        this.#style("regular", 9.5).text(value, left + 100, y, { width: half - 100 });
      });
      this.#document.y += 2;
    }
    this.#document.y = Math.max(below, this.#document.y) + 12;
  }

  /**
   * A table over the whole width: the first column takes what the others leave, those are as wide as told and stand at
   * the right. Each group has a heading of its own; a row stands on one page.
   */
  table({ widths, head, groups }: PdfTable): void {
    const table = this.#document.struct("Table");
    this.#root.add(table);
    const first = this.#width - widths.reduce((sum, width) => sum + width, 0);
    const all = [first, ...widths];
    const row = (cells: readonly string[], type: "TH" | "TD", font: "regular" | "bold", size: number) => {
      this.#style(font, size);
      const height = Math.max(
        ...cells.map((cell, place) => this.#document.heightOfString(cell, { width: (all[place] ?? 0) - 4 })),
      );
      this.#room(height + 4);
      const { y } = this.#document;
      let x = MARGIN;
      const drawn = cells.map((cell, place) => {
        const [left, width] = [x, all[place] ?? 0];
        x += width;
        return this.#document.struct(type, {}, [
          () =>
            this.#style(font, size, type === "TH" ? gray : ink).text(cell, place === 0 ? left : left + 4, y, {
              width: width - 4,
              align: place === 0 ? "left" : "right",
            }),
        ]);
      });
      const element = this.#document.struct("TR", {}, drawn);
      table.add(element);
      element.end();
      this.#document.y = y + height + 3;
    };
    row(head, "TH", "regular", 8);
    for (const { title, detail, rows } of groups) {
      this.#room(56);
      this.#artifactLine();
      if (title !== "") row([title], "TH", "bold", 9.5);
      if (detail !== "") {
        const { y } = this.#document;
        const element = this.#document.struct("TR", {}, [
          this.#document.struct("TD", {}, [
            () => this.#style("regular", 8, gray).text(detail, MARGIN, y, { width: this.#width }),
          ]),
        ]);
        table.add(element);
        element.end();
        this.#document.y += 3;
      }
      for (const cells of rows) row(cells, "TD", "regular", 9.5);
    }
    table.end();
    this.#artifactLine();
    this.#document.y += 4;
  }

  /** Amounts below a table, at the right; the last one stands out. */
  sums(pairs: readonly (readonly [string, string])[]): void {
    this.#room(pairs.length * 18);
    const left = MARGIN + this.#width / 2;
    for (const [place, [label, amount]] of pairs.entries()) {
      const font = place === pairs.length - 1 ? "bold" : "regular";
      const { y } = this.#document;
      this.#tagged("P", () => {
        this.#style(font, 9.5).text(label, left, y, { width: this.#width / 2 - 100 });
        this.#style(font, 9.5).text(amount, MARGIN + this.#width - 100, y, { width: 100, align: "right" });
      });
      this.#document.y += 3;
    }
    this.#document.y += 8;
  }

  #artifactLine(): void {
    this.#document.markContent("Artifact", { type: "Layout" });
    this.#line(this.#document.y);
    this.#document.endMarkedContent();
    this.#document.y += 5;
  }

  /** Writes what stands below each page, and closes the document's structure. */
  end(footer: PdfFooter): void {
    this.#root.end();
    const { start, count } = this.#document.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.#document.switchToPage(start + page);
      this.#document.markContent("Artifact", { type: "Pagination" });
      this.#footer(footer.left, footer.right(page + 1, count));
      this.#document.endMarkedContent();
    }
  }

  #footer(left: string, right: string): void {
    const { page } = this.#document;
    const y = page.height - 50;
    page.margins.bottom = 0;
    this.#line(y - 8);
    this.#style("regular", 8, gray);
    const rightWidth = Math.ceil(this.#document.widthOfString(right)) + 1;
    const options = { height: 10, ellipsis: true };
    this.#document.text(left, MARGIN, y, { ...options, width: this.#width - rightWidth - 16 });
    this.#document.text(right, page.width - MARGIN - rightWidth, y, { ...options, width: rightWidth });
    page.margins.bottom = PdfWriter.margins.bottom;
  }

  get #width(): number {
    return this.#document.page.width - 2 * MARGIN;
  }

  /** How much a page holds. */
  get #height(): number {
    return this.#document.page.maxY() - MARGIN;
  }

  #style(font: "regular" | "bold", size: number, color = ink): Document {
    return this.#document.font(font, size).fillColor(color);
  }

  #line(y: number): void {
    this.#document.moveTo(MARGIN, y).lineTo(MARGIN + this.#width, y);
    this.#document.lineWidth(0.5).stroke(line);
  }

  #room(height: number): void {
    if (this.#document.y + height > this.#document.page.maxY()) this.#document.addPage();
  }

  #tagged(type: string, draw: () => void): void {
    const element = this.#document.struct(type, {}, [draw]);
    this.#root.add(element);
    element.end();
  }
}

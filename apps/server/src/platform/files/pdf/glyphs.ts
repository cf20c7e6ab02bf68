/** The two faces that every PDF reader has; what they measure is in thousandths of the size. */
export type Face = "Helvetica" | "Helvetica-Bold";

/** Of the letters from space to tilde, from Adobe's metrics of the fonts. */
const widths: Record<Face, readonly number[]> = {
  Helvetica: numbers(
    "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584",
  ),
  "Helvetica-Bold": numbers(
    "278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584",
  ),
};

/** Letters and signs beyond those, with Adobe's name and the width in both faces. */
const special: Readonly<Record<string, readonly [name: string, regular: number, bold: number]>> = {
  æ: ["ae", 889, 889],
  Æ: ["AE", 1000, 1000],
  ø: ["oslash", 611, 611],
  Ø: ["Oslash", 778, 778],
  ß: ["germandbls", 611, 611],
  ł: ["lslash", 222, 278],
  Ł: ["Lslash", 556, 611],
  đ: ["dcroat", 556, 611],
  Đ: ["Dcroat", 722, 722],
  ð: ["eth", 556, 611],
  þ: ["thorn", 556, 611],
  ı: ["dotlessi", 278, 278],
  "–": ["endash", 556, 556],
  "—": ["emdash", 1000, 1000],
  "«": ["guillemotleft", 556, 556],
  "»": ["guillemotright", 556, 556],
  "’": ["quoteright", 222, 278],
  "‘": ["quoteleft", 222, 278],
  "“": ["quotedblleft", 333, 500],
  "”": ["quotedblright", 333, 500],
  "…": ["ellipsis", 1000, 1000],
  "•": ["bullet", 350, 350],
  "·": ["periodcentered", 278, 278],
  "§": ["section", 556, 556],
  "½": ["onehalf", 834, 834],
  "€": ["Euro", 556, 556],
  "°": ["degree", 400, 400],
  "×": ["multiply", 584, 584],
  "−": ["minus", 584, 584],
};

/** How Adobe names the marks that letters of European languages have. */
const marks: Readonly<Record<string, string>> = {
  "\u0300": "grave",
  "\u0301": "acute",
  "\u0302": "circumflex",
  "\u0303": "tilde",
  "\u0304": "macron",
  "\u0306": "breve",
  "\u0307": "dotaccent",
  "\u0308": "dieresis",
  "\u030a": "ring",
  "\u030b": "hungarumlaut",
  "\u030c": "caron",
  "\u0326": "commaaccent",
  "\u0327": "cedilla",
  "\u0328": "ogonek",
};

/** Adobe's name of a letter beyond ASCII: «é» is `eacute`; where it has none, `uni` and its number. */
export function glyphName(letter: string): string {
  const [base = "", mark = "", ...more] = letter.normalize("NFD");
  const composed = more.length === 0 && marks[mark] && `${base}${marks[mark]}`;
  const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return special[letter]?.[0] ?? (composed || `uni${code}`);
}

/** How wide a text stands, in the unit of `size`. */
export function widthOf(text: string, face: Face, size: number): number {
  let width = 0;
  for (const letter of text) width += glyphWidth(letter, face);
  return (width * size) / 1000;
}

function glyphWidth(letter: string, face: Face): number {
  const known = special[letter];
  if (known) return known[face === "Helvetica" ? 1 : 2];
  const [base = ""] = letter.normalize("NFD");
  return widths[face][base.charCodeAt(0) - 32] ?? 556;
}

function numbers(words: string): readonly number[] {
  return words.split(" ").map(Number);
}

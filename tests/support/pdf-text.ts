import { inflateSync } from "node:zlib";

/** The lines of text of each page of a PDF, in the order in which they are drawn, and its title. Refuses a file whose table of objects is wrong. */
export function readPdf(file: Buffer): { readonly title: string; readonly pages: readonly string[][] } {
  const text = file.toString("latin1");
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const table = text.slice(start);
  if (!table.startsWith("xref\n")) throw new Error("no table of objects where the file says");
  const offsets = [...table.matchAll(/^(\d{10}) \d{5} n $/gm)].map((match) => Number(match[1]));
  const object = (id: number) => {
    const from = offsets[id - 1] ?? -1;
    if (!text.startsWith(`${id} 0 obj\n`, from)) throw new Error(`object ${id} is not where the table says`);
    return text.slice(from, text.indexOf("\nendobj", from));
  };
  const content = (id: number) => {
    const whole = object(id);
    const length = Number(/\/Length (\d+)/.exec(whole)?.[1]);
    const from = whole.indexOf("stream\n") + 7;
    return inflateSync(Buffer.from(whole.slice(from, from + length), "latin1")).toString("latin1");
  };
  const reference = (whole: string, name: string) =>
    Number(new RegExp(`/${name} (\\d+) 0 R`).exec(whole)?.[1]);

  const pages = object(reference(object(reference(table, "Root")), "Pages"));
  const kids = [...(/\/Kids \[([^\]]*)\]/.exec(pages)?.[1] ?? "").matchAll(/(\d+) 0 R/g)];
  const letters = new Map<string, string>();
  const unicode = content(reference(object(reference(pages, "F0")), "ToUnicode"));
  for (const [, code = "", letter = ""] of unicode.matchAll(/^<(..)> <(\w+)>$/gm))
    letters.set(code.toLowerCase(), fromUtf16(letter));
  return {
    title: fromUtf16(/\/Title <FEFF(\w*)>/.exec(object(reference(table, "Info")))?.[1] ?? ""),
    pages: kids.map(([, id]) =>
      [...content(reference(object(Number(id)), "Contents")).matchAll(/<(\w*)> Tj/g)].map(([, codes = ""]) =>
        (codes.match(/../g) ?? []).map((code) => letters.get(code) ?? "\ufffd").join(""),
      ),
    ),
  };
}

function fromUtf16(hex: string): string {
  return (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join("");
}

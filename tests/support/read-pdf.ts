import { getDocumentProxy } from "unpdf";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

interface ReadPdf {
  readonly title: string;
  /** The text of each page, in the order in which it is drawn. */
  readonly pages: readonly string[];
  /** The tags of each page's pieces, as a screen reader meets them. */
  readonly tags: readonly string[][];
}

/** What a PDF says, by an independent reader. Refuses what is no PDF. */
export async function readPdf(file: Buffer): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(file));
  const { info } = await document.getMetadata();
  const pages: string[] = [];
  const tags: string[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : "")).join(""));
    tags.push(rolesOf(await page.getStructTree()));
  }
  return { title: String((info as { Title?: unknown }).Title ?? ""), pages, tags };
}

type Tags = Awaited<ReturnType<Awaited<ReturnType<Pdf["getPage"]>>["getStructTree"]>>;

function rolesOf(tag: Tags | { readonly type: string }): string[] {
  if (!tag || !("role" in tag)) return [];
  return [tag.role, ...tag.children.flatMap(rolesOf)];
}

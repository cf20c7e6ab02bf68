import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const project = join(import.meta.dirname, "..");
const pages = globSync("{*,docs/**/*}.md", { cwd: project });

it("each link of the README and the docs leads to a file that is there, and to a heading that it has", () => {
  const links = pages.flatMap((page) =>
    [
      ...readFileSync(join(project, page), "utf8").matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g),
    ].map(([, path = "", heading]) => ({
      page,
      path: path ? join(project, dirname(page), path) : join(project, page),
      heading,
    })),
  );
  expect(links.length).toBeGreaterThan(60);
  const broken = links.filter(
    ({ path, heading }) => !existsSync(path) || (heading && !headings(path).includes(heading)),
  );
  expect(broken).toEqual([]);
});

it("the guides and the docs name only files that are there", () => {
  const named = pages.flatMap((page) =>
    [
      ...readFileSync(join(project, page), "utf8").matchAll(
        /`((?:apps|packages|tests|docs|bench|deploy)\/[\w./-]+)`/g,
      ),
    ].map(([, path = ""]) => ({ page, path })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ path }) => !existsSync(join(project, path)))).toEqual([]);
});

/** The headings of a page as an address names them: small letters, blanks as dashes, no punctuation. */
function headings(path: string): string[] {
  return [...readFileSync(path, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

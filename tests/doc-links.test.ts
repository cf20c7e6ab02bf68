import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const project = join(import.meta.dirname, "..");
const pages = ["README.md", ...globSync("docs/**/*.md", { cwd: project })];

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
  expect(links.length).toBeGreaterThan(100);
  const broken = links.filter(
    ({ path, heading }) => !existsSync(path) || (heading && !headings(path).includes(heading)),
  );
  expect(broken).toEqual([]);
});

it("the road of every call and the ways through the house lead over files that are there", () => {
  const page = readFileSync(join(project, "docs/house.md"), "utf8");
  const [, road = ""] = /\*\*The road of every call\*\*(.*?)\*\*How a read is made\*\*/s.exec(page) ?? [];
  const [, ways = ""] = page.split("## Ways through the house");
  expect(road).toContain("platform/http");
  const named = [...(road + ways).matchAll(/`([^`]+\/[^`]+)`/g)].flatMap(([, path = ""]) =>
    alternatives(path),
  );
  expect(named.length).toBeGreaterThan(30);
  const places = (path: string) =>
    globSync(`{apps/*/src,packages/*/src}/${inside(path)}{,.ts}`, { cwd: project });
  expect(named.filter((path) => places(path).length === 0)).toEqual([]);
});

/** `a/{b,c}` is two files. */
function alternatives(path: string): string[] {
  const [, before = "", names] = /^(.*)\{(.*)\}$/.exec(path) ?? [];
  return names === undefined ? [path] : names.split(",").map((name) => before + name);
}

/** A path below the `src` of its package: `rules`, `texts` and `contract` are packages of that name. */
function inside(path: string): string {
  return path.replace(/^(rules|texts|contract)\//, "");
}

/** The headings of a page as an address names them: small letters, blanks as dashes, no punctuation. */
function headings(path: string): string[] {
  return [...readFileSync(path, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

const project = join(import.meta.dirname, "..");
const LONGEST_FILE = 300;

/** The floors of docs/house.md, highest first: a folder and what it may import. Tests may import everything. */
const floors: [folder: string, mayImport: string[]][] = [
  ["packages/rules/src", []],
  ["packages/texts/src", ["packages/rules/src"]],
  ["packages/contract/src", ["packages/texts/src", "packages/rules/src"]],
  ["apps/web/src/kit", ["packages/rules/src", "packages/texts/src"]],
  ["apps/web/src/client", shared("apps/web/src/kit")],
  ["apps/web/src/widgets", shared("apps/web/src/kit", "apps/web/src/client", "apps/web/src/styles")],
  [
    "apps/web/src/screens",
    shared("apps/web/src/kit", "apps/web/src/client", "apps/web/src/widgets", "apps/web/src/styles"),
  ],
  ["apps/web", shared("apps/web")],
  ["apps/server/src/db", ["packages/rules/src", "packages/texts/src", "apps/server/src/start-error.ts"]],
  ["apps/server/src/integrations", ["packages/rules/src", "packages/texts/src", ...serverBase()]],
  ["apps/server/src/stores", shared("apps/server/src/db", ...serverBase())],
  ["apps/server/src/views", shared("apps/server/src/db", "apps/server/src/stores", ...serverBase())],
  [
    "apps/server/src/notices",
    shared("apps/server/src/db", "apps/server/src/stores", "apps/server/src/views", ...serverBase()),
  ],
  [
    "apps/server/src/accounts",
    shared("apps/server/src/db", "apps/server/src/stores", "apps/server/src/views", ...serverBase()),
  ],
  [
    "apps/server/src/bookings",
    shared(
      "apps/server/src/db",
      "apps/server/src/stores",
      "apps/server/src/views",
      "apps/server/src/notices",
      "apps/server/src/areas/verb.ts",
      ...serverBase(),
    ),
  ],
  [
    "apps/server/src/areas",
    shared(
      "apps/server/src/db",
      "apps/server/src/stores",
      "apps/server/src/views",
      "apps/server/src/notices",
      "apps/server/src/accounts",
      "apps/server/src/bookings",
      "apps/server/src/integrations",
      ...serverBase(),
    ),
  ],
  ["apps/server/src", shared("apps/server/src")],
  ["bench", shared("apps/server/src", "tests")],
];

/** Small things without a floor of their own, which every floor of the server may use. */
function serverBase(): string[] {
  return ["clock", "settings", "start-error", "refused", "secrets", "passwords"].map(
    (name) => `apps/server/src/${name}.ts`,
  );
}

function shared(...more: string[]): string[] {
  return ["packages/contract/src", "packages/texts/src", "packages/rules/src", ...more];
}

const aliases: Record<string, string> = {
  "#rules/": "packages/rules/src/",
  "#texts/": "packages/texts/src/",
  "#contract/": "packages/contract/src/",
  "#server/": "apps/server/src/",
  "#web/": "apps/web/src/",
  "#tests/": "tests/",
};

interface Source {
  path: string;
  text: string;
  imports: string[];
}

const sources: Source[] = globSync("{packages,apps,bench}/**/*.{ts,tsx}", { cwd: project })
  .filter((path) => !/node_modules|\/dist\/|\.gen\.ts$|\.d\.ts$/.test(path))
  .map((path) => {
    const text = readFileSync(join(project, path), "utf8");
    return { path, text, imports: importsOf(path, text) };
  });

function importsOf(path: string, text: string): string[] {
  const found = text.matchAll(
    /(?:^|\s)(?:import|export)\b[^"';]*?from\s+"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)|^import\s+"([^"]+)"/gm,
  );
  return [...found]
    .map((match) => resolve(path, match[1] ?? match[2] ?? match[3] ?? ""))
    .filter((target) => target !== "");
}

/** The project path of an import, empty for packages. */
function resolve(path: string, name: string): string {
  if (name.startsWith(".")) return normalize(join(dirname(path), name));
  const alias = Object.keys(aliases).find((prefix) => name.startsWith(prefix));
  return alias ? `${aliases[alias]}${name.slice(alias.length)}` : "";
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
const floorOf = (path: string) => floors.find(([folder]) => isIn(path, folder));

describe("the house", () => {
  it("has no import that points up", () => {
    const wrong = sources
      .filter(({ path }) => !isTest(path))
      .flatMap(({ path, imports }) => {
        const [folder, mayImport] = floorOf(path) ?? ["", []];
        return imports
          .filter((target) => !isIn(target, folder) && !mayImport.some((allowed) => isIn(target, allowed)))
          .map((target) => `${path} → ${target}`);
      });
    expect(wrong).toEqual([]);
  });

  it("has no import from one area to another, and none from one screen to another", () => {
    const roomOf = (path: string) =>
      /^apps\/server\/src\/areas\/[^/]+(?=\/)|^apps\/web\/src\/screens\/[^/]+\/[^/]+(?=\/)/.exec(path)?.[0];
    const wrong = sources
      .filter(({ path }) => !isTest(path))
      .flatMap(({ path, imports }) =>
        imports
          .filter((target) => roomOf(path) && roomOf(target) && roomOf(path) !== roomOf(target))
          .map((target) => `${path} → ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  it("asks an area for ports of the outside services only", () => {
    const wrong = sources
      .filter(({ path }) => isIn(path, "apps/server/src/areas") && !isTest(path))
      .flatMap(({ path, imports }) =>
        imports
          .filter((target) => isIn(target, "apps/server/src/integrations"))
          .filter((target) => !/\/(ports?|failure)\.ts$/.test(target))
          .map((target) => `${path} → ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  it("has no cycle", () => {
    const graph = new Map(sources.map(({ path, imports }) => [path, imports]));
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (path: string, trail: string[]) => {
      if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(" → "));
      if (done.has(path) || trail.includes(path)) return;
      for (const target of graph.get(path) ?? []) visit(target, [...trail, path]);
      done.add(path);
    };
    for (const path of graph.keys()) visit(path, []);
    expect(cycles).toEqual([]);
  });

  it("keeps SQL in stores and migrations", () => {
    const wrong = sources
      .filter(({ path }) => isIn(path, "apps/server/src") && !isTest(path))
      .filter(({ path }) => !/^apps\/server\/src\/(db|stores|demo)\//.test(path))
      .filter(({ text }) => /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/.test(text))
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  it(`has no file over ${LONGEST_FILE} lines`, () => {
    const long = sources
      .filter(({ text }) => text.split("\n").length - 1 > LONGEST_FILE)
      .map(({ path }) => path);
    expect(long).toEqual([]);
  });

  it("asks only its one clock for the time", () => {
    const wrong = sources
      .filter(({ path }) => /^(packages|apps\/server\/src)\//.test(path) && !isTest(path))
      .filter(({ path }) => path !== "apps/server/src/clock.ts")
      .filter(({ text }) =>
        /\bDate\.now\(|new Date\(\)|Temporal\.Now|\bnow\(\)\s*(at time zone|-|\+|$)|current_timestamp/.test(
          text.replace(/clock\.now\(\)/g, ""),
        ),
      )
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });
});

import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

const project = join(import.meta.dirname, "..");
const MAX_LINES = 300;
const MAX_ENTRIES = 25;

const PACKAGES = ["packages/rules/src", "packages/texts/src", "packages/contract/src"];
const PLATFORM = "apps/server/src/platform";

/** The features of the server in their declared order: each may import those before it, never one behind it. */
const features = [
  "events",
  "messages",
  "pricing",
  "job-messages",
  "undo",
  "settings",
  "reputation",
  "profile-history",
  "corporations",
  "employees",
  "sessions",
  "bookings",
  "employment-terms",
  "applications",
  "checkout",
  "invoicing",
  "privacy",
  "reminders",
  "worklist",
  "search",
  "profile-pages",
  "reports",
  "broadcasts",
  "audit-log",
  "security-alerts",
].map((name) => `apps/server/src/features/${name}`);

/** The layers of docs/architecture.md: a folder and what it may import besides itself. The first match counts. */
const layers: [folder: string, mayImport: string[]][] = [
  ["packages/rules/src", []],
  ["packages/texts/src", ["packages/rules/src"]],
  ["packages/contract/src", ["packages/texts/src", "packages/rules/src"]],
  [PLATFORM, PACKAGES],
  ...features.map((folder, index): [string, string[]] => [
    folder,
    [...PACKAGES, PLATFORM, ...features.slice(0, index)],
  ]),
  ["apps/server/src/demo", [...PACKAGES, PLATFORM, ...features]],
  ["apps/server/src", [...PACKAGES, "apps/server/src"]],
  ["apps/web/src/ui", ["packages/rules/src", "packages/texts/src"]],
  ["apps/web/src/api", [...PACKAGES, "apps/web/src/ui"]],
  ["apps/web/src/components", [...PACKAGES, "apps/web/src/ui", "apps/web/src/api", "apps/web/src/styles"]],
  [
    "apps/web/src/screens",
    [
      ...PACKAGES,
      "apps/web/src/ui",
      "apps/web/src/api",
      "apps/web/src/components",
      "apps/web/src/styles",
      "apps/web/src/screens",
    ],
  ],
  ["apps/web", [...PACKAGES, "apps/web"]],
  ["bench", [...PACKAGES, "apps/server/src", "tests"]],
];

/** Which packages a layer may import; layers that are not named may import any. */
const thirdParty: [folder: string, allowed: RegExp][] = [
  ["packages/rules/src", /^$/],
  ["packages/texts/src", /^$/],
  ["packages/contract/src", /^zod\/mini$/],
  // The list of erasures stands outside the database.
  [
    "apps/server/src/features/privacy/erasure",
    /^(kysely|zod\/mini|node:crypto|node:fs\/promises|node:path)$/,
  ],
  [
    "apps/server/src/features",
    /^(kysely(\/helpers\/postgres)?|zod\/mini|fastify|ical-generator|csv-parse\/sync|node:crypto)$/,
  ],
  ["apps/server/src/demo", /^$/],
  ["apps/web/src/ui", /^(react|lucide-react|@internationalized\/date|react-aria-components(\/.*)?)$/],
  [
    "apps/web/src/api",
    /^(react|react-hook-form|@hookform\/.*|@tanstack\/.*|write-excel-file\/universal|csv-parse\/browser\/esm\/sync|zod\/mini)$/,
  ],
  ["apps/web/src", /^(?!node:|pg|kysely|fastify|zod$)/],
];

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
  packages: string[];
}

const sources: Source[] = globSync("{packages,apps,bench}/**/*.{ts,tsx}", { cwd: project })
  .filter((path) => !/node_modules|\/dist\/|\.gen\.ts$|\.d\.ts$/.test(path))
  .map((path) => {
    const text = readFileSync(join(project, path), "utf8");
    const names = importedNames(text);
    return {
      path,
      text,
      imports: names.map((name) => resolve(path, name)).filter((target) => target !== ""),
      packages: names.filter((name) => resolve(path, name) === ""),
    };
  });

function importedNames(text: string): string[] {
  const found = text.matchAll(
    /(?:^|\s)(?:import|export)\b[^"';]*?from\s+"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)|^import\s+"([^"]+)"/gm,
  );
  return [...found].map((match) => match[1] ?? match[2] ?? match[3] ?? "");
}

/** The project path of an import, empty for packages. */
function resolve(path: string, name: string): string {
  if (name.startsWith(".")) return normalize(join(dirname(path), name));
  const alias = Object.keys(aliases).find((prefix) => name.startsWith(prefix));
  return alias ? `${aliases[alias]}${name.slice(alias.length)}` : "";
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
const code = sources.filter(({ path }) => !isTest(path));

describe("the architecture", () => {
  it("has no import that points up, to a later feature, or from platform to a feature", () => {
    const wrong = code.flatMap(({ path, imports }) => {
      const [folder, mayImport] = layers.find(([layer]) => isIn(path, layer)) ?? ["", []];
      return imports
        .filter((target) => !isIn(target, folder) && !mayImport.some((allowed) => isIn(target, allowed)))
        .map((target) => `${path} → ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  it("names every feature folder in the declared order", () => {
    const folders = globSync("apps/server/src/features/*", { cwd: project });
    expect(folders.sort()).toEqual([...features].sort());
  });

  it("has no import from one screen to another", () => {
    const screenOf = (path: string) => /^apps\/web\/src\/screens\/[^/]+\/[^/]+(?=\/)/.exec(path)?.[0];
    const wrong = code.flatMap(({ path, imports }) =>
      imports
        .filter((target) => screenOf(path) && screenOf(target) && screenOf(path) !== screenOf(target))
        .map((target) => `${path} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it("lets features reach outside services through their ports only", () => {
    const wrong = code
      .filter(({ path }) => isIn(path, "apps/server/src/features"))
      .flatMap(({ path, imports }) =>
        imports
          .filter((target) => isIn(target, `${PLATFORM}/integrations`))
          .filter((target) => !/(\.port|\/ports|\/failure)\.ts$/.test(target))
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

  it("keeps SQL out of serializers, notifications, routes, http and integrations", () => {
    const wrong = code
      .filter(({ path }) => isIn(path, "apps/server/src"))
      .filter(({ path }) =>
        /\/(serializers|notifications|http|integrations)\/|\.(serializer|notifications|routes)\.ts$|^apps\/server\/src\/[^/]+\.ts$/.test(
          path,
        ),
      )
      .filter(({ text }) => /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/.test(text))
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  it("imports third-party packages only on the layers that have business with them", () => {
    const wrong = code.flatMap(({ path, packages }) => {
      const allowed = thirdParty.find(([folder]) => isIn(path, folder))?.[1];
      return packages.filter((name) => allowed && !allowed.test(name)).map((name) => `${path} → ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  it(`has no file over ${MAX_LINES} lines`, () => {
    const long = globSync("{packages,apps,bench,tests}/**/*.{ts,tsx}", { cwd: project })
      .filter((path) => !/node_modules|\/dist\/|\.gen\.ts$/.test(path))
      .filter((path) => readFileSync(join(project, path), "utf8").split("\n").length - 1 > MAX_LINES);
    expect(long).toEqual([]);
  });

  it(`has no folder with more than ${MAX_ENTRIES} entries, tests and what is numbered apart`, () => {
    const entries = new Map<string, Set<string>>();
    for (const path of globSync("{packages,apps,tests,bench,docs}/**/*.*", { cwd: project })) {
      if (/node_modules|\/dist\/|\.test\.tsx?$|\/(migrations|decisions)\/\d+/.test(path)) continue;
      for (let entry = path; entry.includes("/"); entry = dirname(entry)) {
        const folder = dirname(entry);
        entries.set(folder, (entries.get(folder) ?? new Set()).add(entry));
      }
    }
    const large = [...entries]
      .filter(([, names]) => names.size > MAX_ENTRIES)
      .map(([folder, names]) => `${folder}: ${names.size}`);
    expect(large).toEqual([]);
  });

  it("asks only its one clock for the time", () => {
    const wrong = code
      .filter(({ path }) => /^(packages|apps\/server\/src)\//.test(path))
      .filter(({ path }) => path !== `${PLATFORM}/clock.ts`)
      .filter(({ text }) =>
        /\bDate\.now\(|new Date\(\)|Temporal\.Now|\bnow\(\)\s*(at time zone|-|\+|$)|(current|transaction|statement)_timestamp/.test(
          text.replace(/clock\.now\(\)/g, ""),
        ),
      )
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  it("makes its clock where the product or a command starts, and hands it on", () => {
    const wrong = code
      .filter(({ path }) => /^(packages|apps\/server\/src)\//.test(path))
      .filter(({ path }) => !/^apps\/server\/src\/(start\.ts|commands\/)|\.test\.ts$/.test(path))
      .filter(({ text }) => /\bcreateClock\((?!startAt)/.test(text))
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  it("cites no code of a checklist and no document that stands outside the repository", () => {
    const citation =
      /\bdoc [12]\b|§\d|\b[CEADQ]-\d{3}\b|\bpromise \d|decisions \*|\bweb\.md\b|\bscreens\.md\b|\bquality\.md\b/;
    const wrong = globSync("{packages,apps,tests,bench,docs}/**/*.{ts,tsx,css,sql,md,html}", { cwd: project })
      .filter((path) => !/node_modules|\/dist\/|architecture\.test\.ts$/.test(path))
      .flatMap((path) =>
        readFileSync(join(project, path), "utf8")
          .split("\n")
          .flatMap((line, index) => (citation.test(line) ? [`${path}:${index + 1}`] : [])),
      );
    expect(wrong).toEqual([]);
  });
});

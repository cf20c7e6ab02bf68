import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { type Figure, median } from "../figures.ts";

const project = join(import.meta.dirname, "../..");
const { imports: aliases } = JSON.parse(readFileSync(join(project, "package.json"), "utf8")) as {
  imports: Record<string, string>;
};

const SMALL = 25;
const LONG = 200;
const LONGEST = 300;
const MOST_ENTRIES = 12;

interface Source {
  readonly path: string;
  readonly lines: number;
  readonly imports: ReadonlySet<string>;
}

/**
 * How large the files and folders of packages/ and apps/ are, with the names of what is too small or too full. Tests
 * and generated files are no files here. Tests stand beside what they test, and are no entries of a folder; nor is what
 * is numbered, which grows for ever.
 */
export function measureHouse(): { figures: Figure[]; lists: Map<string, string[]> } {
  const paths = globSync("{packages,apps}/**/*", { cwd: project }).filter(
    (path) => !/(^|\/)(node_modules|dist)(\/|$)/.test(path),
  );
  const sources = paths
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|gen|d)\.tsx?$/.test(path))
    .map(readSource);
  const lines = sources.map((source) => source.lines);
  const largest = sources.toSorted((a, b) => b.lines - a.lines)[0];
  const share = (lines.filter((count) => count < LONG).length / lines.length) * 100;
  const lists = new Map([
    [`files of at most ${SMALL} lines with one importer`, sliversOf(sources)],
    [
      `folders with more than ${MOST_ENTRIES} entries, tests and what is numbered apart`,
      crowdedFolders(paths.filter(isEntry)),
    ],
  ]);
  const most = [40, 0];
  const figures = [
    { what: "files", figure: String(sources.length), goal: "" },
    {
      what: "lines of a file, median",
      figure: String(median(lines)),
      goal: "≤ 70",
      met: median(lines) <= 70,
    },
    { what: `files under ${LONG} lines`, figure: `${share.toFixed(1)} %`, goal: "≥ 95 %", met: share >= 95 },
    {
      what: `lines of the largest file (${largest?.path})`,
      figure: String(largest?.lines),
      goal: `≤ ${LONGEST}`,
      met: (largest?.lines ?? 0) <= LONGEST,
    },
    ...[...lists].map(([what, found], at) => ({
      what,
      figure: String(found.length),
      goal: most[at] === 0 ? "0" : `≤ ${most[at]}`,
      met: found.length <= (most[at] ?? 0),
    })),
  ];
  return { figures, lists };
}

function isEntry(path: string): boolean {
  return !/\.test\.tsx?$|\/migrations\/\d+/.test(path);
}

/** Small files that one other file imports; tests are no importers. */
function sliversOf(sources: readonly Source[]): string[] {
  const importers = new Map<string, number>();
  for (const target of sources.flatMap(({ imports }) => [...imports])) {
    importers.set(target, (importers.get(target) ?? 0) + 1);
  }
  const found = sources.filter(({ path, lines }) => lines <= SMALL && importers.get(path) === 1);
  return found.map(({ path }) => path).sort();
}

function crowdedFolders(paths: readonly string[]): string[] {
  const entries = Object.groupBy(paths, dirname);
  const crowded = Object.keys(entries).filter((folder) => (entries[folder]?.length ?? 0) > MOST_ENTRIES);
  return crowded.sort();
}

function readSource(path: string): Source {
  const text = readFileSync(join(project, path), "utf8");
  const found = text.matchAll(
    /(?:^|\s)(?:import|export)\b[^"';]*?from\s+"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)|^import\s+"([^"]+)"/gm,
  );
  const imports = [...found].map((match) => resolve(path, match[1] ?? match[2] ?? match[3] ?? ""));
  return { path, lines: text.split("\n").length - 1, imports: new Set(imports) };
}

/** The path of what is imported, inside the project; a package's own name for the others. */
function resolve(from: string, name: string): string {
  if (name.startsWith(".")) return normalize(join(dirname(from), name));
  const alias = Object.keys(aliases).find((one) => name.startsWith(one.slice(0, -1)));
  return alias ? normalize((aliases[alias] ?? "").replace("*", name.slice(alias.length - 1))) : name;
}

import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { Endpoint } from "#contract/wire/endpoint.ts";

/** What the browser reads of an endpoint's row. */
export const READ_BY_BROWSER = ["method", "path", "callers", "header"] as const satisfies (keyof Endpoint)[];

const MODULES = /packages\/contract\/src\/.*(endpoints|fill-chance)\.ts$/;
/** The module as it is written, for what it exports besides its tables. */
const AS_WRITTEN = "?as-written";

type Table = Readonly<Record<string, Endpoint>>;

/**
 * Writes each table of endpoints as the browser needs it: without the schemas of queries, bodies and answers, which
 * the server checks, and without what these import. A form's own schema stays.
 */
export function endpointRows(): Plugin {
  return {
    name: "endpoint-rows",
    apply: "build",
    enforce: "pre",
    // Read only by who needs more than the tables.
    resolveId: (id) => (id.endsWith(AS_WRITTEN) ? { id, moduleSideEffects: false } : null),
    async load(id) {
      if (!MODULES.test(id)) return null;
      return { code: slimModule(id, await import(pathToFileURL(id).href)), moduleType: "js" };
    },
  };
}

/** `exported`: everything that the module exports, by name. */
export function slimModule(id: string, exported: Readonly<Record<string, unknown>>): string {
  return Object.entries(exported)
    .map(([name, value]) =>
      isTable(value)
        ? `export const ${name} = ${JSON.stringify(slimTable(value))};`
        : `export { ${name} } from ${JSON.stringify(id + AS_WRITTEN)};`,
    )
    .join("\n");
}

function isTable(value: unknown): value is Table {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((row) => typeof row === "object" && "method" in row && "path" in row)
  );
}

function slimTable(table: Table): Record<string, Partial<Endpoint>> {
  const slim = (row: Endpoint) => Object.fromEntries(READ_BY_BROWSER.map((key) => [key, row[key]]));
  return Object.fromEntries(Object.entries(table).map(([name, row]) => [name, slim(row)]));
}

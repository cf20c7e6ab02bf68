import { type Schema, typesOf } from "./values.ts";

/** Where a value stands in a body: `booking.shifts.0.from`. */
type Place = readonly (string | number)[];

interface Spot {
  readonly place: Place;
  readonly schema: Schema;
}

/** What is wrong with a value, and what it is put in the place of a value of such a schema; undefined where that is right. */
export const faults: Readonly<Record<string, (schema: Schema) => unknown>> = {
  "a list": (schema) => unless(schema, "array", [[1]]),
  "an object": (schema) => unless(schema, "object", { a: 1 }),
  "a yes": (schema) => unless(schema, "boolean", true),
  "a number": (schema) => unless(schema, "number", 7.5),
  nothing: (schema) => unless(schema, "null", null),
  "no number": (schema) => unless(schema, "string", "NaN"),
  "more than any column holds": (schema) => (takes(schema, "number") ? 2 ** 53 : undefined),
  "the largest number": (schema) => (takes(schema, "number") ? 1e308 : undefined),
  "far below zero": (schema) => (takes(schema, "number") ? -1e12 : undefined),
  "a text without an end": (schema) => (takes(schema, "string") ? "x".repeat(LONG) : undefined),
  "a null character": () => "a\0b",
  "half a letter": () => "\ud800",
};

/** No text of a caller is as long as this. */
const LONG = 6_000;
/** So many of those at once stay under what a body may hold. */
export const AT_ONCE = 12;

/** All places of a body that a value may stand in, as its schema says; the body's own is left out. */
export function spotsOf(schema: Schema, place: Place = []): Spot[] {
  const own = place.length > 0 ? [{ place, schema }] : [];
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    spotsOf(part, [...place, name]),
  );
  const items = schema.items && place.length > 0 ? spotsOf(schema.items, [...place, 0]) : [];
  return [...own, ...fields, ...items];
}

/** The body with other values at these places; a list or object that is not there yet is made. */
export function withValues(body: unknown, values: readonly (readonly [Place, unknown])[]): unknown {
  const copy = { root: structuredClone(body) } as Record<string | number, unknown>;
  for (const [place, value] of values) {
    const path = ["root", ...place];
    let parent = copy;
    for (const [at, key] of path.slice(0, -1).entries()) {
      if (typeof parent[key] !== "object" || parent[key] === null)
        parent[key] = typeof path[at + 1] === "number" ? [] : {};
      parent = parent[key] as Record<string | number, unknown>;
    }
    parent[path.at(-1) as string | number] = value;
  }
  return copy.root;
}

function takes(schema: Schema, type: string): boolean {
  const types = typesOf(schema);
  return types !== null && (types.has(type) || (type === "number" && types.has("integer")));
}

/** A value of this type, unless the schema takes such values. */
function unless(schema: Schema, type: string, value: unknown): unknown {
  return typesOf(schema) === null || takes(schema, type) ? undefined : value;
}

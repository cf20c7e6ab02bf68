import * as z from "zod/mini";

/** Numbers from 0 up to 1, the same for the same seed. */
export type Dice = () => number;

export function dice(seed: number): Dice {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<T>(roll: Dice, list: readonly T[]): T {
  return list[Math.floor(roll() * list.length)] as T;
}

/** A JSON schema, as far as ours go. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
}

/** What a row's part takes, as JSON schema. */
export function schemaOf(part: z.ZodMiniType): Schema {
  return z.toJSONSchema(part, { io: "input", unrepresentable: "any" }) as Schema;
}

/** The JSON types that a schema takes; null where it takes any. */
export function typesOf(schema: Schema): ReadonlySet<string> | null {
  if (schema.type !== undefined) return new Set([schema.type].flat());
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  if (values.length > 0) return new Set(values.map((value) => (value === null ? "null" : typeof value)));
  const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf?.slice(0, 1) ?? [];
  const types = parts.map(typesOf);
  if (types.length === 0 || types.includes(null)) return null;
  return new Set(types.flatMap((one) => [...(one ?? [])]));
}

/** What a generator of values may draw on besides a schema. */
export interface Pool {
  readonly ids: readonly number[];
  readonly days: readonly string[];
}

const TEXTS = [
  "Tjener",
  "a@example.dk",
  "hotel@vagtklar.test",
  "10:00",
  "02:00",
  "24:00",
  "17:15",
  "8000",
  "20550164",
  "1234567890",
  "192",
  "192,50",
  "35,5",
  "https://maps.example/x",
  "/images/1000x1000/x.webp",
  "hemmelig-adgang",
  "abcdefghijklmnopqrstuvwx",
  "2026-11-24T10:00:00Z",
  "2026-11-24T10:00:00+05:30",
  "1",
  "0",
  "7",
  "x.webp",
  "Sort buks",
  "Dansk",
  "",
];

const HOSTILE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  -0,
  1.5,
  1e308,
  -1e308,
  2_147_483_648,
  2 ** 53,
  1e21,
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "\udfff\ud800",
  "\u202e\u200b",
  "𝒳".repeat(50),
  "x".repeat(10_000),
  "'; drop table bookings; --",
  "%",
  "_%\\",
  "{{id}}",
  "<script>",
  "=1+1",
  "../../etc/passwd",
  "0000-01-01",
  "9999-12-31",
  "-000001-01-01",
  "+010000-01-01",
  "2026-02-30",
  "24:01",
  "99:99",
  "NaN",
  "Infinity",
  "1e999",
  "٣",
  [],
  {},
  [[]],
  [null],
  { __proto__: null, constructor: 1 },
  JSON.parse('{"toString":"x","hasOwnProperty":1,"then":"x"}'),
  Array(300).fill(1),
  Array(40).fill("x"),
];

/** Any value that nobody waits for. */
export function hostileValue(roll: Dice): unknown {
  if (roll() < 0.03) return nested(Math.floor(roll() * 60));
  return pick(roll, HOSTILE);
}

function nested(depth: number): unknown {
  let value: unknown = "x";
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** A value that a schema takes, as far as the schema says; each part is spoiled with this chance. */
export function valueFor(schema: Schema, roll: Dice, pool: Pool, spoil: number, name = ""): unknown {
  if (roll() < spoil) return hostileValue(roll);
  const deeper = (part: Schema, of: string) => valueFor(part, roll, pool, spoil, of);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(roll, schema.enum);
  if (schema.anyOf) return deeper(pick(roll, schema.anyOf), name);
  if (schema.allOf?.[0]) return deeper({ ...schema, ...schema.allOf[0], allOf: [] }, name);
  switch ([schema.type].flat()[0]) {
    case "object":
      return objectOf(schema, roll, deeper);
    case "array": {
      const count = (schema.minItems ?? 0) + Math.floor(roll() * 3);
      return Array.from({ length: count }, () => deeper(schema.items ?? {}, name));
    }
    case "integer":
    case "number":
      return numberOf(schema, roll, pool, name);
    case "boolean":
      return roll() < 0.5;
    case "string":
      return textOf(schema, roll, pool, name);
    case "null":
      return null;
    default:
      return hostileValue(roll);
  }
}

function objectOf(schema: Schema, roll: Dice, deeper: (part: Schema, name: string) => unknown): object {
  const entries = Object.entries(schema.properties ?? {})
    .filter(([name]) => schema.required?.includes(name) || roll() < 0.4)
    .map(([name, part]) => [name, deeper(part, name)]);
  return Object.fromEntries(entries);
}

function numberOf({ minimum = 0, maximum = 20 }: Schema, roll: Dice, { ids }: Pool, name: string): number {
  if (/id|staff_type|jobRole/i.test(name)) return pick(roll, ids);
  return minimum + Math.floor(roll() * (Math.min(maximum, minimum + 50) - minimum + 1));
}

function textOf(schema: Schema, roll: Dice, { days, ids }: Pool, name: string): string {
  if (schema.format === "date") return pick(roll, days);
  if (/id$/i.test(name)) return String(pick(roll, ids));
  const start = Math.floor(roll() * TEXTS.length);
  const fitting = schema.pattern === undefined ? null : new RegExp(schema.pattern);
  for (let at = 0; at < TEXTS.length; at += 1) {
    const text = TEXTS[(start + at) % TEXTS.length] ?? "";
    if (!fitting || fitting.test(text)) return text;
  }
  return "x";
}

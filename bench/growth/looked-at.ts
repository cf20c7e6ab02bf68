import type pg from "pg";
import { PLANNED_ONCE } from "#server/platform/database/driver/statement.ts";
import type { Recording } from "../floor/record.ts";

interface Node {
  readonly "Node Type": string;
  readonly "Index Name"?: string;
  readonly "Actual Loops": number;
  readonly "Shared Hit Blocks": number;
  readonly "Shared Read Blocks": number;
  readonly Plans?: readonly Node[];
}

/** What PostgreSQL looks at for the reads of a call; other work on the machine does not change it. */
export interface LookedAt {
  /** Pages of 8 kB. */
  readonly pages: number;
  /** How often it went down each index, from the root to a leaf. */
  readonly descents: ReadonlyMap<string, number>;
  /** The levels of these indexes. */
  readonly levels: ReadonlyMap<string, number>;
}

export async function lookedAt(
  client: pg.Client,
  { statements }: Pick<Recording, "statements">,
): Promise<LookedAt> {
  let pages = 0;
  const descents = new Map<string, number>();
  for (const { text, values } of statements) {
    if (!/^\s*(select|with)\b/i.test(text)) continue;
    const plan = await planOf(client, text, values);
    if (!plan) continue;
    pages += plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
    for (const node of nodesOf(plan)) {
      const index = node["Index Name"];
      if (index) descents.set(index, (descents.get(index) ?? 0) + node["Actual Loops"]);
    }
  }
  const { rows } = await client.query<{ name: string; level: number }>(
    `select c.relname as name, (bt_metap(c.oid::regclass::text)).level::int as level
     from pg_class c join pg_am m on m.oid = c.relam
     where m.amname = 'btree' and c.relname = any($1) and c.relnamespace = 'public'::regnamespace`,
    [[...descents.keys()]],
  );
  return { pages, descents, levels: new Map(rows.map(({ name, level }) => [name, level])) };
}

/** From then on PostgreSQL may keep to a plan for all values; `planned once` asks it to. */
const SETTLED = 6;

/** The plan that a connection settles on, as it ran. */
async function planOf(
  client: pg.Client,
  text: string,
  values: readonly unknown[],
): Promise<Node | undefined> {
  const name = `looked_at_${++prepared}`;
  await client.query(`set plan_cache_mode = ${text.endsWith(PLANNED_ONCE) ? "force_generic_plan" : "auto"}`);
  for (let times = 0; times < SETTLED; times++) await client.query({ name, text, values: [...values] });
  const given = values.length > 0 ? `(${values.map((value) => literal(client, value)).join()})` : "";
  const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Node }] }>(
    `explain (analyze, buffers, format json) execute ${name}${given}`,
  );
  return rows[0]?.["QUERY PLAN"][0].Plan;
}

let prepared = 0;

function literal(client: pg.Client, value: unknown): string {
  if (value === null || value === undefined) return "null";
  return client.escapeLiteral(textOf(value));
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\x${value.toString("hex")}`;
  if (Array.isArray(value)) return `{${value.map((one) => JSON.stringify(textOf(one))).join()}}`;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function nodesOf(node: Node): readonly Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** Of the pages that are looked at, those that only are because an index is deeper than in the smaller database. */
export function becauseDeeper(large: LookedAt, small: ReadonlyMap<string, number>): number {
  let pages = 0;
  for (const [index, times] of large.descents) {
    const [level, before] = [large.levels.get(index), small.get(index)];
    if (level !== undefined && before !== undefined) pages += times * Math.max(0, level - before);
  }
  return pages;
}

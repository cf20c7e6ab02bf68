/** Writes types.gen.ts from a migrated in-memory database: `npm run db:types` after a new migration. */
import { writeFileSync } from "node:fs";
import { sql } from "kysely";
import { openEmbedded } from "./embedded.ts";
import { migrate } from "./migrate.ts";

interface Column {
  table_name: string;
  column_name: string;
  udt_name: string;
  is_nullable: "YES" | "NO";
  has_default: boolean;
  is_computed: boolean;
}

const TYPES: Record<string, string> = {
  int2: "number",
  int4: "number",
  int8: "number",
  numeric: "number",
  bool: "boolean",
  text: "string",
  _text: "string[]",
  date: "string",
  timestamptz: "Date",
  xid8: "string",
};

// The migrator's own tables are nobody else's.
const database = await openEmbedded({});
await migrate(database);
const { rows } = await sql<Column>`
  select table_name, column_name, udt_name, is_nullable,
         column_default is not null or is_identity = 'YES' as has_default, is_generated = 'ALWAYS' as is_computed
  from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%' order by table_name, ordinal_position`.execute(
  database.db,
);
const choices = await sql<{ table_name: string; definition: string }>`
  select conrelid::regclass::text as table_name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`.execute(database.db);
await database.close();
const unions = new Map(choices.rows.flatMap(({ table_name, definition }) => unionOf(table_name, definition)));
writeFileSync(new URL("./types.gen.ts", import.meta.url), render(rows));

/** `check (status in ('open', 'closed'))` becomes the type `"open" | "closed"`. */
function unionOf(table: string, definition: string): [string, string][] {
  const found = /^CHECK \(\((\w+) = ANY \(ARRAY\[(('[^']*'::text(, )?)+)\]\)\)\)$/.exec(definition);
  if (!found?.[1] || !found[2]) return [];
  const values = [...found[2].matchAll(/'([^']*)'::text/g)].map((value) => JSON.stringify(value[1]));
  return [[`${table}.${found[1]}`, values.join(" | ")]];
}

function render(columns: Column[]): string {
  const tables = Map.groupBy(columns, (column) => column.table_name);
  const interfaces = [...tables].map(
    ([table, own]) =>
      `export interface ${pascal(table)} {\n${own.map((column) => `  ${column.column_name}: ${typeOf(column)};`).join("\n")}\n}\n`,
  );
  const all = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)};`).join("\n");
  return `// Made by \`npm run db:types\` from the migrations. Do not edit.\nimport type { ColumnType, Generated, GeneratedAlways } from "kysely";\n\n/** JSON is read as what it is and written as text. */\ntype Json = ColumnType<unknown, string | undefined, string>;\n\n${interfaces.join("\n")}\nexport interface DB {\n${all}\n}\n\n/** The names of all columns that hold a moment; no other column has one of them. */\nexport const momentColumns: readonly string[] = ${JSON.stringify(momentsAmong(columns))};\n`;
}

/** Rows that come as JSON know their moments by the name of the column. */
function momentsAmong(columns: Column[]): string[] {
  const isMoment = ({ udt_name }: Column) => udt_name === "timestamptz";
  const names = new Set(columns.filter(isMoment).map(({ column_name }) => column_name));
  const other = columns.find((column) => names.has(column.column_name) && !isMoment(column));
  if (other) throw new Error(`${other.table_name}.${other.column_name} is named as a moment and is none.`);
  return [...names].sort();
}

function typeOf(column: Column): string {
  if (column.udt_name === "jsonb") return column.has_default ? "Json" : "never";
  const type = unions.get(`${column.table_name}.${column.column_name}`) ?? TYPES[column.udt_name];
  if (!type)
    throw new Error(`No TypeScript type for ${column.table_name}.${column.column_name}: ${column.udt_name}`);
  const nullable = column.is_nullable === "YES" ? `${type} | null` : type;
  if (column.is_computed) return `GeneratedAlways<${nullable}>`;
  return column.has_default ? `Generated<${nullable}>` : nullable;
}

function pascal(name: string): string {
  return name.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
}

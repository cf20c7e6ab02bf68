import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { testApp } from "#tests/support/fixtures.ts";
import { myDataLabels } from "#texts/da/privacy/my-data-labels.ts";
import { corporationData } from "./corporation-data.ts";
import { employeeData } from "./employee-data.ts";
import { leftOutForCorporations } from "./left-out-for-corporations.ts";
import { leftOutForEmployees } from "./left-out-for-employees.ts";

const app = testApp();

/** Tables of the product: the migrator's own hold nothing of anybody. */
async function columnsByTable(): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table_name: string; columns: string[] }>`
    select table_name::text, json_agg(column_name::text order by column_name) as columns
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%' group by table_name`.execute(app.db);
  return new Map(rows.map(({ table_name, columns }) => [table_name, columns]));
}

describe.each([
  ["an employee", employeeData, leftOutForEmployees],
  ["a company", corporationData, leftOutForCorporations],
] as const)("the map of what is stored of %s", (_, map, leftOut) => {
  it("knows every table of the schema: what is shown of it, or why nothing is", async () => {
    const tables = [...(await columnsByTable()).keys()].sort();
    const known = new Set([...map.map(({ table }) => table), ...Object.keys(leftOut)]);
    expect(
      [...known].sort(),
      "A new table: add it to the map or to what is left out, with its reason.",
    ).toEqual(tables);
    expect(map.filter(({ table }) => table in leftOut).map(({ table }) => table)).toEqual([]);
  });

  it("shows or withholds every column of each table", async () => {
    const columns = await columnsByTable();
    for (const { table, columns: shown, withheld } of map) {
      const named = [...shown, ...Object.keys(withheld)].sort();
      expect(named, `A new column of ${table}: show it or withhold it, with its reason.`).toEqual(
        columns.get(table),
      );
    }
  });

  it("has a Danish name for everything that it shows", () => {
    const shown = map.flatMap(({ columns, derived }) => [...columns, ...Object.keys(derived)]);
    const names = shown.map((column) => column.replace(/_encrypted$/, ""));
    expect(names.filter((name) => !(name in myDataLabels))).toEqual([]);
  });

  it("leaves out no table that points at people or companies without saying whose it is", async () => {
    const { rows } = await sql<{ from_table: string; to_table: string }>`
      select conrelid::regclass::text as from_table, confrelid::regclass::text as to_table
      from pg_constraint where contype = 'f'`.execute(app.db);
    const target = map === employeeData ? "employees" : "corporations";
    const pointing = rows.filter(({ to_table }) => to_table === target).map(({ from_table }) => from_table);
    const silent = pointing.filter((table) => leftOut[table as keyof typeof leftOut] === "of_nobody");
    expect(silent).toEqual([]);
  });
});

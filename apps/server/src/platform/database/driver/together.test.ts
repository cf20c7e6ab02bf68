import { sql } from "kysely";
import { expect, test } from "vitest";
import * as make from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { part, readTogether, together } from "./together.ts";

const app = testApp();

test("parts that are read together know the rows before them, in order, with moments as moments", async () => {
  const read = together(
    (db, { id }: { id: number }) => ({
      staff: db
        .selectFrom("employees")
        .select(["id", "created_at", "deactivated_at", "birth_date"])
        .where("id", ">=", id)
        .orderBy("id", "desc"),
      counted: db
        .selectFrom(sql<{ id: number; created_at: Date }>`${part("staff")}`.as("p"))
        .select((eb) => [eb.fn.countAll<number>().as("count"), eb.fn.max("p.created_at").as("latest")]),
      nobody: db.selectFrom("employees").select("id").where("id", "<", 0),
    }),
    { moments: ["latest"] },
  );
  const created_at = new Date("2026-11-24T08:00:00.123Z");
  const first = await make.employee(app.db, { created_at, birth_date: "1998-05-04" });
  const second = await make.employee(app.db, { created_at, deactivated_at: created_at, birth_date: null });
  expect(await read(app.db, { id: first.id })).toEqual({
    staff: [
      { id: second.id, created_at, deactivated_at: created_at, birth_date: null },
      { id: first.id, created_at, deactivated_at: null, birth_date: "1998-05-04" },
    ],
    counted: [{ count: 2, latest: created_at }],
    nobody: [],
  });
});

/** The people of these ids, with a column of each kind that has another way to be compared. */
const peopleOf = readTogether((db, { ids }: { ids: readonly number[] }) => ({
  people: db
    .selectFrom("employees")
    .selectAll()
    .select(sql<{ name: string }>`json_build_object('name', last_name)`.as("as_json"))
    .where("id", "=", sql<number>`any(${ids}::int[])`)
    .orderBy("last_name"),
  roles: db
    .selectFrom("employee_job_roles")
    .select("staff_type_id")
    .where("employee_id", "=", sql<number>`any(${ids}::int[])`),
}));

test("rows that are the same as those that are known do not come, and others do", async () => {
  const anna = await make.employee(app.db, { first_name: "Anna", last_name: "A", phone: "12345678" });
  const bo = await make.employee(app.db, { first_name: "Bo", last_name: "B", phone: "12345678" });
  const ids = [anna.id, bo.id];
  const first = await peopleOf(app.db, { ids }, null);
  expect(first.isKnown).toBe(false);
  expect(first.rows().people).toMatchObject([{ ...anna, as_json: { name: "A" } }, bo]);

  const same = await peopleOf(app.db, { ids }, first.print);
  expect(same).toMatchObject({ isKnown: true, print: first.print });
  expect(() => same.rows()).toThrow();

  const prints = new Set([first.print]);
  const change = async (id: number, changes: object) => {
    await app.db.updateTable("employees").set(changes).where("id", "=", id).execute();
    const changed = await peopleOf(app.db, { ids }, first.print);
    expect(changed.isKnown).toBe(false);
    expect(changed.rows().people).toHaveLength(2);
    prints.add(changed.print);
  };
  await change(anna.id, { description: "Kan bære" });
  await change(anna.id, { description: "", birth_date: null });
  await change(anna.id, { birth_date: "1998-05-04", new_user: true });
  // What two rows say between them is not what each says.
  await change(anna.id, { first_name: "Bo" });
  await change(bo.id, { first_name: "Anna" });
  // Another order of the same rows.
  await change(anna.id, { last_name: "C" });
  expect(prints.size).toBe(7);
  const fewer = await peopleOf(app.db, { ids: [anna.id] }, first.print);
  const none = await peopleOf(app.db, { ids: [] }, first.print);
  expect([fewer.rows().people.length, none.rows()]).toEqual([1, { people: [], roles: [] }]);
});

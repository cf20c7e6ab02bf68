import { sql } from "kysely";
import { expect, test } from "vitest";
import * as make from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { statement, together } from "./statement.ts";

const app = testApp();

const peopleOf = statement((db, { ids, name }: { ids: readonly number[]; name: string }) =>
  db
    .selectFrom("employees")
    .select(["id", "created_at"])
    .where("id", "=", sql<number>`any(${ids}::int[])`)
    .where("first_name", "=", name)
    .orderBy("id"),
);

test("a statement that is built once answers each call by its own values", async () => {
  const anna = await make.employee(app.db, { first_name: "Anna" });
  const bo = await make.employee(app.db, { first_name: "Bo" });
  const ids = [anna.id, bo.id];
  const found = async (name: string) => (await peopleOf(app.db, { ids, name })).map(({ id }) => id);
  expect(await found("Anna")).toEqual([anna.id]);
  expect(await found("Bo")).toEqual([bo.id]);
  expect(await found("Carl")).toEqual([]);
});

test("parts that are read together know the rows before them, in order, with moments as moments", async () => {
  const read = together(
    (db, { id }: { id: number }) => ({
      staff: db
        .selectFrom("employees")
        .select(["id", "created_at", "deactivated_at", "birth_date"])
        .where("id", ">=", id)
        .orderBy("id", "desc"),
      counted: db
        .selectFrom(sql<{ id: number; created_at: Date }>`staff_part`.as("p"))
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

test("a list of any length is one text", () => {
  const textOf = (ids: number[]) =>
    app.db.selectFrom("bookings").select("id").where("id", "in", ids).where("id", "not in", ids).compile();
  expect(textOf([1]).sql).toBe(textOf([1, 2, 3]).sql);
  expect(textOf([1, 2, 3]).parameters).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
});

test("lists select what they name, and leave out what they name, whatever the values are", async () => {
  const people = [
    await make.employee(app.db, { first_name: 'quoted "name", {braces} \\' }),
    await make.employee(app.db, { first_name: "null" }),
  ];
  const names = people.map(({ first_name }) => first_name);
  const all = app.db.selectFrom("employees").select("id");
  expect(await all.where("first_name", "in", names).orderBy("id").execute()).toEqual(
    people.map(({ id }) => ({ id })),
  );
  const others = await all.where("first_name", "not in", names).execute();
  expect(others.map(({ id }) => id)).not.toContain(people[0]?.id);
});

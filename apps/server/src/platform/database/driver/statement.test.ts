import { sql } from "kysely";
import { expect, test } from "vitest";
import * as make from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { planned, statement } from "./statement.ts";

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

test("a word that is the same each time stands in the text, and everything else is a value", () => {
  const query = app.db
    .selectFrom("shifts")
    .select("id")
    .where("status", "=", "selected")
    .where("removed_reason", "=", "Han sagde '$1'")
    .where("booking_id", "=", 17)
    .where("invoice_state", "=", "accepted");
  expect(planned(query.compile(), false)).toMatchObject({
    sql: `select "id" from "shifts" where "status" = 'selected' and "removed_reason" = $1 and "booking_id" = $2 and "invoice_state" = 'accepted'`,
    parameters: ["Han sagde '$1'", 17],
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

import { beforeAll, describe, expect, test } from "vitest";
import { fillChanceEndpoints as rows } from "#contract/bookings/fill-chance.ts";
import { addDays, dayOf, HOUR_MS } from "#rules/time/moment.ts";
import * as make from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const corporations: number[] = [];
const FRIDAY = "2026-12-04";

beforeAll(async () => {
  for (let made = 0; made < 3; made += 1) corporations.push((await make.corporation(app.db)).id);
});

/** Past bookings for two of a staff type, week after week back from a day, in Aarhus; companies take turns. */
async function past(
  staffTypeId: number,
  { filled, total, ...values }: { filled: number; total: number } & Record<string, unknown>,
  day = "2026-11-20",
) {
  const people = [await make.employee(app.db), await make.employee(app.db)];
  for (let index = 0; index < total; index += 1) {
    const date = addDays(day, -7 * index);
    const booking = await make.booking(app.db, {
      corporation_id: corporations[index % 3] ?? 0,
      staff_type_id: staffTypeId,
      date,
      created_at: new Date(Date.parse(`${date}T10:00:00Z`) - 240 * HOUR_MS),
      ...values,
    });
    for (const [place, { id: employee_id }] of people.entries()) {
      const status = index < filled || place > 0 ? "selected" : "cancelled";
      await make.shift(app.db, { booking_id: booking.id, employee_id, status });
    }
  }
}

const asked = {
  date: FRIDAY,
  start_time: "10:00",
  hourly_wage: "192,00",
  number_of_staff: "2",
  zip_code: "8000",
};

async function ask(staff_type: number, query: Partial<typeof asked> = {}) {
  return app.call(rows.fillChance, { query: { ...asked, ...query, staff_type: String(staff_type) } });
}

describe("the chance that a booking is filled", () => {
  test("rests on past bookings like it, and tells what another day and wage would change", async () => {
    const { id } = await make.staffType(app.db);
    await past(id, { filled: 6, total: 9 });
    await past(id, { filled: 8, total: 8 }, "2026-11-18");
    await past(id, { filled: 1, total: 8, hourly_wage: 20_500 }, "2026-11-16");
    const { body, status } = await ask(id);
    expect(status).toBe(200);
    expect(body).toEqual({
      asked: {
        ...{ weekday: 5, is_holiday: false, region: "eastJutland" },
        ...{ lead: "longer", wage: 190, people: "few" },
      },
      chance: { filled: 6, total: 9, percent: 65, compared_by: ["day", "region", "wage", "people", "lead"] },
      changes: [
        { key: "day", weekday: 3, evidence: { filled: 8, total: 8, percent: 90 } },
        { key: "wage", wage: 200, evidence: null },
      ],
    });
  });

  test("gives up day and region when too few are like it, but neither wage nor number", async () => {
    const { id } = await make.staffType(app.db);
    await past(id, { filled: 5, total: 9 });
    const needed = ["wage", "people", "lead"];
    expect((await ask(id, { hourly_wage: "250,00" })).body.chance).toBeNull();
    expect((await ask(id, { number_of_staff: "15" })).body.chance).toBeNull();
    expect((await ask(id, { date: "2026-12-31" })).body.chance).toBeNull();
    expect((await ask(id, { zip_code: "5000" })).body.chance?.compared_by).toEqual(needed);
    expect((await ask(id, { zip_code: "" })).body.chance?.compared_by).toEqual(["day", ...needed]);
  });

  test("is not told from bookings of two companies, of another staff type, or too few", async () => {
    const { id } = await make.staffType(app.db);
    const two = (await make.staffType(app.db)).id;
    await past(id, { filled: 7, total: 7 });
    await past(two, { filled: 6, total: 6 });
    await past(two, { filled: 6, total: 6, corporation_id: corporations[0] }, "2026-11-19");
    await app.db
      .updateTable("bookings")
      .set({ corporation_id: corporations[1] })
      .where("staff_type_id", "=", two)
      .where("corporation_id", "=", corporations[2] ?? 0)
      .execute();
    for (const type of [id, two, 999_999])
      expect((await ask(type)).body).toMatchObject({ chance: null, changes: [] });
  });

  test("counts neither what was deleted nor what was not approved, was made afterwards, or lies ahead", async () => {
    const { id } = await make.staffType(app.db);
    await past(id, { filled: 8, total: 8 });
    await past(id, { filled: 0, total: 2, status: "cancelled" }, "2026-11-19");
    await past(id, { filled: 0, total: 2, approved_at: null }, "2026-11-18");
    await past(id, { filled: 0, total: 2, created_at: new Date(TEST_NOW) }, "2026-11-17");
    await past(id, { filled: 0, total: 1 }, addDays(dayOf(TEST_NOW), 3));
    expect((await ask(id)).body.chance).toMatchObject({ filled: 8, total: 8 });
  });

  test("holds counts only: nothing of a company, a person or a booking", async () => {
    const { id } = await make.staffType(app.db);
    await past(id, { filled: 8, total: 9 });
    const text = JSON.stringify((await ask(id)).body);
    expect(text).not.toMatch(/Hotel|Anna|corporation|employee|_id/);
  });

  test("refuses a day or a wage that is none", async () => {
    const { id } = await make.staffType(app.db);
    for (const query of [{ date: "2026-02-30" }, { hourly_wage: "mange" }, { start_time: "25:00" }])
      expect((await ask(id, query)).status).toBe(422);
  });
});

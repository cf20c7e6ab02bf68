import { sql } from "kysely";
import { expect, test } from "vitest";
import { addDays, dayOf } from "#rules/time/moment.ts";
import { withDrawnPictures } from "#server/platform/integrations/images/drawn.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { drawPicture } from "./pictures/hang.ts";
import { seasonBookings } from "./season.ts";
import { seedDemo } from "./seed.ts";

const app = testApp();

test("a try-out has a season behind it, nearly all of it billed and paid, with its slips", async () => {
  expect(await seedDemo(app.services)).toBe(true);
  const bookings = await app.db.selectFrom("bookings").select(["id", "is_sent_to_billy", "date"]).execute();
  expect(bookings.length).toBeGreaterThan(100);
  const before = addDays(dayOf(TEST_NOW), -60);
  expect(bookings.filter(({ date, is_sent_to_billy }) => date < before && !is_sent_to_billy)).toEqual([]);
  const frozen = await app.db
    .selectFrom("penalties")
    .innerJoin("employees", "employees.id", "penalties.employee_id")
    .select(["employees.first_name", "penalties.card"])
    .where("freeze_until", ">", new Date(TEST_NOW))
    .orderBy("occurred_at")
    .execute();
  expect(frozen.map(({ card, first_name }) => `${first_name}: ${card}`)).toEqual(["Mads: red", "Signe: red"]);
  const shifts = app.db.selectFrom("shifts");
  const lately = await shifts
    .select("work_date")
    .where("not_met_for_booking", "=", true)
    .where("work_date", ">", addDays(dayOf(TEST_NOW), -91))
    .execute();
  expect(lately).toHaveLength(2);
  const late = await shifts
    .select("id")
    .whereRef("employee_stamped_at", ">", sql<Date>`ends_at + interval '1 day'`)
    .execute();
  expect(late.length).toBeGreaterThan(5);
  const written = await app.db.selectFrom("ratings").select("score").where("comment", "!=", "").execute();
  const scores = Object.groupBy(written, ({ score }) => score);
  expect(Object.keys(scores)).toEqual(["2", "3", "4", "5"]);
  expect(scores[5]?.length).toBeGreaterThan(written.length / 2 - 1);
});

test("its people and companies have pictures of their own, which are drawn when they are asked for", async () => {
  const images = withDrawnPictures(app.services.integrations.images, drawPicture);
  const { profile_image } = await app.db
    .selectFrom("employees")
    .select("profile_image")
    .where("first_name", "=", "Anna")
    .executeTakeFirstOrThrow();
  const opened = await images.open("160x160", profile_image);
  expect(opened?.contentType).toBe("image/svg+xml");
  const body = Buffer.concat(await Array.fromAsync(opened?.body ?? []));
  expect(body.toString()).toMatch(/^<svg [^>]+>.*<\/svg>$/s);
  expect(opened?.bytes).toBe(body.length);
  for (const name of ["sign-toString.svg", "sign-nobody.svg", "person-.svg", "person-1.svg.png"])
    expect(await images.open("160x160", name)).toBeNull();
});

test("the season falls on the same weekdays whatever day it is", () => {
  for (let day = 0; day < 7; day += 1) {
    const today = addDays("2026-11-23", day);
    const weekdays = seasonBookings(today).map((booking) =>
      new Date(addDays(today, booking.day)).getUTCDay(),
    );
    expect(new Set(weekdays)).toEqual(new Set([4, 5, 6]));
    expect(Math.max(...seasonBookings(today).map((booking) => booking.day))).toBeLessThan(-10);
  }
});

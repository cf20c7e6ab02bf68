import { expect, test } from "vitest";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { BookingFormInput } from "#contract/bookings/booking-form.ts";
import { freshCorporation, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const hotel = freshCorporation(app);
const admin = testAdmin(app);

async function opened(id: number, as = hotel.token) {
  const { body } = await app.call(bookingEndpoints.getEditable, { as, params: { id } });
  const save = (
    values: Partial<BookingFormInput>,
    version: number | undefined = body.version,
    dryRun?: "1",
  ) =>
    app.call(bookingEndpoints.change, {
      as,
      params: { id },
      query: dryRun ? { dryRun } : {},
      body: { ...body, ...values, version } as BookingFormInput,
    });
  return { version: body.version, save };
}

test("an edit of a state that somebody has saved over is refused, with what changed, by whom and when", async () => {
  const { id } = await hotel.booking({ job_description: "Servering" });
  const [one, other] = [await opened(id), await opened(id, admin.token)];
  expect((await other.save({ job_description: "Servering ved runde borde" })).status).toBe(200);
  for (const dryRun of ["1", undefined] as const) {
    const refused = await one.save({ hourly_wage: "210,00" }, one.version, dryRun);
    expect(refused.status).toBe(409);
    expect(JSON.parse(refused.text)).toMatchObject({
      code: "changed_meanwhile",
      changes: [
        {
          field: "job_description",
          from: "Servering",
          to: "Servering ved runde borde",
          by: "admin",
          at: new Date(TEST_NOW).toISOString(),
        },
      ],
    });
  }
  const stored = await app.db
    .selectFrom("bookings")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(stored).toMatchObject({ job_description: "Servering ved runde borde", hourly_wage: 19_200 });
});

test("with the newest version one's own is saved over it", async () => {
  const { id } = await hotel.booking();
  const [one, other] = [await opened(id), await opened(id)];
  await other.save({ job_description: "Den ene" });
  const refused = JSON.parse((await one.save({ job_description: "Den anden" })).text);
  expect((await one.save({ job_description: "Den anden" }, refused.version)).status).toBe(200);
  expect((await opened(id)).version).toBeGreaterThan(refused.version);
});

test("what was changed and changed back is no change, and a call without a version is valid as before", async () => {
  const { id } = await hotel.booking({ job_description: "Servering" });
  const one = await opened(id);
  await (await opened(id)).save({ job_description: "Andet" });
  expect((await one.save({ hourly_wage: "205,00" })).status).toBe(409);
  await (await opened(id)).save({ job_description: "Servering" });
  expect((await one.save({ hourly_wage: "205,00" })).status).toBe(200);
  const { body } = await app.call(bookingEndpoints.getEditable, { as: hotel.token, params: { id } });
  const { version: _, ...form } = body;
  const answer = await app.call(bookingEndpoints.change, {
    as: hotel.token,
    params: { id },
    query: {},
    body: { ...form, hourly_wage: "206,00" } as BookingFormInput,
  });
  expect(answer.status).toBe(200);
});

test("of two who save at once from one state, one is saved and the other is told", async () => {
  const { id } = await hotel.booking();
  const [one, other] = [await opened(id), await opened(id)];
  const answers = await Promise.all([
    one.save({ job_description: "Den ene" }),
    other.save({ job_description: "Den anden" }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

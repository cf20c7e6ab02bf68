import { beforeAll, describe, expect, test } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { staffTypeEndpoints as rows } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import type { BodyInput } from "#contract/wire/endpoint.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import * as make from "#tests/support/factories.ts";
import { giveSkill, testDay } from "#tests/support/factories.ts";
import { signedInEmployee, testApp, testCorporation, testInvalidations } from "#tests/support/fixtures.ts";

const app = testApp();
const admin = testCorporation(app, { is_admin: true });
const invalidations = testInvalidations(app);
let anna: { id: number; token: string };

beforeAll(async () => {
  anna = await signedInEmployee(app);
});

const switchTo = (id: number, body: BodyInput<typeof rows.switchVisibility>) =>
  app.call(rows.switchVisibility, { as: admin.token, params: { id }, body });

describe("the switches", () => {
  test("take the state that is sent, under either name, and leave the other alone", async () => {
    const { id } = await make.staffType(app.db);
    expect((await switchTo(id, { WorkerCompany: "worker", value: false })).body).toMatchObject({
      worker: false,
      company: true,
    });
    expect((await switchTo(id, { WorkerCompany: "worker", value: false })).body.worker).toBe(false);
    expect((await switchTo(id, { WorkerCompany: "company", company: 0 })).body).toMatchObject({
      worker: false,
      company: false,
    });
    const written = await app.db
      .selectFrom("audit_log")
      .select(["actor_kind", "actor_id", "detail"])
      .where("action", "=", "switch_staff_type")
      .where("entity_id", "=", String(id))
      .orderBy("id")
      .execute();
    expect(written).toHaveLength(3);
    expect(written[2]).toMatchObject({
      actor_kind: "admin",
      actor_id: admin.id,
      detail: { changes: { company: { before: true, after: false } } },
    });
    expect(written[1]?.detail).toEqual({ changes: {}, changed: [] });
  });

  test("are refused without a state, for another switch, and for what is not there", async () => {
    const { id } = await make.staffType(app.db);
    expect((await switchTo(id, { WorkerCompany: "worker" })).status).toBe(422);
    expect((await switchTo(id, { WorkerCompany: "admin" as "worker", value: true })).status).toBe(422);
    expect((await switchTo(999_999, { WorkerCompany: "worker", value: true })).status).toBe(404);
  });

  test("take a type's jobs from the employees: no list, no application, no mail about a new one", async () => {
    const { id } = await make.staffType(app.db);
    const company = await make.corporation(app.db, { is_privileged_user: true });
    await giveSkill(app.db, anna.id, id);
    await app.db
      .insertInto("employee_regions")
      .values({ employee_id: anna.id, area_code: "eastJutland" })
      .execute();
    const booking = await make.booking(app.db, { corporation_id: company.id, staff_type_id: id });
    const offered = async () =>
      (await app.call(jobEndpoints.overview, { as: anna.token })).body.some((job) => job.id === booking.id);
    expect(await offered()).toBe(true);
    invalidations.length = 0;
    await switchTo(id, { WorkerCompany: "worker", value: false });
    expect(await offered()).toBe(false);
    await expect
      .poll(() => invalidations.find(({ channels }) => channels.includes("employees"))?.keys)
      .toContainEqual(["employees/bookings"]);
    const applied = await app.call(jobEndpoints.apply, { as: anna.token, params: { id: booking.id } });
    expect([applied.status, JSON.parse(applied.text).code]).toEqual([409, "not_workable"]);

    const token = await app.signIn({ kind: "corporation", id: company.id });
    expect(await offersAfterBooking(token, id)).toBe(0);
    await switchTo(id, { WorkerCompany: "worker", value: true });
    expect(await offersAfterBooking(token, id)).toBe(1);
  });

  test("keep companies from booking a type; an admin still can", async () => {
    const { id } = await make.staffType(app.db);
    await switchTo(id, { WorkerCompany: "company", value: false });
    const company = await make.corporation(app.db);
    const token = await app.signIn({ kind: "corporation", id: company.id });
    const refused = await book(token, id);
    expect([refused.status, JSON.parse(refused.text).errors]).toEqual([422, { staff_type: "Ikke gyldigt" }]);
    expect((await book(admin.token, id)).status).toBe(200);
  });

  const book = (as: string, staffType: number) =>
    app.call(bookingEndpoints.create, { as, body: bookingBody(staffType, testDay(9)) });

  async function offersAfterBooking(as: string, staffType: number): Promise<number> {
    const { body } = await book(as, staffType);
    const offers = await app.db
      .selectFrom("outbox")
      .select("key")
      .where("key", "=", `job-offered:${body.id}:${anna.id}`)
      .execute();
    return offers.length;
  }
});

import { beforeAll, describe, expect, test } from "vitest";
import { applicantEndpoints, jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { standbyEndpoints } from "#contract/applications/standby.endpoints.ts";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { approvalEndpoints as rows } from "#contract/employees/approval.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { giveSkill } from "#tests/support/factories.ts";
import { newestMailTo } from "#tests/support/fixtures/delivery.ts";
import { type EmployeeValues, testApp, testCorporation } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp({ settings: { approveProfiles: true } });
const hotel = testCorporation(app);
let admin: string;

beforeAll(async () => {
  const { id } = await make.corporation(app.db, { is_admin: true });
  admin = await app.signIn({ kind: "corporation", id });
});

async function person(values: EmployeeValues = {}) {
  const employee = await make.employee(app.db, values);
  await giveSkill(app.db, employee.id, hotel.staffType.id);
  return { ...employee, token: await app.signIn({ kind: "employee", id: employee.id }) };
}

const waiting = () => person({ approval: "waiting", approval_at: new Date(TEST_NOW) });
const apply = (token: string, id: number) => app.call(jobEndpoints.apply, { as: token, params: { id } });
const approve = (id: number) => app.call(rows.approve, { as: admin, params: { id } });
const decline = (id: number, reason = "I er langt væk") =>
  app.call(rows.decline, { as: admin, params: { id }, body: { reason } });
const mailTo = async (email: string) => (await newestMailTo(app, email)).text;

describe("a new profile", () => {
  test("waits from the end of its onboarding on, with a line of 'I dag', until it is approved", async () => {
    const fresh = await person({ new_user: true, first_name: "Nadia", last_name: "Vind" });
    const answer = await app.call(employeeEndpoints.intro, {
      as: fresh.token,
      body: {
        city: "Aarhus",
        phone: "20550181",
        email: "nadia@example.test",
        birth_date: "1998-05-04",
        description: "Glad og erfaren tjener",
        has_driver_license: true,
        workLocations: [{ country: "denmark", area_code: "eastJutland" }],
        jobRoles: [hotel.staffType.id],
      },
    });
    expect(answer.body).toMatchObject({ new_user: false, approval: "waiting" });
    const today = await app.call(worklistEndpoints.today, { as: admin });
    const group = today.body.groups.find(({ key }) => key === "new_profiles");
    expect(group?.items).toMatchObject([{ employee_id: fresh.id, person: "Nadia Vind" }]);
    const listed = await app.call(rows.newProfiles, { as: admin });
    expect(listed.body.profiles).toMatchObject([
      { id: fresh.id, job_titles: [hotel.staffType.job_title], age: 28, approval: "waiting" },
    ]);

    const job = await hotel.booking();
    expect(await apply(fresh.token, job.id)).toMatchObject({
      status: 409,
      body: { code: "profile_waiting" },
    });
    expect((await approve(fresh.id)).body).toEqual({ id: fresh.id, approval: "approved", reason: "" });
    expect((await apply(fresh.token, job.id)).status).toBe(200);
    expect(await mailTo("nadia@example.test")).toContain("godkendt din profil");
    expect((await app.call(rows.newProfiles, { as: admin })).body.waiting).toBe(0);
  });

  test("cannot stand by, and is not among those who can be added or asked", async () => {
    const one = await waiting();
    const full = await hotel.booking({ number_of_staff: 1 });
    const other = await make.employee(app.db);
    await make.shift(app.db, { booking_id: full.id, employee_id: other.id, status: "selected" });
    const standBy = await app.call(standbyEndpoints.standBy, {
      as: one.token,
      params: { id: full.id },
      body: { auto: true },
    });
    expect(standBy.body).toMatchObject({ code: "profile_waiting" });
    const options = await app.call(employeeEndpoints.options, { as: admin });
    expect(options.body.map(({ id }) => id)).not.toContain(one.id);
  });
});

describe("declining a profile", () => {
  test("tells the person why, ends open applications, and refuses new ones with a sentence", async () => {
    const one = await person({ email: "tilde@example.test" });
    const job = await hotel.booking();
    const applied = await apply(one.token, job.id);
    expect(applied.status).toBe(200);
    expect((await decline(one.id)).body).toMatchObject({ approval: "declined", reason: "I er langt væk" });
    expect(await mailTo("tilde@example.test")).toContain("I er langt væk");
    const shift = await app.db
      .selectFrom("shifts")
      .select(["id", "status"])
      .where("employee_id", "=", one.id)
      .executeTakeFirstOrThrow();
    expect(shift.status).toBe("withdrawn");
    expect((await apply(one.token, job.id)).body).toMatchObject({ code: "profile_declined" });
    const me = await app.call(sessionEndpoints.employeeMe, { as: one.token });
    expect(me.body.employee).toMatchObject({ approval: "declined", approval_reason: "I er langt væk" });
  });

  test("can be turned into an approval, and back; a repeat changes and tells nothing", async () => {
    const one = await waiting();
    await decline(one.id);
    const sent = () => app.db.selectFrom("outbox").select("key").where("recipient", "=", one.email).execute();
    const before = (await sent()).length;
    await decline(one.id, "Noget andet");
    expect(await sent()).toHaveLength(before);
    expect((await approve(one.id)).body.approval).toBe("approved");
    expect((await approve(one.id)).status).toBe(200);
    const job = await hotel.booking();
    expect((await apply(one.token, job.id)).status).toBe(200);
    expect((await decline(one.id)).body.approval).toBe("declined");
  });

  test("is refused while the person has shifts to come", async () => {
    const one = await person();
    const job = await hotel.booking();
    await make.shift(app.db, { booking_id: job.id, employee_id: one.id, status: "selected" });
    expect((await decline(one.id)).body).toMatchObject({ code: "profile_has_shifts" });
  });
});

test("nobody is selected whose profile is declined, whoever was quicker", async () => {
  const one = await person({ approval: "declined" });
  const job = await hotel.booking();
  const { id } = await make.shift(app.db, { booking_id: job.id, employee_id: one.id, status: "applied" });
  const answer = await app.call(applicantEndpoints.changeState, {
    as: hotel.token,
    params: { shiftId: id },
    query: { shiftType: "selected" },
    body: {},
  });
  expect(answer.body).toMatchObject({ code: "profile_not_approved" });
});

describe("somebody who is declined at the moment of", () => {
  const placesOf = async (employeeId: number) => {
    const found = app.db.selectFrom("shifts").select("status").where("employee_id", "=", employeeId);
    const rows = await found.where("status", "in", ["applied", "selected"]).execute();
    return rows.map(({ status }) => status);
  };

  test("taking an offer has the shift and is approved, or is declined and has nothing", async () => {
    for (let round = 0; round < 8; round += 1) {
      const one = await person();
      const job = await hotel.booking();
      const until = new Date(TEST_NOW + 3_600_000);
      const offer = { booking_id: job.id, employee_id: one.id, kind: "replacement" as const };
      await app.db
        .insertInto("offers")
        .values({ ...offer, created_at: new Date(TEST_NOW), expires_at: until })
        .execute();
      const params = { id: job.id };
      const [taken, declined] = await Promise.all([
        app.call(standbyEndpoints.acceptOffer, { as: one.token, params }),
        decline(one.id),
      ]);
      expect([taken.status, declined.status].filter((status) => status === 200)).toHaveLength(1);
      expect(await placesOf(one.id)).toEqual(taken.status === 200 ? ["selected"] : []);
    }
  });

  test("applying or standing by has no application and no place in a queue", async () => {
    for (let round = 0; round < 8; round += 1) {
      const one = await person();
      const job = await hotel.booking();
      const full = await hotel.booking({ number_of_staff: 1 });
      await hotel.shiftOn(full.id);
      const params = { id: full.id };
      await Promise.all([
        apply(one.token, job.id),
        app.call(standbyEndpoints.standBy, { as: one.token, params, body: { auto: true } }),
        decline(one.id),
      ]);
      expect(await placesOf(one.id)).toEqual([]);
      const queued = app.db.selectFrom("standby_places").select("id").where("employee_id", "=", one.id);
      expect(await queued.execute()).toEqual([]);
    }
  });
});

import { beforeAll, describe, expect, test } from "vitest";
import { approvalEndpoints } from "#contract/employees/approval.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { invitationEndpoints as rows } from "#contract/employees/invitation.endpoints.ts";
import { signInIdentity } from "#server/features/employees/employee.queries.ts";
import { followUpInvitations } from "#server/features/employees/invitations/follow-up.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import * as make from "#tests/support/factories.ts";
import { testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const DAY = 24 * 3_600_000;
const app = testApp({ settings: { approveProfiles: true } });
let admin: string;

beforeAll(async () => {
  const { id } = await make.corporation(app.db, { is_admin: true });
  admin = await app.signIn({ kind: "corporation", id });
});

type People = { first_name?: string; last_name?: string; email?: string; phone?: string }[];
const invite = (people: People, approved = false) =>
  app.call(rows.invite, { as: admin, body: { people, approved } });
const list = async () => (await app.call(rows.invitations, { as: admin })).body;
const sentTo = (recipient: string) =>
  app.db.selectFrom("outbox").select(["channel", "body"]).where("recipient", "=", recipient).execute();
const comes = (email: string, now = TEST_NOW) =>
  inTransaction(app.db, (tx) =>
    signInIdentity(tx, { provider: "facebook", subject: email, firstName: "", lastName: "", email }, now),
  );

describe("inviting", () => {
  test("sends an e-mail or an SMS, once for two lines of one person, and leaves out who has a profile", async () => {
    const there = await make.employee(app.db, { email: "anna@example.test" });
    const { body } = await invite([
      { first_name: "Nadia", email: "nadia@example.test" },
      { email: "NADIA@example.test" },
      { phone: "+45 20 55 01 81" },
      { email: there.email },
    ]);
    expect(body).toEqual([
      { email: "nadia@example.test", status: "invited" },
      { email: "NADIA@example.test", status: "invited" },
      { phone: "20550181", status: "invited" },
      { email: "anna@example.test", status: "exists" },
    ]);
    expect(await sentTo("nadia@example.test")).toMatchObject([{ channel: "email" }]);
    expect(await sentTo("20550181")).toMatchObject([{ channel: "sms" }]);
    expect(await list()).toHaveLength(2);
  });

  test("again renews the invitation that is open", async () => {
    await invite([{ email: "igen@example.test" }]);
    app.setNow(TEST_NOW + DAY);
    await invite([{ email: "igen@example.test" }]);
    app.setNow(TEST_NOW);
    expect((await list()).filter(({ email }) => email === "igen@example.test")).toHaveLength(1);
    expect(await sentTo("igen@example.test")).toHaveLength(2);
  });

  test("again within the minute, as after a lost answer, keeps what is new but sends no second mail", async () => {
    await invite([{ email: "tabt@example.test" }]);
    app.setNow(TEST_NOW + 20_000);
    const { body } = await invite([{ first_name: "Tove", email: "tabt@example.test" }], true);
    app.setNow(TEST_NOW);
    expect(body).toEqual([{ email: "tabt@example.test", status: "invited" }]);
    expect(await sentTo("tabt@example.test")).toHaveLength(1);
    expect((await list()).find(({ email }) => email === "tabt@example.test")).toMatchObject({
      first_name: "Tove",
      approved_beforehand: true,
      sent_at: new Date(TEST_NOW).toISOString(),
    });
  });

  test("refuses a line that names nobody, and more than fifty", async () => {
    expect((await invite([{ first_name: "Nadia" }])).status).toBe(422);
    const many = Array.from({ length: 51 }, (_, index) => ({ phone: String(30_000_000 + index) }));
    expect((await invite(many)).status).toBe(422);
  });
});

describe("somebody who was invited", () => {
  test("begins with what the invitation knows, and needs no approval where it was given beforehand", async () => {
    const tjener = await make.staffType(app.db);
    await invite([{ first_name: "Tilde", last_name: "Bak", email: "tilde@example.test" }], true);
    const person = await comes("Tilde@example.test");
    expect(person).toMatchObject({ first_name: "Tilde", last_name: "Bak", email: "tilde@example.test" });
    expect((await list()).map(({ email }) => email)).not.toContain("tilde@example.test");
    const intro = await app.call(employeeEndpoints.intro, {
      as: await app.signIn({ kind: "employee", id: person.id }),
      body: {
        city: "Aarhus",
        phone: "20550118",
        email: "tilde@example.test",
        birth_date: "1998-05-04",
        description: "Glad og erfaren tjener",
        has_driver_license: true,
        workLocations: [{ country: "denmark", area_code: "eastJutland" }],
        jobRoles: [tjener.id],
      },
    });
    expect(intro.body.approval).toBe("approved");
    expect((await app.call(approvalEndpoints.newProfiles, { as: admin })).body.waiting).toBe(0);
  });

  test("is nobody's guest after seven days, nor once the invitation is withdrawn", async () => {
    await invite([{ first_name: "Sent", email: "sent@example.test" }]);
    expect((await comes("sent@example.test", TEST_NOW + 7 * DAY)).first_name).toBe("");
    await invite([{ first_name: "Bo", email: "bo@example.test" }]);
    const id = (await list()).find(({ email }) => email === "bo@example.test")?.id ?? 0;
    const withdraw = () => app.call(rows.withdrawInvitation, { as: admin, params: { id } });
    expect((await withdraw()).status).toBe(200);
    expect((await withdraw()).status).toBe(200);
    expect((await comes("bo@example.test")).first_name).toBe("");
    const again = await app.call(rows.sendInvitation, { as: admin, params: { id } });
    expect(again.body).toMatchObject({ code: "invitation_over" });
  });

  test("is reminded once, can be sent the link again, and is forgotten after 90 days", async () => {
    await invite([{ email: "husk@example.test" }]);
    const day4 = TEST_NOW + 4 * DAY + DAY / 24;
    for (const now of [day4, day4 + DAY]) {
      app.setNow(now);
      await followUpInvitations(app.services);
    }
    expect(await sentTo("husk@example.test")).toHaveLength(2);
    const id = (await list()).find(({ email }) => email === "husk@example.test")?.id ?? 0;
    const send = () => app.call(rows.sendInvitation, { as: admin, params: { id } });
    expect((await send()).status).toBe(200);
    expect((await send()).body).toMatchObject({ code: "invitation_just_sent" });
    expect(await sentTo("husk@example.test")).toHaveLength(3);
    app.setNow(day4 + 92 * DAY);
    await followUpInvitations(app.services);
    const left = await app.db.selectFrom("invitations").select("id").where("id", "=", id).execute();
    expect(left).toEqual([]);
    app.setNow(TEST_NOW);
  });
});

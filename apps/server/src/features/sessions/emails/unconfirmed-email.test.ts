import { describe, expect, test } from "vitest";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { orderEndpoints } from "#contract/bookings/order.endpoints.ts";
import { accountEndpoints as rows } from "#contract/corporations/account.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import * as make from "#tests/support/factories.ts";
import { newestMailTo } from "#tests/support/fixtures/delivery.ts";
import { signUpForm } from "#tests/support/fixtures/sign-up-form.ts";
import { signedInCorporation, storedCorporation, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const DAY = 24 * 3_600_000;
const app = testApp();
const office = testAdmin(app);
let signedUp = 0;

/** A company that has just signed up, with a booking that waits. */
async function newCompany() {
  signedUp += 1;
  const email = `ny${signedUp}@strandlyst.test`;
  const { body } = await app.call(corporationEndpoints.signUp, { body: { ...signUpForm, email } });
  const as = body.token;
  const { id: staffType } = await make.staffType(app.db);
  const booking = bookingBody(staffType, make.testDay(6));
  const made = await app.call(bookingEndpoints.create, { as, body: booking });
  return { id: body.corporation.id, as, email, booking: made.body.id };
}

const approve = (id: number) => app.call(adminBookingEndpoints.approve, { as: office.token, params: { id } });
const confirm = (token: string) => app.call(rows.confirmEmail, { params: { token } });
const me = async (as: string) => (await app.call(sessionEndpoints.corporationMe, { as })).body.corporation;

/** The newest link that was mailed to somebody. */
async function linkTo(email: string): Promise<string> {
  const mail = await app.db
    .selectFrom("outbox")
    .select(["key", "body", "link_encrypted"])
    .where("recipient", "=", email)
    .where("subject", "like", "Bekræft %")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  const { key, body, link_encrypted } = mail;
  const text = link_encrypted && app.services.secrets.decrypt(link_encrypted, "outbox.link_encrypted", key);
  return /confirmEmail\/([\w-]{43})/.exec(text ?? body)?.[1] ?? "";
}

describe("a company that signs up", () => {
  test("is mailed a link, and what it books is approved once the link is pressed", async () => {
    const { as, email, booking } = await newCompany();
    expect(await me(as)).toMatchObject({ email_confirmed: false, pending_email: null });
    expect(await approve(booking)).toMatchObject({ status: 409, body: { code: "email_unconfirmed" } });
    expect((await confirm(await linkTo(email))).body).toEqual({ status: "success", email, is_new: false });
    // The session in which it signed up goes on.
    expect(await me(as)).toMatchObject({ email, email_confirmed: true });
    expect((await approve(booking)).status).toBe(200);
  });

  test("confirms once, also where the link is pressed twice at once", async () => {
    const { email } = await newCompany();
    const link = await linkTo(email);
    const answers = await Promise.all([confirm(link), confirm(link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await confirm(link)).status).toBe(404);
  });

  test("has seven days, and a new link takes the place of the one before", async () => {
    const { as, email } = await newCompany();
    const first = await linkTo(email);
    app.setNow(TEST_NOW + 7 * DAY);
    expect((await confirm(first)).status).toBe(404);
    app.setNow(TEST_NOW);
    expect((await app.call(rows.sendEmailLinkAgain, { as })).body.email_confirmed).toBe(false);
    const second = await linkTo(email);
    expect(second).not.toBe(first);
    expect((await confirm(first)).status).toBe(404);
    app.setNow(TEST_NOW + 7 * DAY - 1);
    expect((await confirm(second)).status).toBe(200);
    app.setNow(TEST_NOW);
    expect((await app.call(rows.sendEmailLinkAgain, { as })).status).toBe(409);
  });

  test("corrects an address that it mistyped, and the stranger who has it is told nothing", async () => {
    const { as, email, booking } = await newCompany();
    const strangers = await linkTo(email);
    const right = `rigtig-${email}`;
    const body = { email: right, current_password: signUpForm.password };
    expect((await app.call(rows.changeEmail, { as, body })).body.pending_email).toBe(right);
    expect((await newestMailTo(app, email)).text).not.toContain(right);
    expect((await confirm(strangers)).status).toBe(404);
    expect((await confirm(await linkTo(right))).body).toMatchObject({ email: right, is_new: true });
    expect((await newestMailTo(app, email)).text).not.toContain(right);
    expect((await approve(booking)).status).toBe(200);
  });

  test("asks for the link to the first address again once it has dropped another", async () => {
    const { as, email } = await newCompany();
    const body = { email: `anden-${email}`, current_password: signUpForm.password };
    await app.call(rows.changeEmail, { as, body });
    await app.call(rows.cancelEmailChange, { as });
    await app.call(rows.sendEmailLinkAgain, { as });
    expect((await confirm(await linkTo(email))).status).toBe(200);
  });

  test("has confirmed by the link to a new password", async () => {
    const { email, booking } = await newCompany();
    await app.call(sessionEndpoints.resetPassword, { body: { email } });
    const token = /confirmResetPassword\/([\w-]{43})/.exec((await newestMailTo(app, email)).text)?.[1] ?? "";
    const body = { password: "et helt nyt kodeord" };
    await app.call(sessionEndpoints.confirmResetPassword, { params: { token }, body });
    expect((await approve(booking)).status).toBe(200);
  });

  test("waits like any other where its bookings need not be seen", async () => {
    const { id, as } = await newCompany();
    await app.db.updateTable("corporations").set({ is_privileged_user: true }).where("id", "=", id).execute();
    const { id: staffType } = await make.staffType(app.db);
    const body = bookingBody(staffType, make.testDay(8));
    const made = (await app.call(bookingEndpoints.create, { as, body })).body;
    expect(made.approved).toBe(false);
  });
});

describe("the office", () => {
  test("reads on 'I dag' and in the queue why a booking waits", async () => {
    const { booking, email } = await newCompany();
    const lineOf = async () => {
      const { groups } = (await app.call(worklistEndpoints.today, { as: office.token })).body;
      const group = groups.find(({ key }) => key === "to_approve");
      return group?.items.find(({ booking_id }) => booking_id === booking)?.about;
    };
    const isConfirmed = async () => {
      const { body } = await app.call(adminBookingEndpoints.waiting, { as: office.token });
      return body.find(({ id }) => id === booking)?.corporation.email_confirmed;
    };
    expect([await lineOf(), await isConfirmed()]).toEqual([["email_unconfirmed"], false]);
    await confirm(await linkTo(email));
    expect([await lineOf(), await isConfirmed()]).toEqual([[], true]);
  });

  test("sends the link anew, which the company's own takes the place of", async () => {
    const { id, email } = await newCompany();
    const parts = { as: office.token, params: { id } };
    const first = await linkTo(email);
    expect((await app.call(rows.sendEmailLinkOf, parts)).status).toBe(200);
    expect((await confirm(first)).status).toBe(404);
    expect((await confirm(await linkTo(email))).status).toBe(200);
    expect((await app.call(rows.sendEmailLinkOf, parts)).status).toBe(409);
  });

  test("marks it as confirmed with a reason that is logged once, and the link stops working", async () => {
    const { id, email, booking } = await newCompany();
    const link = await linkTo(email);
    const mark = (reason: string) =>
      app.call(rows.markEmailConfirmed, { as: office.token, params: { id }, body: { reason } });
    expect((await mark(" ")).status).toBe(422);
    expect((await mark("Talte med Signe")).body.email_confirmed).toBe(true);
    expect((await mark("Igen")).status).toBe(200);
    const logged = await app.db
      .selectFrom("audit_log")
      .select("detail")
      .where("action", "=", "mark_email_confirmed")
      .where("entity_id", "=", String(id))
      .execute();
    expect(logged).toEqual([{ detail: { reason: "Talte med Signe" } }]);
    expect((await confirm(link)).status).toBe(404);
    expect((await approve(booking)).status).toBe(200);
  });

  test("keeps an address that waits when it marks the first one", async () => {
    const { id, as, email } = await newCompany();
    const wanted = `anden-${email}`;
    const body = { email: wanted, current_password: signUpForm.password };
    await app.call(rows.changeEmail, { as, body });
    const params = { id };
    await app.call(rows.markEmailConfirmed, { as: office.token, params, body: { reason: "Ringede" } });
    expect(await storedCorporation(app, id)).toMatchObject({ pending_email: wanted });
    expect((await confirm(await linkTo(wanted))).status).toBe(200);
  });

  test("is told for each booking of an order that it approves in one press", async () => {
    const { id, booking } = await newCompany();
    const { id: order } = await app.db
      .insertInto("orders")
      .values({ corporation_id: id, title: "Bryllup", created_at: new Date(TEST_NOW) })
      .returning("id")
      .executeTakeFirstOrThrow();
    await app.db.updateTable("bookings").set({ order_id: order }).where("id", "=", booking).execute();
    const body = { booking_ids: [booking] };
    const answer = await app.call(orderEndpoints.approve, { as: office.token, params: { id: order }, body });
    expect(answer.body.results).toEqual([{ booking_id: booking, result: "email_unconfirmed" }]);
  });

  test("does neither for an office user, a colleague's login or nobody", async () => {
    const other = await signedInCorporation(app, { is_admin: true });
    const company = await signedInCorporation(app);
    const member = await make.corporation(app.db, { member_of: company.id });
    for (const id of [other.id, member.id, 999_999]) {
      const parts = { as: office.token, params: { id } };
      expect((await app.call(rows.sendEmailLinkOf, parts)).status).toBe(404);
      const body = { reason: "Ringede" };
      expect((await app.call(rows.markEmailConfirmed, { ...parts, body })).status).toBe(404);
    }
  });
});

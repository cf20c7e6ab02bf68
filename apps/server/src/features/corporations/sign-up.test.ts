import { describe, expect, test } from "vitest";
import { corporationEndpoints as rows } from "#contract/corporations/corporation.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import * as make from "#tests/support/factories.ts";
import { askRegister } from "#tests/support/fixtures/company-register.ts";
import { signUpForm } from "#tests/support/fixtures/sign-up-form.ts";
import { storedCorporation, testApp } from "#tests/support/fixtures.ts";
import { corporationMessages, ourName, passwordMessages } from "#texts/da/common/validation.ts";

const app = testApp();

const signUp = (change: Record<string, unknown>) => {
  const confirmPassword = change.password ?? signUpForm.confirmPassword;
  return app.call(rows.signUp, { body: { ...signUpForm, confirmPassword, ...change } as typeof signUpForm });
};

describe("signing a company up", () => {
  test("signs it in at once, with invoice, 7 days and no fees of its own", async () => {
    const answer = await signUp({ email: "first@strandlyst.test" });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: "success",
      taken_over: false,
      corporation: {
        name: "Hotel Strandlyst",
        payment_type: "invoice",
        payment_deadline: 7,
        standard_fee: 0,
        terms_accepted_at: "2026-11-24T09:00:00.000Z",
        department: "",
      },
    });
    const me = await app.call(sessionEndpoints.corporationMe, { as: answer.body.token });
    expect(me.body.corporation).toMatchObject({ email: "first@strandlyst.test", is_admin: false });
    expect(answer.text).not.toMatch(/password|argon2/i);
    const again = { email: "FIRST@strandlyst.test", password: signUpForm.password };
    const signIn = await app.call(sessionEndpoints.corporationSignIn, { body: again });
    expect(signIn.body.status).toBe("success");
  });

  test("gives nobody rights, fees or terms of payment that were only sent", async () => {
    const answer = await signUp({
      email: "sly@strandlyst.test",
      is_admin: true,
      is_privileged_user: true,
      payment_type: "credit_card",
      payment_deadline: 30,
      standard_fee: 1,
    });
    const { id } = answer.body.corporation;
    expect(await storedCorporation(app, id)).toMatchObject({
      is_admin: false,
      is_privileged_user: false,
      payment_type: "invoice",
      payment_deadline: 7,
      standard_fee: 0,
    });
  });

  test("refuses our own name, under the field where it stands", async () => {
    const alone = await signUp({ email: "us@strandlyst.test", name: "Vagt-klar Support" });
    expect(alone).toMatchObject({ status: 422, body: { errors: { name: ourName("Vagtklar") } } });
    const booking = bookingBody((await make.staffType(app.db)).id, make.testDay(6));
    const corporation = { ...signUpForm, email: "us@strandlyst.test", name: "Vagtklar" };
    const both = await app.call(rows.signUpWithBooking, { body: { corporation, booking } });
    const errors = { "corporation.name": ourName("Vagtklar") };
    expect(both).toMatchObject({ status: 422, body: { errors } });
  });

  test("refuses a company that the register says is closed, with and without a booking", async () => {
    const service = await askRegister(app);
    service.companies.set(signUpForm.cvr_nr, {
      ...{ vat: Number(signUpForm.cvr_nr), name: "Lukket Kro", enddate: "31/01 - 2024" },
    });
    const alone = await signUp({ email: "closed@strandlyst.test" });
    expect(alone).toMatchObject({ status: 422, body: { errors: { cvr_nr: corporationMessages.cvrClosed } } });
    const booking = bookingBody((await make.staffType(app.db)).id, make.testDay(6));
    const corporation = { ...signUpForm, email: "closed@strandlyst.test" };
    const both = await app.call(rows.signUpWithBooking, { body: { corporation, booking } });
    const errors = { "corporation.cvr_nr": corporationMessages.cvrClosed };
    expect(both).toMatchObject({ status: 422, body: { errors } });
    const made = app.db.selectFrom("corporations").where("email", "=", "closed@strandlyst.test");
    expect(await made.execute()).toEqual([]);
  });

  test("keeps nobody out while the register does not answer, or knows no such number", async () => {
    const service = await askRegister(app);
    expect((await signUp({ email: "unknown@strandlyst.test" })).status).toBe(200);
    service.refuseWith("QUOTA_EXCEEDED");
    expect((await signUp({ email: "quota@strandlyst.test" })).status).toBe(200);
    service.refuseWith("BANNED");
    expect((await signUp({ email: "banned@strandlyst.test" })).status).toBe(200);
  });

  test("welcomes it by e-mail, with nothing in it that was typed", async () => {
    await signUp({ email: "welcome@strandlyst.test" });
    const mails = await app.db
      .selectFrom("outbox")
      .select(["subject", "body", "channel"])
      .where("recipient", "=", "welcome@strandlyst.test")
      .execute();
    expect(mails).toMatchObject([
      { subject: "Velkommen til Vagtklar", channel: "email" },
      { subject: "Bekræft jeres e-mail", channel: "email" },
    ]);
    expect(mails[0]?.body).toContain("I har nu en profil hos Vagtklar");
    expect(mails.map(({ body }) => body).join()).not.toContain("Signe");
  });

  test("is refused for an e-mail that is taken, in whatever case, and makes nothing", async () => {
    await make.corporation(app.db, { email: "taken@strandlyst.test" });
    const answer = await signUp({ email: "Taken@Strandlyst.test" });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ message: "Profilen eksister allerede i systemet" });
    const mails = await app.db
      .selectFrom("outbox")
      .where("recipient", "=", "Taken@Strandlyst.test")
      .execute();
    expect(mails).toEqual([]);
  });

  test("lets one of two sign-ups with one e-mail through that come at once", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => signUp({ email: "race@strandlyst.test" })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test("lets two departments share a CVR number", async () => {
    await signUp({ email: "bar@strandlyst.test", department: "Bar" });
    expect((await signUp({ email: "cafe@strandlyst.test", department: "Café" })).status).toBe(200);
  });

  test.each([
    [{ name: "" }, "name", "Mangler navn"],
    [{ email: "" }, "email", "Mangler email"],
    [{ email: "signe@hotel" }, "email", "Ikke gyldig email"],
    [{ cvr_nr: "" }, "cvr_nr", "Mangler cvr"],
    [{ cvr_nr: "123456789" }, "cvr_nr", "Ikke gyldigt CVR"],
    [{ address: " " }, "address", "Mangler addresse"],
    [{ city_zip: "" }, "city_zip", "Mangler post nr."],
    [{ city: "" }, "city", "Mangler by"],
    [{ contact_person: "" }, "contact_person", "Mangler kontaktperson"],
    [{ phone: "" }, "phone", "Mangler telefon nr."],
    [{ billing_email: "" }, "billing_email", "Mangler email"],
    [{ billing_email: "x" }, "billing_email", "Ikke gyldig email"],
    [{ password: "", confirmPassword: "" }, "password", "Mangler kodeord"],
    [{ password: "1234567" }, "password", "Kodeordet skal være længere"],
    [{ password: "x".repeat(129) }, "password", "Kodeordet må højst være 128 tegn"],
    [{ password: "qwerty123" }, "password", passwordMessages.common],
    [{ password: "Hotel Strandlyst!" }, "password", passwordMessages.own],
    [{ confirmPassword: "" }, "confirmPassword", "Bekræft kodeord"],
    [{ confirmPassword: "noget andet" }, "confirmPassword", "Kodeordene stemmer ikke overens"],
    [{ terms_accepted_at: undefined }, "terms_accepted_at", "Mangler at vælge"],
    [{ terms_accepted_at: "" }, "terms_accepted_at", "Mangler at vælge"],
    [{ terms_accepted_at: "nej" }, "terms_accepted_at", "Mangler at vælge"],
    [{ terms_accepted_at: false }, "terms_accepted_at", "Mangler at vælge"],
    [{ nonsense: 1 }, "nonsense", "Ukendt felt"],
  ])("refuses %j under %s: %s", async (change, field, message) => {
    const answer = await signUp(change);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      message: "Nogle felter er ikke udfyldt korrekt",
      errors: { [field]: message },
    });
  });
});

import { describe, expect, test } from "vitest";
import { editProfileEndpoints as editing } from "#contract/backoffice/edit-profile.endpoints.ts";
import { pageEndpoints } from "#contract/backoffice/profile-page.endpoints.ts";
import { corporationEndpoints as rows } from "#contract/corporations/corporation.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { askRegister } from "#tests/support/fixtures/company-register.ts";
import { signedInCorporation, storedCorporation, testApp } from "#tests/support/fixtures.ts";
import { corporationMessages, ourName } from "#texts/da/common/validation.ts";

const app = testApp();

describe("saving a company's profile", () => {
  test("changes what is sent and leaves the rest", async () => {
    const { token } = await signedInCorporation(app, {
      department: "Bar",
      ean: "5790000000005",
      name: "Hotel",
    });
    const answer = await app.call(rows.saveProfile, {
      as: token,
      body: { name: " Hotel Strandlyst ", noti_cancel_booking: 0 as never },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      name: "Hotel Strandlyst",
      department: "Bar",
      ean: "5790000000005",
      noti_cancel_booking: false,
      noti_update_booking: true,
    });
  });

  test("takes the whole company back as it was answered, and nothing at all", async () => {
    const { token } = await signedInCorporation(app);
    const { body } = await app.call(sessionEndpoints.corporationMe, { as: token });
    const whole = await app.call(rows.saveProfile, { as: token, body: body.corporation as never });
    expect(whole.body).toEqual(body.corporation);
    expect((await app.call(rows.saveProfile, { as: token, body: {} })).body).toEqual(body.corporation);
  });

  test("refuses a new name that is ours from the company, and takes it from an admin", async () => {
    const { id, token } = await signedInCorporation(app);
    const body = { name: "Vagtklar Drift" };
    const refused = await app.call(rows.saveProfile, { as: token, body });
    expect(refused).toMatchObject({ status: 422, body: { errors: { name: ourName("Vagtklar") } } });
    const admin = await signedInCorporation(app, { is_admin: true });
    const as = await app.takeOver(admin, { kind: "corporation", id });
    expect((await app.call(rows.saveProfile, { as, body })).status).toBe(200);
    expect((await app.call(rows.saveProfile, { as: token, body })).status).toBe(200);
  });

  test("refuses a changed CVR number that the register says is closed, from the company and from the office", async () => {
    const { id, token } = await signedInCorporation(app, { cvr_nr: "10000009" });
    const service = await askRegister(app);
    const close = (vat: string) =>
      service.companies.set(vat, { vat: Number(vat), name: "Lukket Kro", enddate: "31/01 - 2024" });
    close("12345674");
    const body = { cvr_nr: "12345674" };
    const errors = { cvr_nr: corporationMessages.cvrClosed };
    expect(await app.call(rows.saveProfile, { as: token, body })).toMatchObject({
      ...{ status: 422, body: { errors } },
    });
    const { token: as } = await signedInCorporation(app, { is_admin: true });
    const { version } = (await app.call(pageEndpoints.company, { as, params: { id } })).body;
    const byOffice = await app.call(editing.saveCorporationProfile, {
      ...{ as, params: { id }, body: { ...body, version } },
    });
    expect(byOffice).toMatchObject({ status: 422, body: { errors } });
    expect(await storedCorporation(app, id)).toMatchObject({ cvr_nr: "10000009" });
    close("10000009");
    const same = { cvr_nr: "10000009", contact_person: "Signe" };
    expect((await app.call(rows.saveProfile, { as: token, body: same })).status).toBe(200);
    service.refuseWith("QUOTA_EXCEEDED");
    expect((await app.call(rows.saveProfile, { as: token, body })).status).toBe(200);
  });

  test("ignores from a company what is for admins to say", async () => {
    const { id, token } = await signedInCorporation(app, { admin_message: "Betaler sent" });
    const forged = {
      is_admin: true,
      is_privileged_user: true,
      admin_message: "God kunde",
      payment_type: "credit_card" as const,
      payment_deadline: 30 as const,
      standard_fee: "1,00",
      urgent_booking_fee: 1,
      emergency_booking_fee: 1,
    };
    expect((await app.call(rows.saveProfile, { as: token, body: forged as never })).status).toBe(200);
    expect(await storedCorporation(app, id)).toMatchObject({
      is_admin: false,
      is_privileged_user: false,
      admin_message: "Betaler sent",
      payment_type: "invoice",
      payment_deadline: 7,
      standard_fee: 0,
    });
  });

  test("takes it from an admin who has taken over, but not admin rights, and writes both names down", async () => {
    const { id } = await signedInCorporation(app);
    const admin = await signedInCorporation(app, { is_admin: true });
    const takenOver = await app.takeOver(admin, { kind: "corporation", id });
    const body = {
      is_admin: true,
      is_privileged_user: true,
      payment_deadline: 30 as const,
      standard_fee: "35,50",
      urgent_booking_fee: 20.25,
    };
    const answer = await app.call(rows.saveProfile, { as: takenOver, body: body as never });
    expect(answer.body).toMatchObject({
      is_admin: false,
      is_privileged_user: true,
      payment_deadline: 30,
      standard_fee: 35.5,
      urgent_booking_fee: 20.25,
    });
    const line = await app.db
      .selectFrom("audit_log")
      .selectAll()
      .where("action", "=", "save_profile")
      .where("entity_id", "=", String(id))
      .executeTakeFirst();
    expect(line).toMatchObject({ actor_id: admin.id, on_behalf_of: `corporation:${id}` });
  });

  test("is refused for an e-mail of somebody else, and changes nothing", async () => {
    const other = await signedInCorporation(app);
    const { token, name } = await signedInCorporation(app);
    const body = { name: "Nyt navn", email: other.email.toUpperCase() };
    const answer = await app.call(rows.saveProfile, { as: token, body });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ message: "Email/Brugernavn findes allerede" });
    const me = await app.call(sessionEndpoints.corporationMe, { as: token });
    expect(me.body.corporation.name).toBe(name);
  });

  test.each([
    [{ email: "signe" }, "email", "Ikke gyldig email"],
    [{ cvr_nr: "1234567" }, "cvr_nr", "Ikke gyldigt CVR"],
    [{ phone: "123456789" }, "phone", "Ikke gyldigt telefon nr."],
    [{ payment_deadline: 8 }, "payment_deadline", "Vælg betalingsfrist"],
    [{ payment_type: "cash" }, "payment_type", "Vælg betalingsform"],
    [{ standard_fee: "35.50" }, "standard_fee", "Angiv et beløb, f.eks. 35 eller 35,50"],
    [{ baseURL_image: "javascript:alert(1)" }, "baseURL_image", "Ikke gyldigt"],
    [{ nonsense: 1 }, "nonsense", "Ukendt felt"],
  ])("refuses %j under %s: %s", async (body, field, message) => {
    const { token } = await signedInCorporation(app);
    const answer = await app.call(rows.saveProfile, { as: token, body: body as never });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: { [field]: message } });
  });

  test("is for companies", async () => {
    expect((await app.call(rows.saveProfile, { body: {} })).status).toBe(401);
  });
});

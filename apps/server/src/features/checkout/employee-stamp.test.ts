import { beforeEach, describe, expect, test } from "vitest";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { employeeCheckout } from "#contract/checkout/checkout.entities.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { employeeWithPayData } from "#tests/support/fixtures/pay-data.ts";
import { type EmployeeValues, type ShiftValues, testApp, testCorporation } from "#tests/support/fixtures.ts";

const app = testApp();
const hotel = testCorporation(app);

const PAY_DATA = {
  cpr_nr: "0405980001",
  bank_account_nr: "0001234567",
  bank_reg_nr: "1234",
  tax_card_type: 1 as const,
};
const COMPANY = { corporation_checkin_time: "10:00", corporation_checkout_time: "18:00" };

/** A CPR number is one person's: those of the test before are nobody's again. */
beforeEach(async () => {
  await app.db.updateTable("employees").set({ cpr_encrypted: null, cpr_digest: null }).execute();
});

/** An employee with a confirmed shift of yesterday, 10:00 to 18:00, whose pay data is stored. */
async function worked(shift: ShiftValues = {}, employee: EmployeeValues = {}, date = testDay(-1)) {
  const { cpr_nr: cpr, bank_reg_nr: bankReg, bank_account_nr: bankAccount } = PAY_DATA;
  const numbers = { cpr, bankReg, bankAccount };
  const person = await employeeWithPayData(app, numbers, { tax_card_type: 1, ...employee });
  const at = await hotel.bookedShift({ date }, { ...shift, employee_id: person.id });
  return { ...at, person, token: await app.signIn({ kind: "employee", id: person.id }) };
}

const NO_PAY_DATA = {
  cpr_encrypted: null,
  cpr_digest: null,
  bank_account_encrypted: null,
  bank_reg_encrypted: null,
  tax_card_type: 0,
};

function stamp(at: { token: string; booking: { id: number } }, from: string, to: string, more: object = {}) {
  const body = {
    booking_id: at.booking.id,
    employee_checkin_time: from,
    employee_checkout_time: to,
    ...more,
  };
  return app.call(checkoutEndpoints.employeeStamp, { as: at.token, body });
}

function mailsOf(shiftId: number) {
  return app.db
    .selectFrom("outbox")
    .select(["channel", "recipient", "body"])
    .where("key", "like", `times-rejected-by-employee:${shiftId}:%`)
    .execute();
}

describe("the employee's checkout page", () => {
  test("has the own shift with job, company and own pay data", async () => {
    const at = await worked(COMPANY);
    const params = { shiftId: at.shift.id };
    const answer = await app.call(checkoutEndpoints.employeeShift, { as: at.token, params });
    expect(answer.body).toMatchObject({ ...COMPANY, totalPay: "1536,00", employee: PAY_DATA });
    expect(Object.keys(answer.body).sort()).toEqual(Object.keys(employeeCheckout.shape).sort());
  });

  test("is nobody else's, and only for confirmed shifts", async () => {
    const [at, other] = [await worked(), await worked({ status: "removed" })];
    const read = (as: string, shiftId: number) =>
      app.call(checkoutEndpoints.employeeShift, { as, params: { shiftId } });
    expect((await read(other.token, at.shift.id)).status).toBe(404);
    expect((await read(other.token, other.shift.id)).status).toBe(404);
    expect((await read(await app.signIn({ kind: "corporation", id: hotel.id }), at.shift.id)).status).toBe(
      403,
    );
  });

  test("has dots for the numbers where an admin reads it in a take-over", async () => {
    const at = await worked();
    const admin = await make.corporation(app.db, { is_admin: true });
    const token = await app.signIn({ kind: "corporation", id: admin.id });
    const taken = await app.takeOver({ id: admin.id, token }, { kind: "employee", id: at.person.id });
    const params = { shiftId: at.shift.id };
    const { body } = await app.call(checkoutEndpoints.employeeShift, { as: taken, params });
    expect(body.employee).toMatchObject({ cpr_nr: "••••••••••", bank_account_nr: "••••••••••" });
  });
});

describe("the employee's stamp", () => {
  test("is saved with rating and comment; what the server derives itself is not taken from the caller", async () => {
    const at = await worked();
    const answer = await stamp(at, "10:00", "18:00", {
      rating: 5,
      employee_comment: "God aften",
      ...COMPANY,
      first_checkout_by: "corporation",
      checkout_rejected_count_employee: 4,
    });
    expect(answer.body).toMatchObject({
      employee_checkin_time: "10:00",
      corporation_checkin_time: null,
      first_checkout_by: "employee",
      last_checkout_by: "employee",
      checkout_rejected_count_employee: 0,
      rating: 5,
      employee_comment: "God aften",
    });
  });

  test("with other times than the company's is a rejection: counted, mailed once with both times", async () => {
    const at = await worked({ ...COMPANY, last_checkout_by: "corporation" });
    const answer = await stamp(at, "10:00", "18:30", { time_comment_by_employee: "Oprydning" });
    expect(answer.body).toMatchObject({ checkout_rejected_count_employee: 1, last_checkout_by: "employee" });
    await stamp(at, "10:00", "18:30", { time_comment_by_employee: "Oprydning" });
    const mails = await mailsOf(at.shift.id);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ channel: "email", recipient: hotel.corporation.email });
    expect(mails[0]?.body).toContain("Oprydning");
  });

  test("that accepts the company's times is no rejection", async () => {
    const at = await worked({ ...COMPANY, last_checkout_by: "corporation" });
    const answer = await stamp(at, "10:00", "18:00");
    expect(answer.body.checkout_rejected_count_employee).toBe(0);
    expect(await mailsOf(at.shift.id)).toEqual([]);
  });

  test("sent 20 times at once is one rejection and one mail", async () => {
    const at = await worked({ ...COMPANY, last_checkout_by: "corporation" });
    const answers = await Promise.all(Array.from({ length: 20 }, () => stamp(at, "10:00", "17:00")));
    expect(answers.map(({ body }) => body.checkout_rejected_count_employee)).toEqual(Array(20).fill(1));
    expect(await mailsOf(at.shift.id)).toHaveLength(1);
  });

  test.each([
    ["the booked time, while the company has not stamped", {}],
    ["the company's time", COMPANY],
  ])("needs an explanation when it is longer than %s", async (_, shift) => {
    const at = await worked(shift);
    const answer = await stamp(at, "10:00", "18:15", { time_comment_by_employee: "  " });
    expect([answer.status, answer.text]).toEqual([
      422,
      "Skriv en forklaring, når du har arbejdet længere end aftalt.",
    ]);
    expect((await stamp(at, "10:00", "18:15", { time_comment_by_employee: "Travlt" })).status).toBe(200);
  });

  test("is refused before the start, and for shifts that are not the caller's", async () => {
    const [early, at, other] = [await worked({}, {}, testDay(2)), await worked(), await worked()];
    const answer = await stamp(early, "10:00", "18:00");
    expect([answer.status, answer.text]).toEqual([409, "Vagten er ikke startet endnu."]);
    expect((await stamp({ token: other.token, booking: at.booking }, "10:00", "18:00")).status).toBe(404);
  });

  test("is fixed once an admin has approved it", async () => {
    const at = await worked({
      employee_checkin_time: "10:00",
      employee_checkout_time: "18:00",
      admin_approve_checkout: true,
    });
    const answer = await stamp(at, "10:00", "17:00");
    expect([answer.status, answer.text]).toEqual([
      409,
      "Tiderne er godkendt af admin og kan ikke ændres mere.",
    ]);
    const { body } = await stamp(at, "10:00", "18:00", { rating: 3 });
    expect(body).toMatchObject({
      rating: 3,
      locked: { reason: "admin_approved", text: "Tiderne er godkendt og kan ikke ændres mere." },
    });
  });

  test.each([
    [{}, { admin_approve_checkout: true }],
    [{ employee_checkin_time: "10:00", employee_checkout_time: "18:00" }, {}],
  ])("is open with %j and %j", async (times, approval) => {
    const at = await worked({ ...times, ...approval });
    const read = await app.call(checkoutEndpoints.employeeShift, {
      as: at.token,
      params: { shiftId: at.shift.id },
    });
    expect(read.body.locked).toBeNull();
    expect((await stamp(at, "10:00", "18:00")).status).toBe(200);
  });
});

describe("pay data at the checkout", () => {
  test.each([
    ["cpr_nr", undefined, "Mangler CPR nr."],
    ["cpr_nr", "123", "CPR nr. skal være 10 cifre"],
    ["bank_account_nr", "", "Mangler konto nr."],
    ["bank_account_nr", "123", "Konto nr. skal være 10 cifre"],
    ["bank_reg_nr", undefined, "Mangler reg. nr."],
    ["bank_reg_nr", "12345", "Reg. nr. skal være 4 cifre"],
    ["tax_card_type", undefined, "Mangler SKATTEKORT"],
    ["tax_card_type", 3, "Mangler SKATTEKORT"],
  ])("with %s %j is refused in one plain sentence, and nothing is saved", async (field, value, message) => {
    const at = await worked({}, NO_PAY_DATA);
    const answer = await stamp(at, "10:00", "18:00", { ...PAY_DATA, [field]: value });
    expect([answer.status, answer.text]).toEqual([422, message]);
    const row = await app.db
      .selectFrom("shifts")
      .select("employee_checkin_time")
      .where("id", "=", at.shift.id)
      .executeTakeFirstOrThrow();
    expect(row.employee_checkin_time).toBeNull();
  });

  test("is stored encrypted, and answered to its owner", async () => {
    const at = await worked({}, NO_PAY_DATA);
    expect((await stamp(at, "10:00", "18:00", PAY_DATA)).body.employee).toMatchObject(PAY_DATA);
    const row = await app.db
      .selectFrom("employees")
      .select(["cpr_encrypted", "bank_account_encrypted"])
      .where("id", "=", at.person.id)
      .executeTakeFirstOrThrow();
    expect(row.cpr_encrypted).not.toContain(PAY_DATA.cpr_nr);
    expect(row.bank_account_encrypted).not.toContain(PAY_DATA.bank_account_nr);
  });

  test("with a number that somebody else has stops no stamp: the rest is saved, and why is said", async () => {
    await worked();
    const at = await worked(COMPANY, NO_PAY_DATA);
    const answer = await stamp(at, "10:00", "18:00", PAY_DATA);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        employee_checkout_time: "18:00",
        employee: { ...PAY_DATA, cpr_nr: "" },
        cpr_not_saved: expect.stringContaining("Ring til os på 70 55 50 10"),
      },
    });
    const own = await stamp(at, "10:00", "18:00", { ...PAY_DATA, cpr_nr: "0405980777" });
    expect(own.body).toMatchObject({ cpr_not_saved: null, employee: { cpr_nr: "0405980777" } });
    const without = await worked(COMPANY, NO_PAY_DATA);
    expect((await stamp(without, "10:00", "18:00", { ...PAY_DATA, bank_reg_nr: "" })).status).toBe(422);
  });

  test("that was missing can be handed in after the approval, without changing the times", async () => {
    const stamped = { employee_checkin_time: "10:00", employee_checkout_time: "18:00" };
    const at = await worked({ ...stamped, admin_approve_checkout: true }, NO_PAY_DATA);
    const answer = await stamp(at, "10:00", "17:00", PAY_DATA);
    expect(answer.body).toMatchObject({ ...stamped, employee: PAY_DATA });
  });

  test("keeps a CPR number that payroll has, unless an admin has taken over", async () => {
    const at = await worked({}, { updatable_in_zenegy: true });
    expect((await stamp(at, "10:00", "18:00", { cpr_nr: "0101900000" })).status).toBe(422);
    const admin = await make.corporation(app.db, { is_admin: true });
    const token = await app.signIn({ kind: "corporation", id: admin.id });
    const taken = await app.takeOver({ id: admin.id, token }, { kind: "employee", id: at.person.id });
    const own = { cpr_nr: "0101900000" };
    expect((await stamp({ token: taken, booking: at.booking }, "10:00", "18:00", own)).status).toBe(200);
    const params = { shiftId: at.shift.id };
    const seen = await app.call(checkoutEndpoints.employeeShift, { as: at.token, params });
    expect(seen.body.employee.cpr_nr).toBe("0101900000");
  });
});

describe("the employee's rating", () => {
  test("is saved at once, shows on the job, and is taken back by 0", async () => {
    const at = await worked();
    const rate = (rating: number) =>
      app.call(checkoutEndpoints.employeeRating, {
        as: at.token,
        body: { booking_id: at.booking.id, rating },
      });
    const rated = await rate(4);
    expect(rated.body.rating).toBe(4);
    const before = rated.body.booking.corporation.rating.nrOfRatings;
    const taken = await rate(0);
    expect(taken.body.rating).toBe(0);
    expect(taken.body.booking.corporation.rating.nrOfRatings).toBe(before - 1);
    expect((await rate(6)).status).toBe(422);
  });

  test("is refused before the start", async () => {
    const at = await worked({}, {}, testDay(4));
    const body = { booking_id: at.booking.id, rating: 4 };
    const answer = await app.call(checkoutEndpoints.employeeRating, { as: at.token, body });
    expect([answer.status, answer.text]).toEqual([409, "Vagten er ikke startet endnu."]);
  });
});

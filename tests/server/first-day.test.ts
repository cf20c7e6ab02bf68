import { afterAll, beforeAll, expect, test } from "vitest";
import { applicantEndpoints, jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { accountEndpoints } from "#contract/corporations/account.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { approvalEndpoints } from "#contract/employees/approval.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { invitationEndpoints } from "#contract/employees/invitation.endpoints.ts";
import { agreedHoursEndpoints } from "#contract/invoicing/agreed-hours.endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { ownPayEndpoints } from "#contract/invoicing/own-pay.endpoints.ts";
import { runEndpoints } from "#contract/invoicing/run.endpoints.ts";
import { secondFactorEndpoints } from "#contract/sessions/second-factor.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { settingsEndpoints } from "#contract/settings/setting.endpoints.ts";
import { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import { createAdmin } from "#server/features/corporations/create-admin.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import { type ProductionDay, startProductionDay } from "#tests/support/fixtures/production-day.ts";
import { codeAt } from "#tests/support/fixtures/second-factor.ts";
import { signUpForm } from "#tests/support/fixtures/sign-up-form.ts";
import { lazily } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { readyMadeStaffTypes } from "#texts/da/staff-types/ready-made.ts";

// The tests are the steps of one day, in their order.

let started: ProductionDay | undefined;
const app = lazily(() => started);
const owner = { email: "ejer@vikar.test", password: "gulerod-trappe-42" };
const waiter = "linus@eksempel.test";
let [office, hotel, person] = ["", "", ""];
let [staffType, booking, employee, shift] = [0, 0, 0, 0];

beforeAll(async () => {
  started = await startProductionDay();
  await createAdmin(app.db, { ...owner, name: "Første Vikar" }, TEST_NOW);
});
afterAll(() => started?.close());

/** The steps of «Kom i gang» that are not done. */
async function stepsLeft(): Promise<string[]> {
  const { body } = await app.call(worklistEndpoints.today, { as: office });
  return body.first_steps.filter(({ done }) => !done).map(({ key }) => key);
}

/** Calls that have to work: answers the body. */
async function done<A>(answer: Promise<{ status: number; text: string; body: A }>): Promise<A> {
  const { status, text, body } = await answer;
  expect([200, 202], text).toContain(status);
  return body;
}

test("the owner from the console signs in, sets a second factor up and reads what is missing", async () => {
  const signedIn = await done(app.call(sessionEndpoints.corporationSignIn, { body: owner }));
  if (signedIn.status !== "success") throw new Error(signedIn.status);
  office = signedIn.token;
  const { secret } = await done(app.call(secondFactorEndpoints.startTotp, { as: office }));
  const body = { code: codeAt(secret, TEST_NOW) };
  await done(app.call(secondFactorEndpoints.confirmTotp, { as: office, body }));
  expect(await stepsLeft()).toEqual([
    "staff_types",
    "fees",
    "wages",
    "terms",
    "contact",
    "company",
    "people",
    "booking",
    "shift",
  ]);
});

test("a ready-made staff type and the fees are saved", async () => {
  const ready = readyMadeStaffTypes.find(({ title }) => title === "Tjener");
  if (!ready) throw new Error("no waiters among the ready-made staff types");
  const newSkill = ready.blocks.map(({ title, description, question, answers }) => ({
    skill_title: title,
    skill_description: description,
    question,
    answer: answers.map((text, place) => ({ text, value: (place + 1) as 1 })),
  }));
  const jobTitle = { skill_name: ready.title, skill_worker: true, skill_company: true };
  const added = await done(
    app.call(staffTypeEndpoints.add, { as: office, body: { newSkill, jobTitle, billy_id: "tjener-1" } }),
  );
  staffType = added.id;
  const body = { standard_fee: 35, urgent_booking_fee: 20, emergency_booking_fee: 30 };
  await done(app.call(settingsEndpoints.saveGlobal, { as: office, body }));
  expect(await stepsLeft()).toEqual(["wages", "terms", "contact", "company", "people", "booking", "shift"]);
});

test("a company signs up and books, and the office approves the booking", async () => {
  hotel = (await done(app.call(corporationEndpoints.signUp, { body: signUpForm }))).token;
  expect(await stepsLeft()).toEqual(["wages", "terms", "contact", "people", "booking", "shift"]);
  const wanted = bookingBody(staffType, "2026-12-01", { number_of_staff: 1 });
  booking = (await done(app.call(bookingEndpoints.create, { as: hotel, body: wanted }))).id;
  expect(await stepsLeft()).toContain("booking");
  await app.deliverDue();
  const link = /confirmEmail\/([\w-]{43})/.exec(app.mailsTo(signUpForm.email).join())?.[1] ?? "";
  await done(app.call(accountEndpoints.confirmEmail, { params: { token: link } }));
  await done(app.call(adminBookingEndpoints.approve, { as: office, params: { id: booking } }));
  expect(await stepsLeft()).toEqual(["terms", "contact", "people", "shift"]);
});

test("somebody is invited, signs in by the code that is mailed, and writes a profile that waits for the office", async () => {
  const people = [{ first_name: "Linus", last_name: "Holm", email: waiter, phone: "20550118" }];
  await done(app.call(invitationEndpoints.invite, { as: office, body: { people } }));
  await app.deliverDue();
  expect(app.mailsTo(waiter)).toHaveLength(1);
  expect(app.mailsTo(waiter)[0]).toContain("https://vikar.test/employeelogin");

  await done(app.call(sessionEndpoints.sendSignInCode, { body: { email: waiter } }));
  await app.deliverDue();
  const code = /^\d{6}$/m.exec(app.mailsTo(waiter).at(-1) ?? "")?.[0] ?? "";
  const signedIn = await done(app.call(sessionEndpoints.employeeSignIn, { body: { email: waiter, code } }));
  person = signedIn.token;
  employee = signedIn.employee.id;
  expect(signedIn.employee).toMatchObject({ first_name: "Linus", last_name: "Holm", phone: "20550118" });

  const profile = {
    city: "Aarhus C",
    phone: "20550118",
    email: waiter,
    birth_date: "1998-05-17",
    description: "Jeg har serveret i tre år.",
    workLocations: [{ country: "denmark" as const, area_code: "eastJutland" as const }],
    jobRoles: [staffType],
  };
  const saved = await done(app.call(employeeEndpoints.intro, { as: person, body: profile }));
  expect(saved.approval).toBe("waiting");
  expect(await stepsLeft()).toEqual(["terms", "contact", "people", "shift"]);
});

test("the office approves the profile, and the person answers the questions and applies", async () => {
  await done(app.call(approvalEndpoints.approve, { as: office, params: { id: employee } }));
  expect(await stepsLeft()).toEqual(["terms", "contact", "shift"]);
  const [detail] = await done(
    app.call(staffTypeEndpoints.skillDetail, { as: person, params: { id: staffType } }),
  );
  const answers = (detail?.skill_detail ?? []).map(({ skill_title }) => ({
    value: 4,
    skill_type: skill_title,
    job_title: detail?.job_title ?? "",
  }));
  await done(app.call(employeeEndpoints.saveWorkSkills, { as: person, body: answers }));
  const jobs = await done(app.call(jobEndpoints.overview, { as: person }));
  expect(jobs.map(({ id }) => id)).toEqual([booking]);
  await done(app.call(jobEndpoints.apply, { as: person, params: { id: booking } }));
});

test("the company selects, the person gets ready, and both stamp the same hours", async () => {
  const lists = await done(app.call(applicantEndpoints.lists, { as: hotel, params: { bookingId: booking } }));
  const [own] = lists.applied;
  expect(own?.employee).toMatchObject({ id: employee, first_name: "Linus" });
  shift = own?.id ?? 0;
  const selected = { params: { shiftId: shift }, query: { shiftType: "selected" as const }, body: {} };
  await done(app.call(applicantEndpoints.changeState, { as: hotel, ...selected }));
  await app.passTo("2026-11-30T10:00:00+01:00");
  await done(app.call(jobEndpoints.checkIn, { as: person, params: { id: booking }, body: {} }));

  await app.passTo("2026-12-01T18:30:00+01:00");
  const times = {
    booking_id: booking,
    employee_checkin_time: "10:00",
    employee_checkout_time: "18:00",
    cpr_nr: "1705981234",
    bank_reg_nr: "0400",
    bank_account_nr: "0001234567",
    tax_card_type: 1 as const,
  };
  await done(app.call(checkoutEndpoints.employeeStamp, { as: person, body: times }));
  expect(await stepsLeft()).toEqual([]);
  const checkOut = { corporation_checkin_time: "10:00", corporation_checkout_time: "18:00" };
  const body = { employee_id: employee, booking_id: booking, checkOut };
  await done(app.call(checkoutEndpoints.corporationStamp, { as: hotel, body }));
});

test("the office approves the hours and sends invoice and pay, which the services accept", async () => {
  await app.passTo("2026-12-02T10:00:00+01:00");
  const agreed = await done(app.call(agreedHoursEndpoints.agreedHours, { as: office }));
  expect(agreed.bookings).toMatchObject([{ booking_id: booking, people: 1 }]);
  const [{ to_invoice: total, to_pay: pay_total } = { to_invoice: 0, to_pay: 0 }] = agreed.bookings;
  const approved = { booking_ids: [booking], total, pay_total };
  await done(app.call(agreedHoursEndpoints.approveAgreedHours, { as: office, body: approved }));

  const params = { id: booking };
  const invoice = await done(app.call(ledgerEndpoints.invoiceProposal, { as: office, params }));
  const chosen = { shift_ids: [shift], total: invoice.total };
  await done(app.call(ledgerEndpoints.createInvoice, { as: office, params, query: {}, body: chosen }));
  const payroll = await done(app.call(runEndpoints.payroll, { as: office, query: { period: "2026-12" } }));
  expect(payroll.shifts).toMatchObject([{ shift_id: shift, state: "ready" }]);
  const paid = { shift_ids: [shift] };
  await done(app.call(ledgerEndpoints.sendPay, { as: office, params, body: paid }));
  await app.deliverDue();

  const ledger = await done(app.call(ledgerEndpoints.ledger, { as: office, params }));
  expect(ledger.invoices).toMatchObject([{ state: "accepted", total: invoice.total }]);
  expect(ledger.pay).toMatchObject([{ state: "accepted", hours: 8 }]);
  const { billy, zenegy } = app.bookkeeping;
  expect(billy.invoices).toHaveLength(1);
  expect(zenegy.registrations).toHaveLength(1);
  const own = await done(app.call(ownPayEndpoints.ownPay, { as: person, query: { period: "2026-12" } }));
  expect(own.shifts).toMatchObject([{ shift_id: shift, state: "accepted" }]);
});

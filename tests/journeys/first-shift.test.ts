import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { approvalEndpoints } from "#contract/employees/approval.endpoints.ts";
import { invitationEndpoints } from "#contract/employees/invitation.endpoints.ts";
import { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import { expectHidden, expectVisible, soon } from "#tests/journeys/actions/assertions.ts";
import { signInEmployeeAtCheckout, writePayDetails } from "#tests/journeys/actions/checkout.ts";
import { confirmSignUp, foundInMail } from "#tests/journeys/actions/mails.ts";
import { answerQuestions, applyForJob, createProfile } from "#tests/journeys/actions/onboarding.ts";
import { signInAsAdmin } from "#tests/journeys/actions/sign-in.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import { look, smallPhone } from "#tests/support/browser.ts";
import { signUpForm } from "#tests/support/fixtures/sign-up-form.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { refusals } from "#texts/da/common/errors.ts";
import { employeeToasts } from "#texts/da/common/toasts/employee.ts";
import { checkInTexts } from "#texts/da/employee/employee-booking.ts";
import { employeeHomeTexts } from "#texts/da/employee/employee-home.ts";
import { onboardingTexts as onboarding } from "#texts/da/employee/onboarding.ts";
import { ownApprovalTexts } from "#texts/da/employee/own-approval.ts";
import { regionNames } from "#texts/da/employee/regions.ts";
import { employeeLoginTexts as login } from "#texts/da/public/login.ts";

const email = "linus.holm@eksempel.test";
const hotelName = "Hotel Strandlyst";

const testProduct = startTestProduct({ services: async () => ({ APPROVE_PROFILES: "on" }) });
let linus: Page;
let [admin, hotel] = ["", ""];
let booking = 0;

beforeAll(async () => {
  linus = await testProduct.open("Linus", smallPhone);
  const office = await testProduct.open("The office", smallPhone);
  await signInAsAdmin(office);
  admin = await office.evaluate(() => localStorage.getItem("corporationToken") ?? "");
  const { call } = testProduct.product;
  hotel = (await call(corporationEndpoints.signUp, { body: signUpForm })).body.token;
  const types = (await call(staffTypeEndpoints.list)).body;
  const bartender = types.find(({ job_title }) => job_title === "Bartender")?.id ?? 0;
  const body = bookingBody(bartender, "2026-12-02", { number_of_staff: 1 });
  booking = (await call(bookingEndpoints.create, { as: hotel, body })).body.id;
  await confirmSignUp(testProduct, admin, signUpForm.email);
  await call(adminBookingEndpoints.approve, { as: admin, params: { id: booking } });
  const people = [{ first_name: "Linus", last_name: "Holm", email, phone: "20550191" }];
  await call(invitationEndpoints.invite, { as: admin, body: { people } });
});

describe("a new waiter with nothing but the link of an invitation", () => {
  it("signs in with a code to the e-mail that stands there already", async () => {
    const link = new URL(await foundInMail(testProduct, admin, email, /https?:\S+\/employeelogin\S*/));
    await linus.goto(link.pathname + link.hash);
    const typed = linus.getByLabel(login.codes.email);
    await expect.poll(() => typed.inputValue(), soon).toBe(email);
    await linus.getByLabel(login.privacy).check();
    await look(linus, "first-shift-login");
    await linus.getByRole("button", { name: login.codes.send }).click();
    const code = linus.getByLabel(login.codes.code);
    await code.pressSequentially(await foundInMail(testProduct, admin, email, /^\d{6}$/m));
    await expectVisible(linus, onboarding.jobTypes.title);
  });

  it("writes a profile that knows the name and number of the invitation, and reads who looks at it", async () => {
    await linus.getByLabel("Bartender").check();
    await linus.getByRole("button", { name: onboarding.next }).click();
    await linus.getByLabel(regionNames.eastJutland).check();
    await linus.getByRole("button", { name: onboarding.next }).click();
    await expectVisible(linus, onboarding.video.title);
    await linus.getByRole("button", { name: onboarding.next }).click();
    const { profile } = onboarding;
    const value = (label: string) => linus.getByLabel(label, { exact: true }).inputValue();
    await expect.poll(() => value(profile.firstName), soon).toBe("Linus");
    expect([await value(profile.lastName), await value(profile.phone), await value(profile.email)]).toEqual([
      "Holm",
      "20 55 01 91",
      email,
    ]);
    await linus.getByLabel(profile.city, { exact: true }).fill("Aarhus C");
    const birth = linus.getByRole("group", { name: profile.birthDate }).getByRole("spinbutton");
    await birth.first().pressSequentially("17051998");
    await linus.getByLabel(profile.description).fill("Jeg har stået i bar i tre år.");
    await look(linus, "first-shift-profile");
    await createProfile(linus);
    await expectVisible(linus, employeeHomeTexts.greeting("Linus"));
    await expectVisible(linus, ownApprovalTexts.waiting.title);
    await look(linus, "first-shift-waiting");
  });

  it("may look at jobs meanwhile, and hears on the page and by mail when the office has approved", async () => {
    await linus.getByRole("link", { name: hotelName }).click();
    await answerQuestions(linus, "Bartender", "Når du har svaret");
    await expectVisible(linus, refusals.profile_waiting);
    await look(linus, "first-shift-job-waiting");
    await linus.goto("/");
    const { call } = testProduct.product;
    const { profiles } = (await call(approvalEndpoints.newProfiles, { as: admin })).body;
    const id = profiles.find((one) => one.email === email)?.id ?? 0;
    await call(approvalEndpoints.approve, { as: admin, params: { id } });
    await expectVisible(linus, ownApprovalTexts.approved.title);
    await look(linus, "first-shift-approved");
    await foundInMail(testProduct, admin, email, /du kan søge nu|nu kan du søge/i);
  });

  it("applies, is chosen, gets ready, works and stamps out", async () => {
    await linus.getByRole("link", { name: hotelName }).click();
    await applyForJob(linus);
    await expectVisible(linus, employeeToasts.applied);
    const { call } = testProduct.product;
    const lists = await call(applicantEndpoints.lists, { as: hotel, params: { bookingId: booking } });
    const shiftId = lists.body.applied[0]?.id ?? 0;
    const selected = { params: { shiftId }, query: { shiftType: "selected" as const }, body: {} };
    expect((await call(applicantEndpoints.changeState, { as: hotel, ...selected })).status).toBe(200);
    await linus.goto("/");
    await expectHidden(linus, ownApprovalTexts.approved.title);

    await testProduct.moveTo("2026-12-01T10:00:00+01:00");
    await linus.goto("/?step=2");
    await linus.getByRole("link", { name: hotelName }).first().click();
    await linus.getByLabel(checkInTexts.read).check();
    await linus.getByRole("button", { name: checkInTexts.report }).click();
    await linus.getByRole("button", { name: checkInTexts.ready }).waitFor();

    await testProduct.moveTo("2026-12-02T18:30:00+01:00");
    await linus.goto("/?step=3");
    await linus.getByRole("link", { name: hotelName }).first().click();
    const stampOut = await signInEmployeeAtCheckout(linus, "stamp_out", "stamp_out");
    await writePayDetails(linus);
    await stampOut.click();
    await expectVisible(linus, employeeToasts.checkedOut);
    await look(linus, "first-shift-stamped");
  });
});

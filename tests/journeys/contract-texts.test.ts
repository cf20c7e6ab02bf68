import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { contractTextEndpoints } from "#contract/settings/contract-texts/contract-text.endpoints.ts";
import { addDays, dayOf } from "#rules/time/moment.ts";
import { expectVisible } from "#tests/journeys/actions/assertions.ts";
import { expectMessage } from "#tests/journeys/actions/fail-requests.ts";
import { signedIn } from "#tests/journeys/actions/seed-past-bookings.ts";
import { signInAsAdmin, signInAsCorporation, signInAsEmployee } from "#tests/journeys/actions/sign-in.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import { desktop, look, smallPhone } from "#tests/support/browser.ts";
import { JOURNEY_CLOCK } from "#tests/support/product.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { contractEditorTexts as editor } from "#texts/da/contracts/contract-editor.ts";
import { acceptanceTexts, contractTexts, contractTitles } from "#texts/da/contracts/contract-titles.ts";
import { sickRule } from "#texts/da/contracts/sick-rule.ts";
import { bookingViewTexts } from "#texts/da/corporation/booking-view.ts";
import { repeatTexts } from "#texts/da/corporation/repeat.ts";
import { applyDialogTexts, employeeBookingTexts } from "#texts/da/employee/employee-booking.ts";

const testProduct = startTestProduct();
let owner: Page;
let company: Page;
let person: Page;

beforeAll(async () => {
  owner = await testProduct.open("The owner", desktop);
  company = await testProduct.open("The company", desktop);
  person = await testProduct.open("The person", smallPhone);
  await signInAsAdmin(owner);
  await signInAsCorporation(company, "hotel@vagtklar.test");
  await signInAsEmployee(person, "anna-krogh");
});

const sentences = (page: Page) => page.getByLabel(editor.sentences);

describe("a text that people accept", () => {
  it("is changed by the owner, who is told what cannot be filled, sees the difference and the figures", async () => {
    await owner.goto("/admin/settings");
    await owner.getByRole("link", { name: editor.open }).click();
    await owner.getByRole("tab", { name: contractTitles.trade_terms }).click();
    await expectVisible(owner, editor.standard);
    await sentences(owner).first().press("Control+End");
    await sentences(owner).first().pressSequentially("\nMindst {mindstetimer}, og {julepris} til jul.");
    await owner.getByRole("button", { name: editor.save }).click();
    await expectVisible(owner, /indeholder \{julepris\}, som vi ikke kan udfylde/);
    const typed = await sentences(owner).first().inputValue();
    await sentences(owner).first().fill(typed.replace("{julepris}", "mere"));
    await expectVisible(owner.locator("ins"), "Mindst {mindstetimer}, og mere til jul.");
    await owner.getByRole("button", { name: editor.preview }).click();
    await expectVisible(owner, "Mindst 5 timer, og mere til jul.");
    await look(owner, "text-editor");
    await owner.getByRole("button", { name: editor.save }).click();
    await expectMessage(owner, editor.saved);
    await expectVisible(owner, /^Kommer$/);
    await owner.getByText(editor.states.future, { exact: true }).click();
    await look(owner, "text-versions");
    await owner.getByRole("button", { name: editor.withdraw }).first().click();
    await owner.getByRole("alertdialog").getByRole("button", { name: editor.withdraw }).click();
    await expectMessage(owner, editor.withdrawDone);
  });

  it("comes into force, and a company accepts it with the next booking and reads it ever after", async () => {
    const { product } = testProduct;
    const as = await signedIn(product, "admin@vagtklar.test");
    const hotel = await signedIn(product, "hotel@vagtklar.test");
    const upcoming = (await product.call(bookingEndpoints.upcoming, { as: hotel })).body;
    const [first] = upcoming;
    if (!first) throw new Error("no booking to repeat");
    const { body: texts } = await product.call(contractTextEndpoints.officeTexts, { as });
    const standard = texts.find(({ kind }) => kind === "trade_terms")?.standard ?? [];
    const today = dayOf(Date.parse(JOURNEY_CLOCK));
    const sections = [...standard, { heading: "Jul", sentences: ["Mindst {mindstetimer} juleaften."] }];
    const body = { kind: "trade_terms" as const, valid_from: today, sections };
    expect((await product.call(contractTextEndpoints.saveText, { as, body })).status).toBe(200);

    await company.goto(`/viewBooking/${first.id}`);
    await company.getByRole("button", { name: repeatTexts.button }).first().click();
    const dialog = company.getByRole("dialog", { name: repeatTexts.title });
    await expectVisible(dialog, contractTexts.accepts(today));
    await dialog.getByText(contractTexts.readTerms).click();
    await expectVisible(dialog, "Mindst 5 timer juleaften.");
    await look(company, "terms-to-accept");
    const date = addDays(first.date, 40);
    const booked = await product.call(bookingEndpoints.create, {
      ...{ as: hotel, body: bookingBody(first.staff_type, date) },
    });
    expect(booked.body.trade_terms_from).toBe(today);

    await company.goto("/editcorporation");
    const accepted = acceptanceTexts.name("trade_terms", today);
    await company.getByText(accepted).click();
    await expectVisible(company, "Mindst 5 timer juleaften.");
    await look(company, "company-acceptances");
    await company.goto(`/viewBooking/${booked.body.id}`);
    await company.getByText(bookingViewTexts.more).first().click();
    await expectVisible(company, contractTexts.madeUnder(today));
    await owner.goto(`/admin/corporations/${booked.body.corporation_id}`);
    await expectVisible(owner, accepted);
    await look(owner, "acceptances-of-company");
  });

  it("is accepted by an employee with an application, and stays to be read", async () => {
    const { product } = testProduct;
    const as = await person.evaluate(() => localStorage.getItem("employeeToken") ?? "");
    const { body: jobs } = await product.call(jobEndpoints.overview, { as });
    const job = jobs.find(({ applicable }) => applicable.ok);
    if (!job) throw new Error("no job to apply for");
    await person.goto(`/bookinginformation/${job.id}`);
    await person.getByRole("button", { name: employeeBookingTexts.apply }).click();
    const dialog = person.getByRole("dialog", { name: applyDialogTexts.title });
    await dialog.getByText(applyDialogTexts.showAgreement).click();
    await expectVisible(dialog, sickRule);
    await look(person, "apply-agreement");
    await dialog.getByLabel(applyDialogTexts.accept).check();
    await dialog.getByRole("button", { name: applyDialogTexts.apply }).click();
    await expectVisible(person, employeeBookingTexts.status.applied);
    await person.goto("/employment-terms");
    await person.getByText(acceptanceTexts.name("employee_agreement", null)).click();
    await expectVisible(person, sickRule);
    await look(person, "own-acceptances");
  });
});

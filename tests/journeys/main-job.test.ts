import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { expectVisible, plain, soon } from "#tests/journeys/actions/assertions.ts";
import {
  corporationButton,
  corporationStamps,
  openInvoiceWithoutNews,
  sendInvoiceAndPay,
  sendOtherTime,
  signInEmployeeAtCheckout,
  writePayDetails,
} from "#tests/journeys/actions/checkout.ts";
import { applyAs, book, putOnStandby, readHistories } from "#tests/journeys/actions/hiring.ts";
import { choose, expectSent, openMailbox } from "#tests/journeys/actions/mailbox.ts";
import { approveOnceConfirmed } from "#tests/journeys/actions/mails.ts";
import {
  answerQuestions,
  applyForJob,
  createProfile,
  onboard,
  openedToWaiters,
  withdraw,
} from "#tests/journeys/actions/onboarding.ts";
import { fillEmployeeSignIn, fillSignIn } from "#tests/journeys/actions/sign-in.ts";
import {
  chooseTime,
  readTerms,
  writeCorporation,
  writeEssentials,
  writeTheDay,
} from "#tests/journeys/actions/visitor.ts";
import { desktop, look, phone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { adminApprovalTexts } from "#texts/da/admin/admin-approval.ts";
import { adminInvoiceTexts } from "#texts/da/admin/admin-invoice.ts";
import { mailboxTexts } from "#texts/da/admin/mailbox.ts";
import { adminMenu } from "#texts/da/common/menus.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { employeeToasts } from "#texts/da/common/toasts/employee.ts";
import {
  bookingCardTexts,
  finishedLabels,
  invoiceLabels,
  upcomingLabels,
} from "#texts/da/corporation/booking-card.ts";
import { bookingFormTexts } from "#texts/da/corporation/booking-form.ts";
import { corporationCardLabels } from "#texts/da/corporation/company-checkout.ts";
import { corporationHomeTexts } from "#texts/da/corporation/corporation-home.ts";
import { checkInTexts } from "#texts/da/employee/employee-booking.ts";
import { employeeCheckoutTexts } from "#texts/da/employee/employee-checkout.ts";
import { employeeHomeTexts } from "#texts/da/employee/employee-home.ts";
import { payNumberTexts } from "#texts/da/employee/employee-profile.ts";
import { priceTexts } from "#texts/da/price/price.ts";
import { signUpTexts } from "#texts/da/public/sign-up.ts";

const day = "fredag d. 4. dec.";
const hotel = { name: "Hotel Havblik", email: "signe@havblik.test", password: "gulerod-trappe-42" };
const mette = { signIn: "mette-jensen", name: "Mette J.", email: "mette@jensen.test", phone: "20550190" };

const testProduct = startTestProduct({ isEmbedded: true });
let company: Page;
let admin: Page;
let employee: Page;
let booking: number;

beforeAll(async () => {
  company = await testProduct.open("company", desktop);
  admin = await testProduct.open("admin", desktop);
  employee = await testProduct.open("employee", phone);
});

describe("from a visitor's booking to a paid shift", () => {
  it("lets a visitor write a booking with a live price and sign the company up afterwards", async () => {
    await company.goto("/?booking");
    await writeEssentials(company);
    const price = company.getByRole("table", { name: priceTexts.tableName }).getByRole("cell").last();
    // (192 + 12,5 %) × (8 + 0,5 hours) + 35 × 8,5.
    await expect.poll(async () => plain(await price.innerText()), soon).toBe("2.133,50");
    await look(company, "visitor-booking");

    await company.getByRole("button", { name: bookingFormTexts.proceed }).click();
    await writeTheDay(company);
    await look(company, "visitor-booking-all");
    await company.reload();
    const person = company.getByLabel(bookingFormTexts.bookingPerson, { exact: true });
    await expect.poll(() => person.inputValue(), soon).toBe("Signe Holm");
    await company.getByRole("button", { name: bookingFormTexts.submitVisitor }).click();
    await company.waitForURL("/newcorporation");
    await company.goBack();
    await expect.poll(() => person.inputValue(), soon).toBe("Signe Holm");
    await company.getByRole("button", { name: bookingFormTexts.submitVisitor }).click();

    await expectVisible(company, signUpTexts.bookingWaits);
    await writeCorporation(company, hotel);
    await look(company, "sign-up");
    await readTerms(company);
    await company.getByRole("button", { name: signUpTexts.submit }).click();
    await expectVisible(company, upcomingLabels.awaiting_approval);
    await look(company, "company-home-waiting");
  });

  it("lets an admin review, edit and approve it", async () => {
    await admin.goto("/corporationlogin");
    await fillSignIn(admin, "admin@vagtklar.test");
    await admin.waitForURL("/");
    await choose(admin, adminMenu.approval);
    await admin.getByRole("heading", { name: adminApprovalTexts.title, level: 1 }).waitFor();
    const entry = admin.getByRole("link", { name: hotel.name });
    await entry.waitFor();
    await look(admin, "approval-overview");
    await entry.click();
    await admin.getByRole("link", { name: adminApprovalTexts.edit }).click();
    await admin.getByLabel(bookingFormTexts.adminMessage).fill("Brudeparret ankommer kl. 18.");
    await look(admin, "booking-edit");
    await admin.getByRole("button", { name: bookingFormTexts.saveEdit }).click();
    await admin.waitForURL("/admin/approve-booking-overview");
    await entry.click();
    await expectVisible(admin, adminApprovalTexts.waiting);
    await look(admin, "review");
    await approveOnceConfirmed(testProduct, { admin, company }, hotel.email);
    await admin.waitForURL("/admin/approve-booking-overview");
    await entry.waitFor({ state: "hidden" });
    await expectVisible(company, upcomingLabels.searching);
  });

  it("takes a new employee through profile, questions and agreement to an application", async () => {
    await employee.goto("/employeelogin");
    await fillEmployeeSignIn(employee, mette.signIn);
    await onboard(employee, (step) => look(employee, step));
    await createProfile(employee);
    await expectVisible(employee, employeeHomeTexts.greeting("Mette"));
    await expectVisible(employee, employeeHomeTexts.welcome);
    const jobs = employee.getByRole("tabpanel").getByRole("link").filter({ hasText: "kr." });
    await jobs.first().waitFor();
    const overview = employeeHomeTexts.tabs.overview(await jobs.count());
    await employee.getByRole("tab", { name: overview, exact: true }).waitFor();
    await look(employee, "employee-home");
    await employee.getByRole("link", { name: hotel.name }).click();
    await answerQuestions(employee, "Tjener", await openedToWaiters(testProduct.product, employee));
    await expectVisible(employee, checkInTexts.notApproved);
    await look(employee, "job");
    await applyForJob(employee);
    await expectVisible(employee, employeeToasts.applied);
    await look(employee, "job-applied");
    await withdraw(employee);
    await employee.getByRole("link", { name: hotel.name }).click();
    await applyForJob(employee);
    await employee.goto("/?step=1");
    await employee.getByRole("tab", { name: employeeHomeTexts.tabs.applied(1) }).waitFor();
    await look(employee, "employee-applied");
  });

  it("shows the company its applicants as they come, and fills the place once", async () => {
    await company.getByRole("link", { name: bookingCardTexts.open }).click();
    await expectVisible(company, bookingCardTexts.applicants(1));
    booking = Number(company.url().split("/").at(-1));
    await applyAs(testProduct.product, "local:anna-krogh", booking);
    await expectVisible(company, bookingCardTexts.applicants(2));
    await look(company, "applicants");

    await readHistories(company, "Anna K.");
    await book(company, mette.name);
    await expectVisible(company, "Pladsen er besat.");
    await putOnStandby(company, "Anna K.");
    await look(company, "booking-full");
  });

  it("tells the company, those who seek work and the chosen one, who reports ready once the window is open", async () => {
    // What is told of an approval waits ten seconds for it to be taken back; meanwhile somebody has come and applied.
    await openMailbox(admin);
    await expectSent(admin, "email", hotel.email, `Jeres booking ${day} er godkendt`);
    await expectSent(admin, "email", "anna.krogh@vagtklar.test", hotel.name);
    await look(admin, "mailbox");
    await expectSent(admin, "email", mette.email, `Tillykke, du har fået jobbet hos ${hotel.name}`);
    await expectSent(admin, "sms", mette.phone, "Tillykke");
    await employee.goto("/?step=2");
    await employee.getByRole("tab", { name: employeeHomeTexts.tabs.mine(1), exact: true }).waitFor();
    await expectVisible(employee, checkInTexts.beforeWindow);

    await testProduct.moveTo("2026-12-02T06:00:30+01:00");
    await employee.getByRole("tab", { name: `${employeeHomeTexts.tabs.mine(1)} !` }).waitFor();
    await look(employee, "employee-mine");
    await employee.getByRole("link", { name: hotel.name }).click();
    await expectVisible(employee, "Bagdøren");
    await expectVisible(employee, "Brudeparret ankommer kl. 18.");
    await company.goto("/");
    await expectVisible(company, bookingCardTexts.checkedInCount(0, 1));

    await employee.getByLabel(checkInTexts.read).check();
    await employee.getByRole("button", { name: checkInTexts.report }).click();
    const done = employee.getByRole("button", { name: checkInTexts.ready });
    await done.waitFor();
    expect(await done.isDisabled()).toBe(true);
    await look(employee, "job-ready");
    await expectVisible(company, bookingCardTexts.checkedInCount(1, 1));
    await look(company, "company-home-ready");
  });

  it("brings employee and company to the same hours, each answering the other, and both rate", async () => {
    await testProduct.moveTo("2026-12-05T01:30:00+01:00");
    await employee.goto("/");
    await employee.getByRole("tab", { name: `${employeeHomeTexts.tabs.finished} 1` }).click();
    await look(employee, "employee-finished");
    await employee.getByRole("link", { name: hotel.name }).click();
    const stampOut = await signInEmployeeAtCheckout(employee, "stamp_out", "stamp_out");
    await chooseTime(employee, employeeCheckoutTexts.to, "01:45");
    expect(await stampOut.isDisabled()).toBe(true);
    await employee.getByLabel(employeeCheckoutTexts.explanation).fill("Kaffen trak ud.");
    await stampOut.click();
    await expectVisible(employee, employeeToasts.checkoutInvalid);
    await look(employee, "checkout-missing");
    await writePayDetails(employee);
    await stampOut.click();
    await expectVisible(employee, employeeToasts.checkedOut);
    await signInEmployeeAtCheckout(employee, "stamped", "update");

    await company.goto("/");
    await company.getByRole("tab", { name: `${corporationHomeTexts.tabs.finished} 1` }).click();
    await expectVisible(company, finishedLabels.stamp_out);
    await look(company, "company-finished");
    await company.getByRole("link", { name: day }).click();
    await expectVisible(company, "Kaffen trak ud.");
    await corporationButton(company, "approve").waitFor();
    await corporationStamps(company, { to: "01:15", because: "Sidste gæst gik 01.10." });
    await look(company, "company-checkout");
    await openMailbox(admin);
    await expectSent(admin, "sms", mette.phone, "ikke enig i dine tider");

    await signInEmployeeAtCheckout(employee, "rejected_approve_new", "approve_time");
    await expectVisible(employee, "Sidste gæst gik 01.10.");
    await look(employee, "checkout-rejected");
    await sendOtherTime(employee, "01:30");
    await signInEmployeeAtCheckout(employee, "rejected_stamp_again", "approve_time");

    await corporationButton(company, "approve_new").waitFor();
    await look(company, "company-checkout-disputed");
    await corporationButton(company, "reject_new").click();
    await expectVisible(company, corporationCardLabels.rejected_new);
    await (await signInEmployeeAtCheckout(employee, "rejected_stamp_again", "approve_time")).click();
    await signInEmployeeAtCheckout(employee, "approved_new", "update");
    await expectVisible(company, corporationCardLabels.rejected_approved);

    await employee
      .getByRole("group", { name: `Bedøm ${hotel.name}` })
      .getByLabel("4 stjerner")
      .check();
    await expectVisible(employee, employeeToasts.ratingSaved);
    await look(employee, "checkout-agreed");
    await company
      .getByRole("group", { name: `Bedøm ${mette.name}` })
      .getByLabel("5 stjerner")
      .check();
    await expectVisible(company, corporationToasts.ratingSaved);
    await look(company, "company-checkout-agreed");

    await employee.goto("/editemployee#loen");
    const taxCard = employee.getByLabel(payNumberTexts.taxCard, { exact: true });
    await expect.poll(() => taxCard.inputValue(), soon).toBe("1");
  });

  it("lets the admin approve the hours and send invoice and pay, each once", async () => {
    await company.goto("/?step=1");
    const writes: string[] = [];
    admin.on("request", (request) => request.method() === "GET" || writes.push(request.url()));
    await admin.goto(`/admin/bookingInvoice/${booking}`);
    const fillIn = admin.getByRole("button", { name: adminInvoiceTexts.shifts.registerOpenTimes });
    await fillIn.waitFor();
    expect(writes).toEqual([]);
    await fillIn.click();
    await expectVisible(admin, adminToasts.valueUpdated);
    expect(writes).toEqual([expect.stringContaining("auto-register-time")]);

    // (216 + 35) × (8,25 hours, overtime up to 8,5, and 0,5 of transport).
    await admin.getByRole("button", { name: adminInvoiceTexts.shifts.setForAll }).click();
    await chooseTime(admin, "Til", "01:15");
    await look(admin, "invoice-set-time");
    await admin.getByRole("button", { name: adminInvoiceTexts.times.save }).click();
    const total = admin.getByRole("row", { name: /^I alt ekskl. moms/ }).first();
    await expect.poll(async () => plain(await total.innerText()), soon).toContain("2.259,00");
    await admin.getByLabel(adminInvoiceTexts.invoiceFor(mette.name)).check();
    await admin.getByLabel(adminInvoiceTexts.payrollFor(mette.name)).check();
    await expectVisible(company, invoiceLabels.ready);
    await look(admin, "invoice");

    const stale = await openInvoiceWithoutNews(testProduct, admin.url());
    await sendInvoiceAndPay(admin, stale);
    for (const approval of [adminInvoiceTexts.invoiceFor, adminInvoiceTexts.payrollFor])
      await expect.poll(() => admin.getByLabel(approval(mette.name)).isDisabled(), soon).toBe(true);
    await expectVisible(company, invoiceLabels.sent);
    await look(company, "company-invoiced");
    await openMailbox(admin);
    for (const channel of [mailboxTexts.channels.accounting, mailboxTexts.channels.payroll]) {
      await admin.getByLabel(mailboxTexts.filters.channel).selectOption(channel);
      const rows = admin.getByRole("row").filter({ hasText: "04-12-2026" });
      await expect.poll(() => rows.count(), soon).toBe(1);
    }
  });
});

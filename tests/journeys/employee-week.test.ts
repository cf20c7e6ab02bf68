import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { expectVisible } from "#tests/journeys/actions/assertions.ts";
import { expectMessage, messages } from "#tests/journeys/actions/fail-requests.ts";
import { keysOn } from "#tests/journeys/actions/keyboard.ts";
import { signInAsAdmin, signInAsCorporation, signInAsEmployee } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { penaltyQueueTexts } from "#texts/da/admin/penalties.ts";
import { chromeTexts } from "#texts/da/common/chrome.ts";
import {
  applyDialogTexts,
  cancelDialogTexts,
  employeeBookingTexts,
} from "#texts/da/employee/employee-booking.ts";
import { employeeHomeTexts, employeeStatusTexts } from "#texts/da/employee/employee-home.ts";
import { findingTexts } from "#texts/da/employee/finding.ts";
import { penaltyTexts } from "#texts/da/employee/penalties.ts";
import { arrivalTexts, companyArrivalTexts } from "#texts/da/employee/phone/arrival.ts";
import { payTexts } from "#texts/da/employee/shifts/pay.ts";
import { endedTexts, historyTexts, jobStateSentences } from "#texts/da/employee/shifts/shift-states.ts";
import { fileTexts } from "#texts/da/ui/files.ts";

/** The hotel's booking of tomorrow, for which Anna and Line are among the bartenders. */
const TOMORROW = 1001;
const testProduct = startTestProduct();
/** What Line writes to the office. */
const words = "Jeg sad på skadestuen hele natten.";
/** Line works as a bartender at the hotel tomorrow. */
let line: Page;

beforeAll(async () => {
  line = await testProduct.open("Line", smallPhone);
});

describe("a week of an employee on the smallest phone", () => {
  it("begins with a job in sight, narrows the jobs, and applies for one by keyboard alone", async () => {
    await signInAsEmployee(line, "line-bech");
    const jobs = line.locator("a.job");
    await jobs.first().waitFor();
    // A phone that is shorter yet shows the first job above the bar at the thumb.
    await line.setViewportSize({ width: 360, height: 640 });
    const [job, bar] = [await jobs.first().boundingBox(), await line.getByRole("tablist").boundingBox()];
    expect((bar?.y ?? 0) - (job?.y ?? Number.POSITIVE_INFINITY)).toBeGreaterThan(88);
    await line.setViewportSize(smallPhone.viewport);

    const keys = keysOn(line);
    await keys.enter(line.getByRole("button", { name: findingTexts.filters(0) }));
    const sheet = line.getByRole("dialog", { name: findingTexts.filtersTitle });
    await sheet.getByLabel(findingTexts.zone).selectOption({ index: 1 });
    await look(line, "week-filters");
    await keys.enter(sheet.getByRole("button", { name: /^Vis \d/ }));
    await sheet.waitFor({ state: "hidden" });
    await line.getByRole("button", { name: findingTexts.filters(1) }).waitFor();
    await keys.enter(line.getByRole("link", { name: /Tjener.*Havnebryggeriet/ }));
    await keys.enter(line.getByRole("button", { name: employeeBookingTexts.apply }));
    const dialog = line.getByRole("dialog", { name: applyDialogTexts.title });
    await keys.reach(dialog.getByLabel(applyDialogTexts.accept));
    await line.keyboard.press("Space");
    await keys.enter(dialog.getByRole("button", { name: applyDialogTexts.apply }));
    await expectVisible(line, employeeBookingTexts.status.applied);
  });

  it("reads what is earned, what has ended, and the cards, on each of three widths", async () => {
    // Three digits on each tab are the most that there is to draw.
    await line.route(/\/api\/employees\/\d+\/meta/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), appliedShifts: 108, upcomingShifts: 124 } });
    });
    for (const [path, heading] of [
      ["/", employeeHomeTexts.greeting("Line")],
      ["/pay", payTexts.title],
      ["/history", historyTexts.title],
      ["/penalties", penaltyTexts.title],
    ] as const) {
      await line.goto(path);
      await line.getByRole("heading", { name: heading, level: 1 }).waitFor();
      for (const { width, height } of [{ width: 320, height: 640 }, smallPhone.viewport, desktop.viewport]) {
        await line.setViewportSize({ width, height });
        await look(line, `week${path.replace("/", "-")}-${width}`);
      }
      await line.setViewportSize(smallPhone.viewport);
    }
  });

  it("is told what a late cancellation costs, gets the card that says so, and asks for a new decision", async () => {
    await line.goto("/?step=2");
    await line.getByRole("link", { name: /Hotel Nordlys/ }).click();
    await line.getByRole("button", { name: employeeBookingTexts.cancel }).click();
    const dialog = line.getByRole("alertdialog", { name: cancelDialogTexts.title });
    await dialog.getByLabel(cancelDialogTexts.reason).fill("Mit barn er blevet indlagt");
    await dialog.getByRole("button", { name: cancelDialogTexts.confirm }).click();
    await line.getByRole("heading", { name: jobStateSentences.cancelled, level: 1 }).waitFor();
    await look(line, "week-cancelled");
    await line.getByRole("link", { name: endedTexts.cards }).click();
    await line.getByRole("heading", { name: penaltyTexts.title, level: 1 }).waitFor();
    await look(line, "week-frozen");
    await line.getByRole("button", { name: penaltyTexts.ask }).click();
    const asking = line.getByRole("alertdialog", { name: penaltyTexts.dialog.title });
    await asking.getByLabel(penaltyTexts.dialog.field).fill(words);
    const [chooser] = await Promise.all([
      line.waitForEvent("filechooser"),
      asking.getByRole("button", { name: fileTexts.add }).click(),
    ]);
    const note = {
      name: "indlæggelse.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.7 note"),
    };
    await chooser.setFiles(note);
    await asking.getByRole("button", { name: note.name, exact: true }).waitFor();
    await look(line, "week-ask-for-review");
    await asking.getByRole("button", { name: penaltyTexts.dialog.send }).click();
    // A message leaves the header's menu in reach.
    await expectVisible(messages(line).first(), penaltyTexts.dialog.sent);
    await line.getByRole("button", { name: chromeTexts.menu, exact: true }).click({ trial: true });
    await expectMessage(line, penaltyTexts.dialog.sent);
    await expectVisible(line, penaltyTexts.states.waiting);
  });

  it("reads the reason for which an admin has lifted the card, and may apply again", async () => {
    const admin = await testProduct.open("admin", desktop);
    await signInAsAdmin(admin);
    await admin.goto("/admin/penalties");
    const card = admin.getByRole("article", { name: "Line Bech" }).filter({ hasText: words });
    const [download] = await Promise.all([
      admin.waitForEvent("download"),
      card.getByRole("button", { name: "indlæggelse.pdf" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("indlæggelse.pdf");
    await look(admin, "week-review-file");
    await card.getByRole("button", { name: penaltyQueueTexts.lift }).click();
    const dialog = admin.getByRole("alertdialog", { name: penaltyQueueTexts.dialogs.lift.title });
    await dialog.getByLabel(penaltyQueueTexts.reason).fill("Du kunne ikke have meldt det før");
    await dialog.getByRole("button", { name: penaltyQueueTexts.lift }).click();
    await expectMessage(admin, penaltyQueueTexts.dialogs.lift.done);

    await expectVisible(line, /Du kunne ikke have meldt det før/);
    await expectVisible(line, penaltyTexts.canApply.title);
    await look(line, "week-lifted");
    await line.goto("/");
    await expectVisible(line, employeeStatusTexts.noCard);
  });

  it("comes to the place by the digits that the company shows there, and the company sees who has come", async () => {
    await testProduct.moveTo("2026-11-25T15:30:00+01:00");
    const company = await testProduct.open("company", desktop);
    await signInAsCorporation(company, "hotel@vagtklar.test");
    await company.goto(`/viewBooking/${TOMORROW}`);
    const arrivals = company.getByRole("region", { name: companyArrivalTexts.title });
    await arrivals.getByRole("button", { name: companyArrivalTexts.turnOn }).click();
    await expectVisible(arrivals, /^\d{4}$/);
    const pin = /\b\d{4}\b/.exec(await arrivals.innerText())?.[0] ?? "";

    const anna = await testProduct.open("Anna", smallPhone);
    await signInAsEmployee(anna, "anna-krogh");
    await anna.goto(`/bookinginformation/${TOMORROW}?as=employee&pin=${pin}`);
    await anna.getByRole("textbox", { name: arrivalTexts.pin }).waitFor();
    await look(anna, "week-arrival");
    await anna.getByRole("button", { name: arrivalTexts.here }).click();
    await expectMessage(anna, arrivalTexts.saved);
    await expectVisible(anna, /^Du er kommet/);
    await expectVisible(arrivals, /^1 af \d+ er kommet$/);
  });
});

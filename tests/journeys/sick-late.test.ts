import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { expectHidden, expectVisible, soon } from "#tests/journeys/actions/assertions.ts";
import { expectMessage } from "#tests/journeys/actions/fail-requests.ts";
import { signInAsAdmin, signInAsCorporation, signInAsEmployee } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look, smallPhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { officeSickTexts } from "#texts/da/backoffice/office-sick.ts";
import { todayGroups } from "#texts/da/backoffice/today.ts";
import { historyTexts } from "#texts/da/common/history.ts";
import { replacementTexts } from "#texts/da/corporation/asking/standby.ts";
import { bookingCardTexts } from "#texts/da/corporation/booking-card.ts";
import { applicantTexts, bookingViewTexts, removeDialogTexts } from "#texts/da/corporation/booking-view.ts";
import { lateRemovalTexts } from "#texts/da/corporation/change-agreed.ts";
import { employeeStatusTexts } from "#texts/da/employee/employee-home.ts";
import { penaltyTexts } from "#texts/da/employee/penalties.ts";
import {
  endedTexts,
  jobStateSentences,
  leaveTexts,
  wellAgainTexts,
} from "#texts/da/employee/shifts/shift-states.ts";

/** A booking of the hotel on Wednesday from 16:00; Anna, Jonas and Line are its three bartenders. */
const BOOKING = 1001;
const shift = `/bookinginformation/${BOOKING}`;
const booking = `/viewBooking/${BOOKING}`;
const reasons = {
  excuse: "Du var hos lægen hele formiddagen.",
  late: "Du var på arbejde et andet sted kl. 10.",
  ofJonas: "Jeg sidder hos lægen.",
};

const testProduct = startTestProduct({ clock: "2026-11-25T11:00:00+01:00" });
let jonas: Page;
let anna: Page;
let line: Page;
let hotel: Page;
let office: Page;

beforeAll(async () => {
  jonas = await testProduct.open("Jonas", smallPhone);
  anna = await testProduct.open("Anna", smallPhone);
  line = await testProduct.open("Line", smallPhone);
  hotel = await testProduct.open("The hotel", smallPhone);
  office = await testProduct.open("The office", smallPhone);
  await signInAsEmployee(jonas, "jonas-thomsen");
  await signInAsEmployee(anna, "anna-krogh");
  await signInAsEmployee(line, "line-bech");
  await signInAsCorporation(hotel, "hotel@vagtklar.test");
  await signInAsAdmin(office);
});

describe("sick at eleven for a shift at four", () => {
  it("one reads first what it means so late, and reports it: no card comes of it by itself", async () => {
    await jonas.goto(shift);
    await expectVisible(jonas, leaveTexts.sickLate);
    await lookAtBoth(jonas, "sick-late-shift");
    const dialog = await openSickReport(jonas);
    await expectHidden(dialog, leaveTexts.sickFree);
    await lookAtBoth(jonas, "sick-late-question");
    await dialog.getByRole("button", { name: leaveTexts.sickCancel }).click();
    await dialog.waitFor({ state: "hidden" });
    await reportSick(jonas);
    await expectVisible(jonas, endedTexts.sickLate);
    await expectHidden(jonas, endedTexts.sick);
    await expectVisible(jonas, /^Var det en fejl\? Ring/);
    await lookAtBoth(jonas, "sick-late-reported");
  });

  it("takes it back, being well again while nobody else has the place, and reports it once more with a reason", async () => {
    await jonas.getByRole("button", { name: wellAgainTexts.open }).click();
    const dialog = jonas.getByRole("alertdialog", { name: wellAgainTexts.title });
    await lookAtBoth(jonas, "sick-late-well-again");
    await dialog.getByRole("button", { name: wellAgainTexts.confirm }).click();
    await expectMessage(jonas, wellAgainTexts.done);
    await jonas.getByRole("button", { name: leaveTexts.sickConfirm }).waitFor();
    const again = await openSickReport(jonas);
    await again.getByLabel(leaveTexts.sickReason).fill(reasons.ofJonas);
    await again.getByRole("button", { name: leaveTexts.sickConfirm }).click();
    await expectMessage(jonas, leaveTexts.reportedSick);
    await jonas.getByRole("heading", { name: jobStateSentences.sick, level: 1 }).waitFor();
    await jonas.goto("/");
    await expectVisible(jonas, employeeStatusTexts.noCard);
    await jonas.goto(shift);
  });

  it("another does so, too", async () => {
    await anna.goto(shift);
    await reportSick(anna);
    await expectVisible(anna, endedTexts.sickLate);
  });

  it("the company reads that they are sick, not more, and can book others at once", async () => {
    await hotel.goto(booking);
    await expectVisible(hotel, bookingCardTexts.selected(1, 3));
    await hotel.locator("summary", { hasText: bookingViewTexts.lists.sick }).click();
    await expectVisible(
      hotel.getByRole("listitem").filter({ hasText: "Jonas T." }),
      applicantTexts.reportedSick,
    );
    expect(await hotel.getByText(applicantTexts.reportedSick).count()).toBe(2);
    await expectHidden(hotel, reasons.ofJonas);
    await hotel.getByRole("button", { name: replacementTexts.open, exact: true }).waitFor();
    await hotel.locator("summary", { hasText: historyTexts.title }).click();
    await expectVisible(
      hotel,
      historyTexts.line("sick", { name: "Jonas", by: "employee", times: "", amount: "", minutes: null }),
    );
    expect(await hotel.getByRole("button", { name: applicantTexts.book, exact: true }).count()).not.toBe(0);
    await lookAtBoth(hotel, "sick-late-booking");
  });
});

describe("the office", () => {
  it("has a line for each, from which a replacement is one press away", async () => {
    await office.goto("/");
    await expect.poll(() => lines().count(), soon).toBe(2);
    await expectVisible(lineOf("Jonas"), `«${reasons.ofJonas}»`);
    await lookAtBoth(office, "today-late-sick");
    await lineOf("Jonas").getByRole("button", { name: todayGroups.not_ready.action }).click();
    const dialog = office.getByRole("dialog", { name: replacementTexts.title });
    await expectVisible(dialog, replacementTexts.free(2));
    await dialog.getByRole("checkbox").first().waitFor();
    await look(office, "sick-late-replacement");
    await dialog.getByRole("button", { name: replacementTexts.close, exact: true }).last().click();
    await dialog.waitFor({ state: "hidden" });
  });

  it("excuses one with a reason, which the person reads by itself; no card", async () => {
    const dialog = await openDecision("Jonas", "Jonas Thomsen");
    const save = dialog.getByRole("button", { name: officeSickTexts.save });
    expect(await save.isEnabled()).toBe(false);
    await dialog.getByLabel(officeSickTexts.decisionReason).fill(reasons.excuse);
    await lookAtBoth(office, "decide-sick");
    await save.click();
    await expectMessage(office, officeSickTexts.saved.excuse);
    await expect.poll(() => lines().count(), soon).toBe(1);

    await expectVisible(jonas, endedTexts.sickDecided.excuse(reasons.excuse));
    await jonas.getByRole("heading", { name: jobStateSentences.sick, level: 1 }).waitFor();
    await expectHidden(jonas, endedTexts.cards);
    await look(jonas, "sick-late-excused");
    await jonas.goto("/");
    await expectVisible(jonas, employeeStatusTexts.noCard);
  });

  it("counts the other as a late cancellation: the person reads why, and finds the card", async () => {
    const dialog = await openDecision("Anna", "Anna Krogh");
    await dialog.getByText(officeSickTexts.choices.late_cancellation).click();
    await dialog.getByLabel(officeSickTexts.decisionReason).fill(reasons.late);
    await dialog.getByRole("button", { name: officeSickTexts.save }).click();
    await expectMessage(office, officeSickTexts.saved.late_cancellation);
    await expect.poll(() => lines().count(), soon).toBe(0);

    await anna.getByRole("heading", { name: endedTexts.sickCounted, level: 1 }).waitFor();
    await expectVisible(anna, endedTexts.sickDecided.late_cancellation(reasons.late));
    await expectVisible(anna, /^Du har fået et gult kort/);
    await lookAtBoth(anna, "sick-late-cancellation");
    await anna.getByRole("link", { name: endedTexts.cards }).click();
    await anna.getByRole("heading", { name: penaltyTexts.title, level: 1 }).waitFor();
    await expectVisible(anna, "Gult kort");
    await look(anna, "sick-late-card");
  });
});

describe("whom the company takes off five hours before", () => {
  it("stands on the booking with what it costs, and reads what it pays", async () => {
    await line.goto(shift);
    await hotel.getByRole("button", { name: /^Fjern.*Line B\./ }).click();
    const dialog = hotel.getByRole("alertdialog", { name: removeDialogTexts.title("Line B.") });
    await dialog.getByLabel(removeDialogTexts.reason).fill("Vi har færre gæster i aften.");
    await look(hotel, "late-removal-question");
    await dialog.getByRole("button", { name: removeDialogTexts.confirm, exact: true }).click();
    const removals = hotel.getByRole("region", { name: lateRemovalTexts.title });
    await expectVisible(removals, "Line B.");
    await lookAtBoth(hotel, "late-removal-booking");

    await line.getByRole("heading", { name: jobStateSentences.removed, level: 1 }).waitFor();
    await expectVisible(line, /^Du får løn for .* fordi det er sent/);
    await lookAtBoth(line, "late-removal-shift");
  });
});

/** Has a screen looked at on the smallest phone, and as wide as a desktop's. */
async function lookAtBoth(page: Page, name: string): Promise<void> {
  await look(page, name);
  await page.setViewportSize(desktop.viewport);
  await look(page, `${name}-desktop`);
  await page.setViewportSize(smallPhone.viewport);
}

/** Opens «Meld syg» on the open shift. */
async function openSickReport(page: Page) {
  await page.getByRole("button", { name: leaveTexts.sickConfirm }).click();
  const dialog = page.getByRole("alertdialog", { name: leaveTexts.sickTitle });
  await expectVisible(dialog, leaveTexts.sickLate);
  return dialog;
}

async function reportSick(page: Page): Promise<void> {
  const dialog = await openSickReport(page);
  await dialog.getByRole("button", { name: leaveTexts.sickConfirm }).click();
  await expectMessage(page, leaveTexts.reportedSick);
  await page.getByRole("heading", { name: jobStateSentences.sick, level: 1 }).waitFor();
}

/** Late sick reports that the office has not decided on. */
const lines = () => office.getByRole("region", { name: todayGroups.late_sick.title }).getByRole("listitem");

const lineOf = (firstName: string) => lines().filter({ hasText: firstName });

/** Opens the decision on somebody's late report from its line. */
async function openDecision(firstName: string, name: string) {
  await lineOf(firstName).getByRole("button", { name: todayGroups.late_sick.action }).click();
  const dialog = office.getByRole("dialog", { name: officeSickTexts.decideTitle(name) });
  await dialog.waitFor();
  return dialog;
}

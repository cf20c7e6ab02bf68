import type { Page } from "playwright-core";
import { expect } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { look } from "#tests/support/browser.ts";
import type { TestProduct } from "#tests/support/test-product.ts";
import { applicantTexts, bookDialogTexts } from "#texts/da/corporation/booking-view.ts";
import { choosingTexts } from "#texts/da/corporation/choosing.ts";
import { expectVisible, soon } from "./assertions.ts";
import { expectErrorBoxAndMessage } from "./fail-requests.ts";

/** Somebody's card among the applicants of the open booking. */
export function applicant(company: Page, name: string) {
  return company.getByRole("listitem").filter({ has: company.getByText(name, { exact: true }) });
}

/** Somebody applies from elsewhere. */
export async function applyAs(
  product: TestProduct["product"],
  fbToken: string,
  bookingId: number,
): Promise<void> {
  const { body } = await product.call(sessionEndpoints.employeeSignIn, { body: { fbToken } });
  const { status } = await product.call(jobEndpoints.apply, { as: body.token, params: { id: bookingId } });
  expect(status).toBe(200);
}

/** Presses 'Book' on somebody's card. */
export async function pressBook(company: Page, name: string): Promise<void> {
  await applicant(company, name).getByRole("button", { name: applicantTexts.book, exact: true }).click();
}

/** Presses «Book» and, in the dialog, 'Book nu'. */
export async function book(company: Page, name: string): Promise<void> {
  await pressBook(company, name);
  const dialog = company.getByRole("alertdialog", { name: bookDialogTexts.title(name) });
  await look(company, "book");
  await dialog.getByRole("button", { name: bookDialogTexts.confirm }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** Puts an applicant of a full booking on its standby queue. */
export async function putOnStandby(company: Page, name: string): Promise<void> {
  const person = applicant(company, name);
  await person.getByRole("button", { name: choosingTexts.putOnStandbyName(name) }).click();
  await expectVisible(company, choosingTexts.putDone(name));
  await expectVisible(person, choosingTexts.onStandby);
}

/** Opens 'Mere', and from it what there is of ratings, cancellations and experience, each closed by Escape. */
export async function readHistories(company: Page, name: string): Promise<void> {
  await applicant(company, name)
    .getByRole("button", { name: applicantTexts.moreOf(name) })
    .click();
  const more = company.getByRole("dialog", { name, exact: true });
  await look(company, "more");
  const offered = await more
    .getByRole("button", { name: /^(Bedømmelser|Afbud|Erfaring) \(/ })
    .allTextContents();
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.filter((label) => label.includes("(0)"))).toEqual([]);
  for (const [place, label] of offered.entries()) {
    await more.getByRole("button", { name: label, exact: true }).click();
    const opened = company.locator(".dialog").nth(1);
    await opened.waitFor();
    await look(company, `history-${place}`);
    await company.keyboard.press("Escape");
    await opened.waitFor({ state: "hidden" });
  }
  await more.getByRole("button", { name: bookDialogTexts.close, exact: true }).last().click();
  await more.waitFor({ state: "hidden" });
}

/** One of the first applicant's histories cannot be loaded, and then can; closed again. */
export async function expectHistoryFails(company: Page, row: unknown, button: RegExp, words: string) {
  await company
    .getByRole("button", { name: /^Mere om / })
    .first()
    .click();
  const open = () => company.getByRole("button", { name: button }).first().click();
  await expectErrorBoxAndMessage(company, row, open, words);
  // One after the other: a key that is pressed while the upper one goes is nobody's.
  for (const left of [1, 0]) {
    await company.getByRole("dialog").last().press("Escape");
    await expect.poll(() => company.getByRole("dialog").count(), soon).toBe(left);
  }
}

import type { Page } from "playwright-core";
import { expect, vi } from "vitest";
import { accountEndpoints } from "#contract/corporations/account.endpoints.ts";
import { messageEndpoints } from "#contract/messages/message.endpoints.ts";
import type { TestProduct } from "#tests/support/test-product.ts";
import { adminApprovalTexts } from "#texts/da/admin/admin-approval.ts";
import { refusals } from "#texts/da/common/errors.ts";
import { confirmedEmailTexts } from "#texts/da/users/confirmed-email.ts";
import { expectHidden, expectVisible, soon } from "./assertions.ts";

/** Presses the link that confirms the e-mail of a company that has signed up, which `as` reads in the mailbox. */
export async function confirmSignUp(testProduct: TestProduct, as: string, email: string): Promise<void> {
  const { product } = testProduct;
  const links = async () => {
    const { body } = await product.call(messageEndpoints.outbox, { as, query: { searchTerm: email } });
    const mails = body.filter(({ to }) => to === email);
    return mails.flatMap((mail) => /confirmEmail\/([\w-]{43})/.exec(mail.body)?.[1] ?? []);
  };
  // Also before the tests of a file, where `expect.poll` is not to be had.
  const token = await vi.waitFor(async () => {
    const [newest] = await links();
    if (newest === undefined) throw new Error(`No link has been mailed to ${email} yet.`);
    return newest;
  }, soon);
  expect((await product.call(accountEndpoints.confirmEmail, { params: { token } })).status).toBe(200);
}

/** The office reads why it cannot approve yet; the link is pressed, both open pages know of it, and the office approves. */
export async function approveOnceConfirmed(
  testProduct: TestProduct,
  { admin, company }: { readonly admin: Page; readonly company: Page },
  email: string,
): Promise<void> {
  await expectVisible(company, confirmedEmailTexts.title);
  await expectVisible(admin, confirmedEmailTexts.office.title);
  const approve = admin.getByRole("button", { name: adminApprovalTexts.approve });
  await approve.click();
  await expectVisible(admin, refusals.email_unconfirmed);
  const as = await admin.evaluate(() => localStorage.getItem("corporationToken") ?? "");
  await confirmSignUp(testProduct, as, email);
  await expectHidden(admin, confirmedEmailTexts.office.title);
  await expectHidden(company, confirmedEmailTexts.title);
  await approve.click();
}

/** What a pattern finds in the newest mail to somebody, once one stands in the try-out's mailbox in which it does. */
export async function foundInMail(
  { product }: TestProduct,
  as: string,
  to: string,
  pattern: RegExp,
): Promise<string> {
  const mail = async () => {
    const { body } = await product.call(messageEndpoints.outbox, { as, query: { searchTerm: to } });
    return body.find((one) => one.to === to)?.body ?? "";
  };
  await expect.poll(mail, soon).toMatch(pattern);
  return pattern.exec(await mail())?.[0] ?? "";
}

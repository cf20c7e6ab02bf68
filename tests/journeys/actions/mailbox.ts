import type { Page } from "playwright-core";
import { mailboxTexts as texts } from "#texts/da/admin/mailbox.ts";
import { officeGroupOf, officeNavTexts } from "#texts/da/backoffice/office-nav.ts";
import { chromeTexts } from "#texts/da/common/chrome.ts";
import { adminMenu, corporationMenu } from "#texts/da/common/menus.ts";
import { formatPhone } from "#texts/format/contact.ts";

type Channel = keyof typeof texts.channels;

/** Goes to a page of the office by its navigation, or to an entry of the signed-in menu. */
export async function choose(page: Page, entry: string): Promise<void> {
  const side = page.getByRole("navigation", { name: officeNavTexts.label });
  if (entry in officeGroupOf && entry !== corporationMenu.book) {
    await side.getByRole("link", { name: new RegExp(`^${entry}( \\d|$)`) }).click();
    return;
  }
  const bar = page.getByRole("button", { name: chromeTexts.menu, exact: true });
  await bar.or(side.getByRole("button", { name: / menu$/ })).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}

export async function openMailbox(admin: Page): Promise<void> {
  await choose(admin, adminMenu.mailbox);
  await admin.getByRole("heading", { name: texts.title }).waitFor();
}

/** Waits until the open mailbox shows a message to `recipient` with these words as delivered. */
export async function expectSent(
  admin: Page,
  channel: Channel,
  recipient: string,
  words: string,
): Promise<void> {
  const shown = channel === "sms" ? formatPhone(recipient) : recipient;
  await admin
    .getByRole("row", { name: new RegExp(`^${texts.statuses.sent}`) })
    .filter({ has: admin.getByRole("cell", { name: texts.channels[channel], exact: true }) })
    .filter({ has: admin.getByRole("rowheader", { name: shown }) })
    .filter({ hasText: words })
    .first()
    .waitFor();
}

import type { Page } from "playwright-core";
import { desktop } from "#tests/support/browser.ts";
import type { Stage } from "../stage.ts";
import { signInAsAdmin } from "./sign-in.ts";

/** The invoice page in another admin's window that hears of nothing, once it has settled times by itself. */
export async function openInvoiceWithoutNews(stage: Stage, url: string): Promise<Page> {
  const page = await stage.open("admin without news", desktop);
  await page.route("**/api/events", (route) => route.abort());
  await signInAsAdmin(page);
  const settled = page.waitForResponse(/auto-register-time/).then(() => detailsRead(page));
  await page.goto(url);
  await settled;
  return page;
}

/** Resolves when the invoice page has asked for its details the next time. */
export function detailsRead(page: Page): Promise<unknown> {
  return page.waitForResponse(/\/api\/admin\/bookings\/\d+\/details/);
}

import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { AnswerOf, Endpoint } from "#contract/wire/endpoint.ts";
import { isThorough } from "#tests/tools/thorough.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { soon } from "./assertions.ts";

/** How a call goes wrong: refused with that status, no connection, no answer in time, or another's page instead. */
export type RequestFailure = number | "failed" | "timedout" | "intercepted";

type Act = () => Promise<unknown>;

/** Lets the calls of a row go wrong from now on; they never reach the server. `mend` ends it. */
export async function failRequests(page: Page, row: unknown, how: RequestFailure, answer: object = {}) {
  const { method } = row as Endpoint;
  const address = addressOf(row);
  await page.route(address, (route) => {
    if (route.request().method() !== method) return route.fallback();
    if (how === "intercepted") return route.fulfill({ contentType: "text/html", body: "<h1>Gæstenet</h1>" });
    if (typeof how === "string") return route.abort(how);
    return route.fulfill({ status: how, json: { status: "error", message: "", ...answer } });
  });
  return { mend: () => page.unroute(address) };
}

/** Does something whose call goes wrong, and waits for the message that says so. */
export async function withFailingRequest(
  page: Page,
  row: unknown,
  how: RequestFailure,
  act: Act,
  words: string,
  answer: object = {},
): Promise<void> {
  const { mend } = await failRequests(page, row, how, answer);
  await act();
  await expectMessage(page, words);
  await mend();
}

/** Does an act with a refusal, a failure and another's page, one after the other; where it is thorough, each way that there is. */
export async function withEveryFailure(page: Page, row: unknown, act: Act, words: string): Promise<void> {
  const others = isThorough ? ([403, 404, "failed", "timedout"] as const) : [];
  for (const how of [500, 409, "intercepted", ...others] as const) {
    await withFailingRequest(page, row, how, act, words);
  }
}

/** Does an act with the whole network gone, as in a cellar. */
export async function withoutNetwork(page: Page, act: Act, words: string): Promise<void> {
  await page.context().setOffline(true);
  await act();
  await expectMessage(page, words);
  await page.context().setOffline(false);
}

/** Opens something that cannot be loaded: message and box, and the box asks again once it can. */
export async function expectErrorBoxAndMessage(
  page: Page,
  row: unknown,
  open: Act,
  words: string,
  how: RequestFailure = 500,
): Promise<void> {
  const { mend } = await failRequests(page, row, how);
  await open();
  await expectMessage(page, words);
  const box = page.getByRole("alert").filter({ hasText: commonTexts.errorTitle });
  await box.waitFor();
  await mend();
  await box.getByRole("button", { name: uiTexts.retry }).click();
  await box.waitFor({ state: "hidden" });
}

/** Opens something whose call is slow, and waits for the words that say so; then the call goes through. */
export async function expectLoadingText(page: Page, row: unknown, open: Act, words: string): Promise<void> {
  const arrived = Promise.withResolvers<void>();
  const address = addressOf(row);
  await page.route(address, async (route) => {
    await arrived.promise;
    await route.fallback();
  });
  await open();
  await page.getByText(words, { exact: true }).first().waitFor({ state: "attached" });
  arrived.resolve();
  await page.getByText(words, { exact: true }).first().waitFor({ state: "detached" });
  await page.unroute(address);
}

/** Lets a GET row answer what `change` makes of its real answer from now on. `mend` ends it. */
export async function changeAnswers<Row>(page: Page, row: Row, change: (answer: AnswerOf<Row>) => void) {
  const address = addressOf(row);
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    change(json);
    await route.fulfill({ response, json });
  });
  return { mend: () => page.unroute(address) };
}

/** Waits for a short message of exactly these words, and closes it. No other may be in sight with it. */
export async function expectMessage(page: Page, words: string): Promise<void> {
  const shown = messages(page);
  await expect.poll(async () => (await shown.allInnerTexts()).map(firstLine), soon).toEqual([words]);
  // It may go by itself before the press, and another of the same words, with «Fortryd», may take its place.
  const close = shown.getByRole("button", { name: uiTexts.close, includeHidden: true }).first();
  const pressUntilGone = async () => {
    if ((await shown.count()) > 0) await close.click({ timeout: 2_000 }).catch(() => {});
    return shown.count();
  };
  await expect.poll(pressUntilGone, soon).toBe(0);
}

/** The short messages in sight. */
export function messages(page: Page) {
  return page.locator(".toast");
}

function addressOf(row: unknown): RegExp {
  const { path } = row as Endpoint;
  return new RegExp(`/api/${path.replace(/:\w+/g, "\\d+")}(\\?|$)`);
}

function firstLine(text: string): string {
  return text.trim().split("\n")[0] ?? "";
}

import type { BrowserContext, Page } from "playwright-core";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { demoPassword } from "#server/demo/accounts.ts";
import type { Product } from "#tests/support/product.ts";
import { slowPage } from "./rig.ts";

const TURNS = 7;

/** From a tap on a link that was preloaded to the first frame with the new screen's heading, milliseconds. */
export async function changeRoutes(
  context: BrowserContext,
  product: Product,
  slower: number,
): Promise<number[]> {
  await signIn(context, product);
  const { page } = await slowPage(context, { line: false, slower });
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    await page.goto(`${product.url}/`, { waitUntil: "load" });
    times.push(await follow(page, 'a[href^="/viewBooking/"]'));
  }
  await page.close();
  return times;
}

/** As the login does it: a token in local storage, and the cookie that names nobody. */
async function signIn(context: BrowserContext, product: Product): Promise<void> {
  const { body } = await product.call(sessionEndpoints.corporationSignIn, {
    body: { email: "hotel@vagtklar.test", password: demoPassword },
  });
  const { token } = body as { token: string };
  await context.addCookies([{ name: "vagtklar_session", value: "corporation", url: product.url }]);
  await context.addInitScript((value) => localStorage.setItem("corporationToken", value), token);
}

async function follow(page: Page, selector: string): Promise<number> {
  const link = page.locator(selector).first();
  await link.waitFor();
  await link.hover();
  await page.waitForTimeout(1_500);
  return link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const from = location.pathname;
        const heading = document.querySelector("h1");
        const began = performance.now();
        const look = () => {
          const now = document.querySelector("h1");
          const isThere = location.pathname !== from && now !== null && now !== heading;
          if (isThere) resolve(performance.now() - began);
          else requestAnimationFrame(look);
        };
        (element as HTMLElement).click();
        requestAnimationFrame(look);
      }),
  );
}

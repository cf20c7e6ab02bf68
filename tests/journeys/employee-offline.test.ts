import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { expectHidden, expectVisible, soon } from "#tests/journeys/actions/assertions.ts";
import { signInEmployeeAtCheckout } from "#tests/journeys/actions/checkout.ts";
import { expectMessage } from "#tests/journeys/actions/fail-requests.ts";
import { fillEmployeeSignIn } from "#tests/journeys/actions/sign-in.ts";
import { look, offlinePhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { findBrowser, HEADLESS_SHELL } from "#tests/tools/programs.ts";
import { employeeToasts as toasts } from "#texts/da/common/toasts/employee.ts";
import { checkInTexts } from "#texts/da/employee/employee-booking.ts";
import { employeeBanners } from "#texts/da/employee/employee-checkout.ts";
import { employeeHomeTexts } from "#texts/da/employee/employee-home.ts";
import { offlineTexts as texts } from "#texts/da/employee/phone/offline.ts";
import { pushTexts } from "#texts/da/templates/push.ts";

const testProduct = startTestProduct({ isWholeBrowser: true });
/** Line works at the hotel tomorrow; Ella has not stamped out of Sunday's shift. */
let line: Page;
let ella: Page;

beforeAll(async () => {
  line = await testProduct.open("Line", offlinePhone);
  ella = await testProduct.open("Ella", offlinePhone);
});

describe("in the metro an employee", () => {
  it("opens the app and the next shift, with how to get in", async () => {
    await line.goto("/employeelogin");
    await fillEmployeeSignIn(line, "line-bech");
    await line.waitForURL(({ pathname }) => pathname === "/");
    await untilKept(line, "Hotel Nordlys");
    await line.context().setOffline(true);
    await line.goto("/?step=2");
    await expectVisible(line, employeeHomeTexts.greeting("Line"));
    await expectVisible(line, texts.showsKept);
    await line.getByRole("link", { name: /Hotel Nordlys/ }).click();
    await expectVisible(line, checkInTexts.access);
    await look(line, "offline-shift");
  });

  it("reports ready, which is sent once there is a connection", async () => {
    await line.getByLabel(checkInTexts.read).check();
    await line.getByRole("button", { name: checkInTexts.report }).click();
    await expectMessage(line, texts.keptCheckIn);
    await expectVisible(line, texts.waitingHint);
    await line.reload();
    await expectVisible(line, texts.waitingHint);
    await look(line, "offline-waiting");
    await line.context().setOffline(false);
    await line.getByRole("button", { name: checkInTexts.ready }).waitFor();
    await expect.poll(() => line.getByText(texts.waitingHint).count(), soon).toBe(0);
  });

  it("stamps out; the session that ended meanwhile loses nothing", async () => {
    await ella.goto("/employeelogin");
    await fillEmployeeSignIn(ella, "ella-søndergaard");
    await ella.waitForURL(({ pathname }) => pathname === "/");
    await ella.getByRole("tab", { name: employeeHomeTexts.tabs.finished }).click();
    const shift = ella.getByRole("link", { name: /søndag d. 22. nov./ });
    await shift.click();
    const stampOut = await signInEmployeeAtCheckout(ella, "stamp_out", "stamp_out");
    await ella.context().setOffline(true);
    await stampOut.click();
    await expectMessage(ella, texts.keptCheckOut);
    await expectHidden(ella, /^Det er din tur/);
    await look(ella, "offline-stamped");
    const token = await ella.evaluate(() => localStorage.getItem("employeeToken") ?? "");
    await testProduct.product.call(sessionEndpoints.employeeSignOut, { as: token });
    await ella.context().setOffline(false);
    await expect.poll(() => ella.url(), soon).toMatch(/login/);
    const kept = () => ella.evaluate(() => localStorage.getItem("vagtklar-kept"));
    await expect.poll(kept, soon).toBeNull();
    expect(new URL(ella.url()).searchParams.get("next")).toMatch(/^\/checkout-employees\/\d+$/);
    await fillEmployeeSignIn(ella, "ella-søndergaard");
    await ella.waitForURL(/\/checkout-employees\/\d+$/);
    await expectVisible(ella.getByRole("status"), new RegExp(`^${employeeBanners.stamped}$`));
    expect(await ella.getByText(toasts.somethingWrong).count()).toBe(0);
  });

  it("is led to the shift by a link also where the browser has dropped the cookie", async () => {
    await ella.context().clearCookies();
    await ella.goto(`${new URL(ella.url()).pathname}?as=employee`);
    await ella.waitForURL(/\/checkout-employees\/\d+$/);
    await expectVisible(ella.getByRole("status"), new RegExp(`^${employeeBanners.stamped}$`));
  });

  it.skipIf(findBrowser() === HEADLESS_SHELL)(
    "is shown a pushed message by the real worker, which leads to its shift",
    async () => {
      const context = line.context();
      await context.grantPermissions(["notifications"]);
      const booking = /\d+$/.exec(new URL(line.url()).pathname)?.[0] ?? "";
      const message = {
        ...pushTexts.hired({
          bookingId: 4711,
          jobTitle: "Bartender",
          corporationName: "Hotel Nordlys",
          day: "2026-11-25",
          from: "16:00",
          to: "01:00",
          address: "Strandpromenaden 6",
          link: testProduct.product.url,
        }),
        path: `/bookinginformation/${booking}?as=employee`,
        tag: `hired:${booking}`,
      };
      const shown = () =>
        line.evaluate(async () => {
          const registration = await navigator.serviceWorker.ready;
          const all = await registration.getNotifications();
          return all.map(({ title, body, lang, data }) => ({ title, body, lang, data: String(data) }));
        });
      const { title, body, path } = message;
      // A worker that is just being replaced takes nothing; sent again, a message of the same tag takes its own place.
      const shownOnceSent = async () => {
        const all = await shown();
        if (all.length === 0) await deliverPush(line, JSON.stringify(message));
        return all;
      };
      await expect
        .poll(shownOnceSent, { ...soon, interval: 2_000 })
        .toEqual([{ title, body, lang: "da", data: path }]);

      await line.goto("/pay");
      await line.getByRole("heading", { level: 1 }).waitFor();
      await line.goto(await pathOfPress(line));
      await line.getByRole("button", { name: checkInTexts.ready }).waitFor();
      expect(await shown()).toEqual([]);
    },
  );

  it("keeps no CPR and no bank number on the phone", async () => {
    const kept = await line.evaluate(() => JSON.stringify(localStorage));
    expect(kept).not.toMatch(/cpr_nr\\*":\\*"\d/);
    expect(kept).not.toMatch(/bank_account_nr\\*":\\*"\d/);
  });
});

/** Waits until the phone has the app's files and the shift at that company. */
async function untilKept(page: Page, company: string): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  const isKept = async (words: string) =>
    (localStorage.getItem("vagtklar-kept") ?? "").includes(words) && (await caches.has("page"));
  await expect.poll(() => page.evaluate(isKept, company), soon).toBe(true);
  const hasDetails = () => /employees\/bookings\/:id/.test(localStorage.getItem("vagtklar-kept") ?? "");
  await expect.poll(() => page.evaluate(hasDetails), soon).toBe(true);
}

/** Hands the page's worker what a push service hands on to a browser; there is no such service here to subscribe at. */
async function deliverPush(page: Page, data: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ isDeleted }) => !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await browser.send("ServiceWorker.enable");
  const origin = new URL(page.url()).origin;
  await browser.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data });
}

/** Has the worker told of a press on its message; answers what it opens, where a press of a hand would open it. */
async function pathOfPress(page: Page): Promise<string> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("no worker");
  return worker.evaluate(async () => {
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (url: string) => Promise<null> };
      dispatchEvent(event: Event): boolean;
      NotificationEvent: new (type: string, init: { notification?: Notification }) => Event;
    };
    const opened = new Promise<string>((resolve) => {
      scope.clients.openWindow = async (url) => {
        resolve(url);
        return null;
      };
    });
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent("notificationclick", { notification }));
    return opened;
  });
}

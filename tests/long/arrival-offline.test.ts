import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { arrivalEndpoints } from "#contract/applications/arrival.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { demoPassword } from "#server/demo/accounts.ts";
import { expectHidden, expectVisible, soon } from "#tests/journeys/actions/assertions.ts";
import { expectMessage } from "#tests/journeys/actions/fail-requests.ts";
import { signInAsEmployee } from "#tests/journeys/actions/sign-in.ts";
import { offlinePhone } from "#tests/support/browser.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { arrivalTexts as texts } from "#texts/da/employee/phone/arrival.ts";
import { offlineTexts } from "#texts/da/employee/phone/offline.ts";

/** Half an hour before Line's shift at the hotel. */
const testProduct = startTestProduct({ clock: "2026-11-25T15:30:00+01:00" });
/** How long there is no connection after coming, in milliseconds. */
const UNDERGROUND = 5_000;
let line: Page;
let hotel: string;
let bookingId: number;
let pin: string;
let link: string;

beforeAll(async () => {
  const { call } = testProduct.product;
  const { body } = await call(sessionEndpoints.corporationSignIn, {
    body: { email: "hotel@vagtklar.test", password: demoPassword },
  });
  hotel = body.status === "success" ? body.token : "";
  const { body: signedIn } = await call(sessionEndpoints.employeeSignIn, {
    body: { fbToken: "local:line-bech" },
  });
  const { body: shifts } = await call(jobEndpoints.upcoming, { as: signedIn.token });
  bookingId = shifts.find(({ booking }) => booking.date === "2026-11-25")?.booking.id ?? 0;
  const { body: arrivals } = await call(arrivalEndpoints.changePin, {
    as: hotel,
    params: { id: bookingId },
    body: { asks: true },
  });
  pin = arrivals.pin ?? "";
  link = new URL(arrivals.url ?? "").pathname + new URL(arrivals.url ?? "").search;
  line = await testProduct.open("Line", offlinePhone);
});

describe("at the door, in a cellar without reception", () => {
  it("the phone has the app and the shift from before", async () => {
    await signInAsEmployee(line, "line-bech");
    await line.evaluate(async () => void (await navigator.serviceWorker.ready));
    await line.reload();
    const isKept = async () =>
      /employees\/bookings\/:id/.test(localStorage.getItem("vagtklar-kept") ?? "") &&
      (await caches.has("page"));
    await expect.poll(() => line.evaluate(isKept), soon).toBe(true);
  });

  it("wrong digits are kept, and refused in sight once there is a connection", async () => {
    await line.context().setOffline(true);
    await line.goto(`/bookinginformation/${bookingId}`);
    await line.getByRole("textbox", { name: texts.pin }).fill(pin === "0000" ? "0001" : "0000");
    await line.getByRole("button", { name: texts.here }).click();
    await expectMessage(line, texts.kept);
    await expectVisible(line, offlineTexts.waitingHint);
    await line.context().setOffline(false);
    const refused = line.getByRole("alert").filter({ hasText: "Pinkoden passer ikke" });
    await refused.waitFor();
    expect(await arrivedAt()).toBeNull();
    await line.getByRole("button", { name: offlineTexts.read }).click();
    await refused.waitFor({ state: "detached" });
    await line.getByRole("textbox", { name: texts.pin }).waitFor();
  });

  it("the scanned link opens the shift with its digits, and coming is told later with the moment it was", async () => {
    await line.context().setOffline(true);
    await line.goto(link);
    expect(await line.getByRole("textbox", { name: texts.pin }).inputValue()).toBe(pin);
    await line.getByRole("button", { name: texts.here }).click();
    await expectMessage(line, texts.kept);
    await line.reload();
    await expectVisible(line, offlineTexts.waitingHint);
    expect(await arrivedAt()).toBeNull();
    await line.waitForTimeout(UNDERGROUND);
    await line.context().setOffline(false);
    await expectVisible(line, /^Du er kommet/);
    await expectHidden(line, offlineTexts.waitingHint);
    const { headers } = await fetch(`${testProduct.product.url}/api/openapi.json`);
    const now = Date.parse(headers.get("date") ?? "");
    expect(now - Date.parse((await arrivedAt()) ?? "")).toBeGreaterThanOrEqual(UNDERGROUND - 1_000);
  });
});

/** What the company sees of Line. */
async function arrivedAt(): Promise<string | null> {
  const { body } = await testProduct.product.call(arrivalEndpoints.arrivals, {
    as: hotel,
    params: { id: bookingId },
  });
  return body.people.find(({ first_name }) => first_name === "Line")?.arrived_at ?? null;
}

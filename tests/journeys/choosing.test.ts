import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { expectVisible, soon } from "#tests/journeys/actions/assertions.ts";
import { applicant } from "#tests/journeys/actions/hiring.ts";
import { signInAsCorporation } from "#tests/journeys/actions/sign-in.ts";
import { desktop, look, smallPhone } from "#tests/support/browser.ts";
import * as make from "#tests/support/factories.ts";
import { startTestProduct } from "#tests/support/test-product.ts";
import { bookingCardTexts } from "#texts/da/corporation/booking-card.ts";
import { choosingTexts as texts } from "#texts/da/corporation/choosing.ts";

const testProduct = startTestProduct();
const hotel = "hotel@vagtklar.test";
const names = ["Ida", "Bo", "Carl", "Ditte", "Emil", "Freja", "Gry", "Hans", "Jens", "Kaj"];

/** A booking of the hotel, and who applies for it, thirty of them, in the order of their names. */
let booking = 0;
let small = 0;
let company: Page;

beforeAll(async () => {
  const database = await testProduct.openDatabase();
  booking = await jobWith(database.db, { date: "2026-12-10", number_of_staff: 12 }, 30);
  small = await jobWith(database.db, { date: "2026-12-11", number_of_staff: 2 }, 4);
  await database.close();
  company = await testProduct.open("company", desktop);
  await signInAsCorporation(company, hotel);
});

async function jobWith(
  db: Parameters<typeof make.employee>[0],
  values: { date: string; number_of_staff: number },
  applicants: number,
): Promise<number> {
  const { id: corporation_id } = await db
    .selectFrom("corporations")
    .select("id")
    .where("email", "=", hotel)
    .executeTakeFirstOrThrow();
  const { id: staff_type_id } = await db
    .selectFrom("staff_types")
    .select("id")
    .where("job_title", "=", "Tjener")
    .executeTakeFirstOrThrow();
  const { id } = await make.booking(db, { corporation_id, staff_type_id, zip_code: "8000", ...values });
  for (let n = 0; n < applicants; n += 1) {
    const first_name = names[n % names.length] as string;
    const last_name = ["Andersen", "Bech", "Carlsen"][Math.floor(n / names.length)] as string;
    const city_zip = ["8000", "8600", "9000", "9999"][n % 4] as string;
    const { id: employee_id } = await make.employee(db, { first_name, last_name, city_zip });
    await make.giveSkill(db, employee_id, staff_type_id);
    const applied_at = new Date(Date.parse("2026-11-23T08:00:00Z") + n * 60_000);
    await make.shift(db, { booking_id: id, employee_id, status: "applied", applied_at });
  }
  return id;
}

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();

describe("with thirty applicants for twelve places", () => {
  it("books twelve by two presses, and says who they are", async () => {
    await company.goto(`/viewBooking/${booking}`);
    await expectVisible(company, bookingCardTexts.applicants(30));
    await press(company, texts.tickFirst(12));
    const bar = company.getByRole("region", { name: texts.bar });
    await expectVisible(bar, texts.ticked(12));
    await look(company, "choosing-bar");
    await bar.getByRole("button", { name: texts.book(12, 12) }).click();
    await expectVisible(company, /^12 er booket og har fået besked: /);
    await expectVisible(company, bookingCardTexts.selected(12, 12));
    await expectVisible(company, bookingCardTexts.applicants(18));
    await look(company, "choosing-booked");
  });

  it("offers those who are left the waiting list of the full booking, several at once", async () => {
    const tick = company.getByRole("checkbox", { name: /^Vælg / });
    await tick.nth(0).check();
    await tick.nth(1).check();
    await company.getByRole("button", { name: texts.standBy(2) }).click();
    await expectVisible(company, /^2 er på ventelisten og har fået besked: /);
    await expect.poll(() => company.getByText(texts.onStandby, { exact: true }).count(), soon).toBe(2);
    await look(company, "choosing-waiting");
  });
});

describe.each([
  { device: smallPhone, name: "phone", place: "Ida A." },
  { device: desktop, name: "desktop", place: "Bo A." },
])("on a $name", ({ device, name, place }) => {
  it("sorts by distance, keeps that in the address, compares two and books one of them from there", async () => {
    const page = await testProduct.open(name, device);
    await signInAsCorporation(page, hotel);
    await page.goto(`/viewBooking/${small}`);
    await page.getByLabel(texts.sort).selectOption(texts.sorts.distance);
    await expect.poll(() => page.url(), soon).toContain("sort=distance");
    await page.reload();
    await expect.poll(() => page.getByLabel(texts.sort).inputValue(), soon).toBe("distance");
    const tick = page.getByRole("checkbox", { name: /^Vælg / });
    await expect.poll(() => tick.count(), soon).toBeGreaterThan(1);
    await tick.nth(0).check();
    await tick.nth(1).check();
    await look(page, `choosing-ticked-${name}`);
    await press(page, texts.compare.open);
    const dialog = page.getByRole("dialog", { name: texts.compare.title });
    await expectVisible(dialog, texts.compare.distance);
    await look(page, `choosing-compare-${name}`);
    await dialog.getByRole("button", { name: `Book ${place}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Book nu" }).click();
    await expectVisible(page, bookingCardTexts.selected(name === "phone" ? 1 : 2, 2));
    expect(await applicant(page, place).count()).toBeGreaterThan(0);
  });
});

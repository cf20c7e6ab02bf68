import type { Locator, Page } from "playwright-core";
import {
  companyCardLabels,
  type companyCheckoutTexts,
  companyCheckoutTexts as companyTexts,
} from "#texts/da/corporation/company-checkout.ts";
import {
  employeeBanners,
  employeeCheckoutButtons,
  employeeCheckoutTexts as texts,
} from "#texts/da/employee/employee-checkout.ts";
import { sees } from "./sees.ts";

/** Waits for the banner over the employee's checkout and the button under it, and answers the button. */
export async function employeeStands(
  page: Page,
  banner: keyof typeof employeeBanners,
  button: keyof typeof employeeCheckoutButtons,
) {
  await sees(page.getByRole("status"), new RegExp(`^${employeeBanners[banner]}$`));
  const submit = page.getByRole("button", { name: employeeCheckoutButtons[button], exact: true });
  await submit.waitFor();
  return submit;
}

export async function writePayDetails(page: Page): Promise<void> {
  await page.getByLabel(texts.cpr).fill("1705984996");
  await page.getByLabel(texts.reg).fill("9570");
  await page.getByLabel(texts.account).fill("0012345678");
  await page.getByLabel(texts.taxCards[1]).check();
}

/** Chooses a slot of the company's «Fra» or «Til». */
export async function chooseSlot(
  where: Page | Locator,
  side: typeof companyCheckoutTexts.from | typeof companyCheckoutTexts.to,
  time: string,
): Promise<void> {
  await where.getByRole("listbox", { name: side }).getByRole("option", { name: time }).click();
}

/** The company's button of that label. */
export function companyButton(where: Page | Locator, label: keyof typeof companyCardLabels) {
  return where.getByRole("button", { name: companyCardLabels[label], exact: true });
}

export async function companyStamps(page: Page, times: { to: string; because: string }): Promise<void> {
  await chooseSlot(page, companyTexts.to, times.to);
  await page.getByLabel(companyTexts.explanation).fill(times.because);
  await companyButton(page, "reject_stamp").click();
  await sees(page, companyCardLabels.rejected_new);
}

import type { Page } from "playwright-core";
import { demoPassword } from "#server/demo/accounts.ts";
import { corporationLoginTexts, employeeLoginTexts } from "#texts/da/public/login.ts";
import { imageTexts } from "#texts/da/ui/images.ts";

/** Signs a company or an admin in at /corporationlogin, and waits for what comes after it. */
export async function signInAsCorporation(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto("/corporationlogin");
  await page.getByLabel(corporationLoginTexts.email).fill(email);
  await page.getByLabel(corporationLoginTexts.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: corporationLoginTexts.submit, exact: true }).click();
  await page.waitForURL((url) => url.pathname !== "/corporationlogin");
}

export const signInAsAdmin = (page: Page) => signInAsCorporation(page, "admin@vagtklar.test");

/** Signs an employee in with the local sign-in of a try-out, which takes the place of Facebook and Apple. */
export async function signInAsEmployee(page: Page, name: string): Promise<void> {
  await page.goto("/employeelogin");
  await fillEmployeeSignIn(page, name);
  await page.waitForURL((url) => url.pathname !== "/employeelogin");
}

/** Fills the employee's sign-in that stands on the page or is on its way, and sends it. */
export async function fillEmployeeSignIn(page: Page, name: string): Promise<void> {
  await page.getByLabel(employeeLoginTexts.privacy).check();
  await page.getByLabel(employeeLoginTexts.local.name).fill(name);
  await page.getByRole("button", { name: employeeLoginTexts.local.submit }).click();
}

/** Picks a file as the company's logo, on its profile. */
export async function pickPicture(
  company: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const choosing = company.waitForEvent("filechooser");
  await company.getByRole("button", { name: imageTexts.chooseImage }).first().click();
  await (await choosing).setFiles(file);
}

/** Fills the company's sign-in form that stands on the page, and sends it. */
export async function fillSignIn(company: Page, as: string): Promise<void> {
  await company.getByLabel(corporationLoginTexts.email).fill(as);
  await company.getByLabel(corporationLoginTexts.password, { exact: true }).fill(demoPassword);
  await company.getByRole("button", { name: corporationLoginTexts.submit, exact: true }).last().click();
}

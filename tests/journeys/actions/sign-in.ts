import type { Page } from "playwright-core";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import type { Endpoint } from "#contract/wire/endpoint.ts";
import { demoPassword } from "#server/demo/accounts.ts";
import { corporationLoginTexts, employeeLoginTexts } from "#texts/da/public/login.ts";
import { imageTexts } from "#texts/da/ui/images.ts";

type SessionKind = "corporation" | "employee";

/**
 * Signs a company or an admin in as the form does, and opens its home: a second page less for everybody whose journey is
 * about something else. The form itself is written into by the main journey, by thumb, by keyboard and where it fails.
 */
export async function signInAsCorporation(page: Page, email: string): Promise<void> {
  await signIn(page, "corporation", sessionEndpoints.corporationSignIn, { email, password: demoPassword });
}

export const signInAsAdmin = (page: Page) => signInAsCorporation(page, "admin@vagtklar.test");

/** Signs an employee in with the local sign-in of a try-out, which takes the place of Facebook and Apple; see above. */
export async function signInAsEmployee(page: Page, name: string): Promise<void> {
  await signIn(page, "employee", sessionEndpoints.employeeSignIn, { fbToken: `local:${name}` });
}

/** Leaves in the browser what the form leaves there: the session's token, and the cookie that asks for the app. */
async function signIn(page: Page, kind: SessionKind, row: Endpoint, body: object): Promise<void> {
  const answer = await page.request.post(`/api/${row.path}`, { data: body });
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new Error(`the sign-in was answered ${answer.status()}`);
  await page.goto("/healthz");
  await page.evaluate(
    ([kind, token]) => {
      localStorage.removeItem("vagtklar-account");
      localStorage.setItem(`${kind}Token`, token);
      document.cookie = `vagtklar_session=${kind}; path=/; samesite=lax`;
    },
    [kind, token] as const,
  );
  await page.goto("/");
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

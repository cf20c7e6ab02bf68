import type { Page } from "playwright-core";
import { expect } from "vitest";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { look } from "#tests/support/browser.ts";
import type { TestProduct } from "#tests/support/test-product.ts";
import { applyDialogTexts, employeeBookingTexts } from "#texts/da/employee/employee-booking.ts";
import { findingTexts } from "#texts/da/employee/finding.ts";
import { onboardingTexts as texts } from "#texts/da/employee/onboarding.ts";
import { regionNames } from "#texts/da/employee/regions.ts";
import { skillQuestionTexts } from "#texts/da/employee/skill-questions.ts";
import { expectVisible } from "./assertions.ts";

/**
 * Fills in the four steps of a new profile: bartender in eastern Jutland, so that Tjener has its questions left.
 * `seen` is told of each step before it is left; the last is left by `createProfile`.
 */
export async function onboard(
  page: Page,
  seen: (step: string) => Promise<void> = async () => {},
): Promise<void> {
  await expectVisible(page, texts.jobTypes.title);
  await page.getByLabel("Bartender").check();
  await page.reload();
  await expectVisible(page, texts.jobTypes.title);
  await seen("onboarding-1-jobs");
  expect(await page.getByLabel("Bartender").isChecked()).toBe(true);
  await goOn(page);
  await expectVisible(page, texts.regions.title);
  await page.getByLabel(regionNames.eastJutland).check();
  await page.reload();
  await expectVisible(page, texts.regions.title);
  await seen("onboarding-2-zones");
  expect(await page.getByLabel(regionNames.eastJutland).isChecked()).toBe(true);
  await goOn(page);
  await expectVisible(page, texts.video.title);
  await page.reload();
  await expectVisible(page, texts.video.title);
  await seen("onboarding-3-video");
  await goOn(page);
  await expectVisible(page, texts.profile.title);
  // The browser's Back is the step before, and what was chosen is still there.
  for (const { title } of [texts.video, texts.regions, texts.jobTypes]) {
    await page.goBack();
    await expectVisible(page, title);
  }
  expect(await page.getByLabel("Bartender").isChecked()).toBe(true);
  for (const { title } of [texts.regions, texts.video, texts.profile]) {
    await goOn(page);
    await expectVisible(page, title);
  }
  await page.getByLabel(texts.profile.city, { exact: true }).fill("Aarhus C");
  await page.getByLabel(texts.profile.phone).fill("20550190");
  await page.getByLabel(texts.profile.email).fill("mette@jensen.test");
  await page
    .getByRole("group", { name: texts.profile.birthDate })
    .getByRole("spinbutton")
    .first()
    .pressSequentially("17051998");
  await page
    .getByLabel(texts.profile.description)
    .fill("Jeg har stået i bar i tre år og elsker travle aftener. Nu vil jeg også servere.");
  await page.getByLabel(texts.profile.licence).check();
  await page.reload();
  await expectVisible(page, texts.profile.title);
  expect(await page.getByLabel(texts.profile.phone).inputValue()).toBe("20 55 01 90");
  await seen("onboarding-4-profile");
}

export async function createProfile(page: Page): Promise<void> {
  await page.getByRole("button", { name: texts.profile.submit }).click();
}

async function goOn(page: Page): Promise<void> {
  await page.getByRole("button", { name: texts.next }).click();
}

/** Answers the five questions of a job type, each with its fourth answer; the first says what they open (`opens`). */
export async function answerQuestions(page: Page, jobTitle: string, opens: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: skillQuestionTexts.title(jobTitle) });
  await expectVisible(dialog, opens);
  for (const step of [1, 2, 3, 4, 5]) {
    await expectVisible(dialog, skillQuestionTexts.step(step));
    await dialog.getByRole("radio").nth(3).check();
    if (step === 1) await look(page, "questionnaire");
    const button = step < 5 ? skillQuestionTexts.next : skillQuestionTexts.confirm;
    await dialog.getByRole("button", { name: button }).click();
  }
  await dialog.waitFor({ state: "hidden" });
}

/** Applies for the job whose page is open, and accepts the agreement. */
export async function applyForJob(page: Page): Promise<void> {
  await page.getByRole("button", { name: employeeBookingTexts.apply }).click();
  const dialog = page.getByRole("dialog", { name: applyDialogTexts.title });
  await dialog.getByLabel(applyDialogTexts.accept).check();
  await dialog.getByRole("button", { name: applyDialogTexts.apply }).click();
  await expectVisible(page, employeeBookingTexts.status.applied);
}

export async function withdraw(page: Page): Promise<void> {
  await page.getByRole("button", { name: employeeBookingTexts.withdraw }).click();
  const dialog = page.getByRole("alertdialog", { name: applyDialogTexts.withdrawTitle });
  await look(page, "withdraw");
  await dialog.getByRole("button", { name: applyDialogTexts.withdrawConfirm }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** What the questions of a waiter say they open, reckoned from the jobs of the employee's own list. */
export async function openedToWaiters(product: TestProduct["product"], employee: Page): Promise<string> {
  const as = await employee.evaluate(() => localStorage.getItem("employeeToken") ?? "");
  const { body } = await product.call(jobEndpoints.overview, { as });
  const jobs = body.filter(({ jobRole }) => jobRole.job_title === "Tjener");
  const inOre = (wage: string) => Number(wage.replace(",", ""));
  const wages = jobs.map(({ hourly_wage }) => hourly_wage).toSorted((a, b) => inOre(a) - inOre(b));
  return findingTexts.opens(jobs.length, "Tjener", findingTexts.wages(wages[0] ?? "", wages.at(-1) ?? ""));
}

import { expect, test } from "vitest";
import { pageMoneyEndpoints } from "#contract/backoffice/page-money.endpoints.ts";
import { pageEndpoints } from "#contract/backoffice/profile-page.endpoints.ts";
import { employee } from "#contract/employees/employee.entities.ts";
import { penaltyEndpoints } from "#contract/employees/penalty.endpoints.ts";
import type { OfficeRole } from "#rules/people/security/office-roles.ts";
import { companyState, renderScreen } from "#tests/support/screens/render-screen.tsx";
import { sampleOf } from "#tests/support/screens/sample-of.ts";
import { stubApi } from "#tests/support/screens/stub-api.ts";
import { adminEmployeesTexts } from "#texts/da/admin/admin-lists.ts";
import { newProfileTexts } from "#texts/da/admin/people/new-profiles.ts";
import { editProfileTexts } from "#texts/da/backoffice/edit-profile.ts";
import { PersonScreen } from "./person-screen.tsx";

/** The page of somebody who waits for approval, as the role sees it. */
async function pageFor(office_role: OfficeRole) {
  const api = stubApi();
  const waiting = sampleOf(employee, { id: 9, first_name: "Anna", last_name: "Krogh", approval: "waiting" });
  api.answer(pageEndpoints.person, sampleOf(pageEndpoints.person.answer, { employee: waiting }));
  api.answer(penaltyEndpoints.penalties, sampleOf(penaltyEndpoints.penalties.answer));
  api.answer(pageMoneyEndpoints.personPay, sampleOf(pageMoneyEndpoints.personPay.answer));
  const page = await renderScreen(PersonScreen, {
    path: "/admin/employees/$employeeId",
    at: "/admin/employees/9",
    state: companyState({ is_admin: true, office_role }),
  });
  await expect.element(page.getByRole("heading", { name: "Anna Krogh", level: 1 })).toBeVisible();
  return { page, api };
}

const writing = [
  editProfileTexts.edit,
  newProfileTexts.approve,
  newProfileTexts.decline,
  adminEmployeesTexts.takeOver,
  adminEmployeesTexts.columns.menu,
];

test("an owner changes, approves and takes over from the page of a person", async () => {
  const { page } = await pageFor("owner");
  for (const name of writing) {
    await expect.element(page.getByRole("button", { name: new RegExp(`^${name}`) }).first()).toBeVisible();
  }
});

test("a reader sees the page of a person without a button that writes", async () => {
  const { page } = await pageFor("reader");
  for (const name of writing) {
    await expect
      .element(page.getByRole("button", { name: new RegExp(`^${name}`) }).first())
      .not.toBeInTheDocument();
  }
});

test("the pay of a person is asked for by those who read money only", async () => {
  const bookkeeper = await pageFor("bookkeeper");
  await expect.poll(() => bookkeeper.api.sent(pageMoneyEndpoints.personPay)).toHaveLength(1);
  await bookkeeper.page.unmount();
  const planner = await pageFor("planner");
  await expect.poll(() => planner.api.sent(penaltyEndpoints.penalties)).toHaveLength(1);
  expect(planner.api.sent(pageMoneyEndpoints.personPay)).toEqual([]);
});

import { expect, test } from "vitest";
import { todayItem, worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import type { OfficeRole } from "#rules/people/security/office-roles.ts";
import { todayKeys } from "#rules/shifts/waiting.ts";
import { companyState, renderScreen } from "#tests/support/screens/render-screen.tsx";
import { sampleOf } from "#tests/support/screens/sample-of.ts";
import { stubApi } from "#tests/support/screens/stub-api.ts";
import { todayGroups } from "#texts/da/backoffice/today.ts";
import { TodayScreen } from "./today-screen.tsx";

const line = sampleOf(todayItem, {
  ...{ booking_id: 7, shift_id: 8, employee_id: 9, corporation_id: 5, corporation: "Hotel Nordlys" },
  ...{ person: "Anna Krogh", phone: "20550101", date: "2026-11-24", start_time: "18:00", end_time: "23:00" },
});

/** What a line of the group says beside the facts that all have. */
const lineOf = (key: (typeof todayKeys)[number]) =>
  key === "terms_missing" ? { ...line, about: ["not_given", "2026-11-24"] } : line;

/** The screen with one line in every group, as the role sees it. */
async function todayFor(office_role: OfficeRole) {
  stubApi().answer(worklistEndpoints.today, {
    groups: todayKeys.map((key) => ({ key, count: 1, items: [lineOf(key)] })),
    ...{ under_filled_hours: 24, first_steps: [], all_done: null },
  });
  const page = await renderScreen(TodayScreen, {
    path: "/",
    at: "/",
    state: companyState({ is_admin: true, office_role }),
  });
  await expect.element(page.getByRole("region", { name: todayGroups.under_filled.title })).toBeVisible();
  return page;
}

/** The words of everything that is pressed in a group. */
function pressesIn(page: Awaited<ReturnType<typeof todayFor>>, key: keyof typeof todayGroups): number {
  const group = page.getByRole("region", { name: todayGroups[key].title, exact: true });
  return group.getByRole("button").elements().length;
}

test("a reader reads every line of 'I dag' and finds no button that writes", async () => {
  const page = await todayFor("reader");
  for (const key of todayKeys) expect(pressesIn(page, key), key).toBe(0);
  const acts = page.getByRole("link", { name: todayGroups.ready_to_invoice.action });
  expect(acts.elements()).toEqual([]);
});

test("an owner has the buttons of every task on 'I dag'", async () => {
  const owner = await todayFor("owner");
  expect(pressesIn(owner, "under_filled")).toBeGreaterThan(0);
  expect(pressesIn(owner, "open_hours")).toBeGreaterThan(0);
});

test("a bookkeeper settles hours on 'I dag' and finds nobody a replacement", async () => {
  const bookkeeper = await todayFor("bookkeeper");
  expect(pressesIn(bookkeeper, "under_filled")).toBe(0);
  expect(pressesIn(bookkeeper, "open_hours")).toBeGreaterThan(0);
});

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OnboardingDraft } from "./use-onboarding.ts";

const navigate = vi.fn(async (_to: { search: unknown }) => {});
let wanted: number | undefined;
let kept: OnboardingDraft | null;
/** What the draft keeps of the page, as it asks for it. */
let unsaved: () => OnboardingDraft | null;
vi.doMock("@tanstack/react-router", () => ({
  useNavigate: () => navigate,
  useSearch: () => ({ step: wanted }),
}));
vi.doMock("#web/api/form-drafts/use-draft.ts", () => ({
  useDraft: (_form: string, read: typeof unsaved) => {
    unsaved = read;
    return { kept, forget: () => {} };
  },
}));
const { openStep, useOnboarding } = await import("./use-onboarding.ts");

beforeEach(() => {
  [wanted, kept] = [undefined, null];
  navigate.mockClear();
});
afterEach(() => vi.doUnmock("@tanstack/react-router"));

function onboarding(): ReturnType<typeof useOnboarding> {
  let found: ReturnType<typeof useOnboarding> | undefined;
  function Page() {
    found = useOnboarding();
    return null;
  }
  renderToStaticMarkup(createElement(Page));
  return found as ReturnType<typeof useOnboarding>;
}

/** The step that the address names after the last move. */
function addressed(): unknown {
  const { search } = navigate.mock.lastCall?.[0] ?? {};
  return (search as (before: object) => { step?: number })({ other: 1 });
}

const chosen = { jobRoles: ["1"], regions: ["fyn"] };

test("the address leads to the step that it names", () => {
  expect([0, 1, 2, 3].map((step) => openStep(step, chosen))).toEqual([0, 1, 2, 3]);
});

test("nobody comes past a question that is not answered", () => {
  expect(openStep(3, { jobRoles: [], regions: ["fyn"] })).toBe(0);
  expect(openStep(3, { jobRoles: ["1"], regions: [] })).toBe(1);
});

test.each([undefined, -1, 4, 1.5, Number.NaN])("%s is no step", (wanted) => {
  expect([0, 3]).toContain(openStep(wanted, chosen));
});

test("the steps are walked in the address, which does not name the first one", () => {
  kept = { ...chosen, profile: null };
  onboarding().goOn();
  expect(addressed()).toEqual({ other: 1, step: 1 });
  wanted = 1;
  onboarding().goBack();
  expect(addressed()).toEqual({ other: 1, step: undefined });
});

test("once the profile is made, Back does not lead to its last step", async () => {
  await onboarding().leave();
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ to: "/", search: {}, replace: true });
});

test.each<[string, OnboardingDraft | null]>([
  ["a job", { ...chosen, regions: [], profile: null }],
  ["a region", { ...chosen, jobRoles: [], profile: null }],
  ["a city that was typed", { jobRoles: [], regions: [], profile: { city: "Odense" } }],
  ["nothing", null],
])("what is kept of somebody who chose %s is that", (_, draft) => {
  kept = draft;
  onboarding();
  expect(unsaved()).toEqual(draft);
});

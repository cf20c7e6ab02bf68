import { useNavigate, useSearch } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useDraft } from "#web/api/form-drafts/use-draft.ts";
import type { ProfileValues } from "./use-profile-step.ts";

type Toggle = (value: string, isChosen: boolean) => void;

/** What somebody has chosen and typed so far. */
export interface OnboardingDraft {
  readonly jobRoles: readonly string[];
  readonly regions: readonly string[];
  readonly profile: Partial<ProfileValues> | null;
}

const LAST_STEP = 3;
const nothing: OnboardingDraft = { jobRoles: [], regions: [], profile: null };

/**
 * The four steps, counted from 0. The step stands in the address, so that the browser's Back leads to the one before;
 * what is chosen and typed outlives a reload.
 */
export function useOnboarding() {
  const navigate = useNavigate();
  const { step: wanted } = useSearch({ from: "/" });
  const typed = useRef<OnboardingDraft["profile"]>(null);
  const latest = useRef(nothing);
  const { kept, forget } = useDraft<OnboardingDraft>("onboarding", () => {
    const draft = { ...latest.current, profile: typed.current };
    return isEmpty(draft) ? null : draft;
  });
  const [start] = useState(kept ?? nothing);
  const [jobRoles, toggleJobRole] = useChoices(start.jobRoles);
  const [regions, toggleRegion] = useChoices(start.regions);
  typed.current ??= start.profile;
  latest.current = { jobRoles, regions, profile: null };
  const [isLeaving, setLeaving] = useState(false);
  const step = isLeaving ? LAST_STEP : openStep(wanted, { jobRoles, regions });
  const show = (next: number) =>
    void navigate({ to: "/", search: (before) => ({ ...before, step: next || undefined }) });
  return {
    step,
    jobRoles: { chosen: jobRoles, onToggle: toggleJobRole },
    regions: { chosen: regions, onToggle: toggleRegion },
    goOn: () => show(step + 1),
    goBack: () => show(step - 1),
    /** What was typed in the last step, and how it tells. */
    profile: {
      typed: typed.current,
      onType: (values: Partial<ProfileValues> | null) => {
        typed.current = values;
      },
    },
    /** The profile is made: nothing of this comes back, and the home begins at its first tab. */
    leave: async () => {
      forget();
      // The last step stands there until the home does.
      setLeaving(true);
      await navigate({ to: "/", search: {}, replace: true });
    },
  };
}

/** The step that can be shown: at most the first whose question is not answered. */
export function openStep(
  wanted: number | undefined,
  { jobRoles, regions }: Pick<OnboardingDraft, "jobRoles" | "regions">,
) {
  const furthest = jobRoles.length === 0 ? 0 : regions.length === 0 ? 1 : LAST_STEP;
  const step = Number.isInteger(wanted) ? (wanted ?? 0) : 0;
  return Math.min(Math.max(step, 0), furthest);
}

function isEmpty({ jobRoles, regions, profile }: OnboardingDraft): boolean {
  return jobRoles.length === 0 && regions.length === 0 && profile === null;
}

/** Several choices, in the order in which they were made, and what puts one in or takes it out. */
function useChoices(start: readonly string[]): [chosen: readonly string[], toggle: Toggle] {
  const [chosen, setChosen] = useState(start);
  const toggle: Toggle = (value, isChosen) =>
    setChosen(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value));
  return [chosen, toggle];
}

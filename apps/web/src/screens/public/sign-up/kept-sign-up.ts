import { useEffect, useLayoutEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { SignUpForm } from "#contract/corporations/sign-up-form.ts";
import type { SignUpValues } from "./use-sign-up-field.ts";

const KEY = "vagtklar-sign-up";

/** What is asked for anew each time: passwords are never kept, and nobody has agreed before they say so. */
const notKept = ["password", "confirmPassword", "terms_accepted_at", "terms_version"] as const;

type Kept = Partial<Omit<SignUpValues, (typeof notKept)[number]>>;

/** Keeps a company's facts in this tab, so that they survive a reload and the way back to the booking. */
export function useKeptSignUp({
  getValues,
  setValue,
  subscribe,
}: UseFormReturn<SignUpValues, unknown, SignUpForm>) {
  useLayoutEffect(() => {
    for (const [name, text] of Object.entries(keptSignUp(sessionStorage)) as [keyof Kept, string][]) {
      // What was typed before the script arrived stays.
      if (!getValues(name)) setValue(name, text);
    }
  }, [getValues, setValue]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepSignUp(sessionStorage, values),
      }),
    [subscribe],
  );
}

export function keepSignUp(storage: Storage, values: SignUpValues): void {
  const kept: Kept = Object.fromEntries(
    Object.entries(values).filter(([name]) => !notKept.some((secret) => secret === name)),
  );
  storage.setItem(KEY, JSON.stringify(kept));
}

/** What this tab keeps; nothing where it is not readable. */
export function keptSignUp(storage: Storage): Kept {
  try {
    return JSON.parse(storage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

export function forgetSignUp(storage: Storage): void {
  storage.removeItem(KEY);
}

import { useFormContext } from "react-hook-form";
import type { SignUpForm } from "#contract/corporations/sign-up-form.ts";

/** What stands in the fields; the tick becomes the acceptance of the terms. */
export type SignUpValues = Record<Exclude<keyof SignUpForm, "terms_accepted_at">, string> & {
  terms_accepted_at: boolean;
};

/** Name, handlers and error of a field of the sign-up form. */
export function useSignUpField(name: keyof SignUpValues) {
  const { register, formState } = useFormContext<SignUpValues>();
  return { ...register(name), error: formState.errors[name]?.message };
}

import { useFormContext } from "react-hook-form";
import type { ProfileOutput, ProfileValues } from "./profile-values.ts";

/** The profile's form, from inside it. */
export function useProfileForm() {
  return useFormContext<ProfileValues, unknown, ProfileOutput>();
}

/** A field of the profile with its error, for a field of the ui to spread. */
export function useProfileField(name: keyof ProfileValues) {
  const { register, formState } = useProfileForm();
  return { ...register(name), error: formState.errors[name]?.message };
}

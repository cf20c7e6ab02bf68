import { otherChoice } from "#texts/da/booking-presets.ts";
import type { Option } from "#web/ui/choices/option.ts";

/** Presets, and «Andet» for an own entry. */
export function presetOptions(presets: readonly string[]): Option[] {
  return [...presets, otherChoice].map((text) => ({ value: text, label: text }));
}

/** Choices of hours, by their number as text. */
export function hourOptions(choices: readonly { hours: number; label: string }[]): Option[] {
  return choices.map(({ hours, label }) => ({ value: String(hours), label }));
}

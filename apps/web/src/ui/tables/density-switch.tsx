import { kitTexts } from "#texts/da/kit/kit.ts";

export type Density = "dense" | "roomy";

export interface DensitySwitchProps {
  value: Density;
  onChange: (density: Density) => void;
}

/** Rows of 36 or 48 px. */
export function DensitySwitch({ value, onChange }: DensitySwitchProps) {
  return (
    <fieldset className="segments" aria-label={kitTexts.density}>
      {(["dense", "roomy"] as const).map((density) => (
        <button
          key={density}
          type="button"
          className="segment small"
          aria-pressed={density === value}
          onClick={() => onChange(density)}
        >
          {kitTexts[density]}
        </button>
      ))}
    </fieldset>
  );
}

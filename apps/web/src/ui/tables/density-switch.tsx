import { uiTexts } from "#texts/da/ui/ui.ts";

export type Density = "dense" | "roomy";

export interface DensitySwitchProps {
  value: Density;
  onChange: (density: Density) => void;
}

/** Rows of 36 or 48 px. */
export function DensitySwitch({ value, onChange }: DensitySwitchProps) {
  return (
    <fieldset className="segments" aria-label={uiTexts.density}>
      {(["dense", "roomy"] as const).map((density) => (
        <button
          key={density}
          type="button"
          className="segment small"
          aria-pressed={density === value}
          onClick={() => onChange(density)}
        >
          {uiTexts[density]}
        </button>
      ))}
    </fieldset>
  );
}

import { Star } from "lucide-react";
import { useId } from "react";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { Icon } from "#web/ui/icon.tsx";

export interface RatingProps {
  /** Names the group: «Bedøm Jonas T.». */
  label: string;
  /** Whole stars 1–5; 0 is no rating. */
  value: number;
  onChange: (stars: number) => void;
  isDisabled?: boolean;
}

/** Five stars to give. The star that is already chosen takes the rating back to none. */
export function Rating({ label, value, onChange, isDisabled }: RatingProps) {
  const name = useId();

  return (
    <fieldset className="rating" disabled={isDisabled}>
      <legend className="visually-hidden">{label}</legend>
      {[1, 2, 3, 4, 5].map((stars) => (
        <label key={stars}>
          <input
            type="radio"
            name={name}
            value={stars}
            checked={stars === value}
            onChange={() => onChange(stars)}
            // Arrow keys click the star they move to, so only a press on the chosen one means «none».
            onClick={() => stars === value && onChange(0)}
          />
          <Icon of={Star} />
          <span className="visually-hidden">{uiTexts.stars(stars)}</span>
        </label>
      ))}
    </fieldset>
  );
}

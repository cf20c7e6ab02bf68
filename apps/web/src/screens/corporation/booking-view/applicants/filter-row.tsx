import type { ApplicantFilter } from "#rules/applying/highlights.ts";
import { applicantTexts } from "#texts/da/corporation/booking-view.ts";
import { Button } from "#web/ui/actions/button.tsx";

const texts = applicantTexts.filters;

interface FilterRowProps {
  filter: ApplicantFilter;
  /** How many of all applicants are favourites, and how many have experience. */
  counts: { favourites: number; experience: number };
  onChange: (filter: ApplicantFilter) => void;
}

/** Looks at favourites or people with experience alone; what nobody is is not offered. */
export function FilterRow({ filter, counts, onChange }: FilterRowProps) {
  const offered = (["favourites", "experience"] as const).filter((key) => counts[key] > 0 || filter[key]);
  if (offered.length === 0) return null;
  return (
    <fieldset className="row row--wrap apl-filters">
      <legend className="visually-hidden">{texts.name}</legend>
      {offered.map((key) => (
        <Button
          key={key}
          size="small"
          variant={filter[key] ? "outline" : "neutral"}
          aria-pressed={filter[key]}
          onClick={() => onChange({ ...filter, [key]: !filter[key] })}
        >
          {texts[key](counts[key])}
        </Button>
      ))}
    </fieldset>
  );
}

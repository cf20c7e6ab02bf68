import { X } from "lucide-react";
import { useState } from "react";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { chosenOrOther, languages } from "#texts/da/corporation/booking-presets.ts";
import { languageRequirement, employeeBookingTexts as texts } from "#texts/da/employee/employee-booking.ts";
import { LanguageFlags } from "#web/components/bookings/language-flags.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Facts } from "#web/ui/tables/facts.tsx";

/** What to wear and bring, and what the job is like. */
export function JobFacts({ job }: { job: WireEmployeeBooking }) {
  return (
    <>
      <section className="job-facts">
        <h2 className="kicker">{texts.uniform}</h2>
        <Facts
          facts={[
            {
              term: texts.upperDress,
              value: chosenOrOther(job.upper_dress_code, job.upper_dress_code_other),
            },
            {
              term: texts.lowerDress,
              value: chosenOrOther(job.lower_dress_code, job.lower_dress_code_other),
            },
            { term: texts.shoes, value: chosenOrOther(job.shoes_dress_code, job.shoes_dress_code_other) },
            { term: texts.itemToBring, value: job.item_to_bring || commonTexts.none },
          ]}
        />
      </section>
      <section className="job-facts">
        <h2 className="kicker">{texts.aboutJob}</h2>
        <Facts
          facts={[
            { term: texts.extraWork, value: <ExtraWork hours={job.extra_work_hours} /> },
            { term: texts.food, value: job.food_included === 1 ? commonTexts.yes : commonTexts.no },
            { term: texts.language, value: <Language of={job.language} /> },
            { term: texts.description, value: <LongText text={job.job_description || commonTexts.none} /> },
          ]}
        />
      </section>
    </>
  );
}

function ExtraWork({ hours }: { hours: number }) {
  if (hours > 0) return texts.mayBeExtra(hours);
  return (
    <span className="row">
      <Icon of={X} size={16} />
      {texts.noExtraWork}
    </span>
  );
}

function Language({ of: language }: { of: string }) {
  const spoken = languages.find((known) => known === language) ?? languages[2];
  return (
    <span className="row">
      <LanguageFlags language={spoken} />
      {languageRequirement(language)}
    </span>
  );
}

/** Descriptions longer than this are folded. */
const SHOWN = 50;

/** A text that shows its beginning, and the rest on demand. */
export function LongText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  if (text.length <= SHOWN) return text;
  return (
    <>
      {isOpen ? text : `${text.slice(0, SHOWN).replace(/\s+\S*$/, "")} …`}{" "}
      <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? commonTexts.readLess : commonTexts.readMore}
      </TextButton>
    </>
  );
}

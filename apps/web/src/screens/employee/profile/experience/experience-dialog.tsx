import { useId } from "react";
import { jobSizes } from "#rules/people/experience/experience.ts";
import { dayOf } from "#rules/time/moment.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import {
  experienceMonths,
  experienceTitles,
  experienceTypes,
  shiftCountLabels,
  experienceTexts as texts,
} from "#texts/da/employee/experience.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Switch } from "#web/ui/choices/checkbox.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import type { Experience } from "./experience-card.tsx";
import { type ExperienceValues, useExperienceForm } from "./use-experience-form.ts";

const DESCRIPTION_LENGTH = 255;
/** This year and the twenty before. */
const YEARS = 21;

interface ExperienceDialogProps {
  /** Null adds a new one. */
  experience: Experience | null;
  onClose: () => void;
}

/** One entry of work experience. The shift count belongs to temp work alone. */
export function ExperienceDialog({ experience, onClose }: ExperienceDialogProps) {
  const { form, isPending, onSubmit } = useExperienceForm(experience, onClose);
  const id = useId();
  const [type, isStillEmployed] = form.watch(["exp_type", "still_employed"]);
  const field = (name: keyof ExperienceValues) => ({
    ...form.register(name),
    error: form.formState.errors[name]?.message,
  });
  const choice = (name: keyof ExperienceValues, values: readonly string[]) => ({
    ...field(name),
    placeholder: commonTexts.choose,
    options: values.map((value) => ({ value, label: value })),
  });
  const thisYear = Number(dayOf(serverNow()).slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, ago) => String(thisYear - ago));
  return (
    <Dialog
      isOpen
      title={experience ? texts.edit : texts.add}
      onClose={onClose}
      isPending={isPending}
      actions={
        <>
          <Button onClick={onClose} isDisabled={isPending}>
            {commonTexts.cancel}
          </Button>
          <Button type="submit" form={id} variant="primary" isPending={isPending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={id} className="grid-2" onSubmit={onSubmit} noValidate>
        <TextField className="span-2" label={texts.columns.employer} {...field("employer_text")} />
        <NativeSelect label={texts.columns.position} {...choice("title", experienceTitles)} />
        <NativeSelect label={texts.columns.type} {...choice("exp_type", experienceTypes)} />
        {type === experienceTypes[2] && (
          <NativeSelect
            className="span-2"
            label={texts.columns.shiftCount}
            placeholder={commonTexts.choose}
            options={jobSizes.map((size) => ({ value: size, label: shiftCountLabels[size] }))}
            {...field("shift_count")}
          />
        )}
        <NativeSelect label={texts.columns.startMonth} {...choice("start_month", experienceMonths)} />
        <NativeSelect label={texts.columns.startYear} {...choice("start_year", years)} />
        <Switch isRow className="span-2" {...form.register("still_employed")}>
          {texts.stillEmployed}
        </Switch>
        {!isStillEmployed && (
          <>
            <NativeSelect label={texts.columns.endMonth} {...choice("end_month", experienceMonths)} />
            <NativeSelect label={texts.columns.endYear} {...choice("end_year", years)} />
          </>
        )}
        <TextArea
          className="span-2"
          label={texts.columns.description}
          rows={3}
          maxLength={DESCRIPTION_LENGTH}
          hasCounter
          defaultValue={experience?.description}
          {...field("description")}
        />
      </form>
    </Dialog>
  );
}

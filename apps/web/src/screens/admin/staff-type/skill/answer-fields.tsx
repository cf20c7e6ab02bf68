import { useFormContext } from "react-hook-form";
import { FIVE } from "#contract/settings/staff-types/forms.ts";
import { adminEditorsTexts, skillEditorTexts as texts } from "#texts/da/admin/admin-editors.ts";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { ErrorText } from "#web/ui/fields/field-help.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import type { SkillValues } from "./skill-values.ts";
import { useSkillField } from "./use-skill-form.ts";

const values = Array.from({ length: FIVE }, (_, place) => ({
  value: String(place + 1),
  label: String(place + 1),
}));

/** The five answers of a question, each with what it counts. */
export function AnswerFields({ place }: { place: number }) {
  const { getFieldState, formState } = useFormContext<SkillValues>();
  const problem = getFieldState(`blocks.${place}.answer`, formState).error;
  const ofAll = problem?.root?.message ?? problem?.message;
  return (
    <fieldset className="stack stack--tight">
      <legend className="label">{texts.answers}</legend>
      {values.map(({ value }, answer) => (
        <Answer key={value} place={place} answer={answer} />
      ))}
      {ofAll && <ErrorText>{ofAll}</ErrorText>}
    </fieldset>
  );
}

function Answer({ place, answer }: { place: number; answer: number }) {
  const number = answer + 1;
  return (
    <div className="staff-answer">
      <TextField
        label={<span className="visually-hidden">{texts.answer(number)}</span>}
        placeholder={texts.answer(number)}
        maxLength={200}
        {...useSkillField(`blocks.${place}.answer.${answer}.text`)}
      />
      <NativeSelect
        label={<span className="visually-hidden">{texts.value(number)}</span>}
        placeholder={adminEditorsTexts.choose}
        options={values}
        {...useSkillField(`blocks.${place}.answer.${answer}.value`)}
      />
    </div>
  );
}

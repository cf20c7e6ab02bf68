import { FIVE } from "#contract/settings/staff-types/forms.ts";
import { adminEditorsTexts, skillEditorTexts as texts } from "#texts/da/admin/admin-editors.ts";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { useSkillField } from "./use-skill-form.ts";

const values = Array.from({ length: FIVE }, (_, place) => ({
  value: String(place + 1),
  label: String(place + 1),
}));

/** The five answers of a question, each with what it counts. */
export function AnswerFields({ place }: { place: number }) {
  return (
    <fieldset className="stack stack--tight">
      <legend className="label">{texts.answers}</legend>
      {values.map(({ value }, answer) => (
        <Answer key={value} place={place} answer={answer} />
      ))}
    </fieldset>
  );
}

function Answer({ place, answer }: { place: number; answer: number }) {
  const number = answer + 1;
  const fieldOf = (of: number) => `blocks.${place}.answer.${of}.value` as const;
  // Which values stand twice follows from all five.
  const others = values.map((_, of) => fieldOf(of));
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
        {...useSkillField(fieldOf(answer), others)}
      />
    </div>
  );
}

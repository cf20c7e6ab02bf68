import { useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { FIVE } from "#contract/settings/staff-types/forms.ts";
import { imageUrl } from "#rules/images/image-url.ts";
import { adminEditorsTexts, skillEditorTexts as texts } from "#texts/da/admin/admin-editors.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { uploadImage, uploadRefusal } from "#web/api/calls/upload-image.ts";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { ImagePicker } from "#web/ui/fields/images/image-picker.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import type { SkillValues } from "./skill-values.ts";
import { useSkillField } from "./use-skill-form.ts";

const values = Array.from({ length: FIVE }, (_, place) => ({
  value: String(place + 1),
  label: String(place + 1),
}));

/** The five answers of a question, each with what it counts. */
function AnswerFields({ place }: { place: number }) {
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

/** One block: what it measures on the left, the question that measures it on the right. */
export function BlockFields({ place }: { place: number }) {
  const heading = `staff-block-${place}`;
  const title = useSkillField(`blocks.${place}.skill_title`);
  const description = useSkillField(`blocks.${place}.skill_description`);
  const questionTitle = useSkillField(`blocks.${place}.question_title`);
  const question = useSkillField(`blocks.${place}.question`);
  return (
    <Card className="stack" role="group" aria-labelledby={heading}>
      <h3 className="h3" id={heading}>
        {texts.block(place + 1)}
      </h3>
      <div className="staff-block">
        <div className="stack">
          <TextField label={texts.skillTitle} maxLength={200} {...title} />
          <TextArea
            label={texts.skillDescription}
            note={commonTexts.optional}
            rows={3}
            maxLength={1000}
            {...description}
          />
          <IconField place={place} />
        </div>
        <div className="stack">
          <TextField
            label={texts.questionTitle}
            note={commonTexts.optional}
            maxLength={200}
            {...questionTitle}
          />
          <TextField label={texts.question} maxLength={500} {...question} />
          <AnswerFields place={place} />
        </div>
      </div>
    </Card>
  );
}

/** The icon of a question: uploaded at once, kept in the form until that is saved. */
function IconField({ place }: { place: number }) {
  const { control, watch } = useFormContext<SkillValues>();
  const { field, fieldState } = useController({ control, name: `blocks.${place}.question_icon_url` });
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();

  async function upload(image: Blob): Promise<void> {
    setProgress(0);
    setProblem(undefined);
    try {
      const { base, name } = await uploadImage(image, setProgress);
      field.onChange(imageUrl(base, "160x160", name));
    } catch (error) {
      setProblem(uploadRefusal(error) ?? corporationToasts.uploadFailed);
    } finally {
      setProgress(null);
    }
  }

  return (
    <fieldset className="field">
      <legend className="label">{texts.icon}</legend>
      <ImagePicker
        isSquare
        name={watch(`blocks.${place}.skill_title`) || String(place + 1)}
        src={field.value || null}
        progress={progress}
        error={problem ?? fieldState.error?.message}
        onPick={(image) => void upload(image)}
        onRemove={() => field.onChange("")}
      />
    </fieldset>
  );
}

import { skillEditorTexts as texts } from "#texts/da/admin/admin-editors.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { AnswerFields } from "./answer-fields.tsx";
import { IconField } from "./icon-field.tsx";
import { useSkillField } from "./use-skill-form.ts";

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

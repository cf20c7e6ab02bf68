import type { ReactNode } from "react";
import { FormProvider } from "react-hook-form";
import { skillEditorTexts as texts } from "#texts/da/admin/admin-editors.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { UnsavedChanges } from "../../unsaved-changes.tsx";
import { Blocks } from "./blocks.tsx";
import type { SkillOutput } from "./skill-values.ts";
import { useSkillField, type useSkillForm } from "./use-skill-form.ts";

interface SkillFormProps {
  title: string;
  /** Beside the title: another beginning, or a copy. */
  begin: ReactNode;
  billyIdHint: string;
  state: ReturnType<typeof useSkillForm>;
  switches: ReactNode;
  saveLabel: string;
  isPending: boolean;
  /** Beside the save button. */
  otherActs?: ReactNode;
  onSave: (values: SkillOutput) => Promise<void>;
}

/** The editor of a staff type: its name, who sees it, and five blocks of questions. */
export function SkillForm(props: SkillFormProps) {
  const { form, explainInvalid } = props.state;
  return (
    <FormProvider {...form}>
      <form
        className="stack staff-form"
        noValidate
        onSubmit={form.handleSubmit(props.onSave, explainInvalid)}
      >
        <div className="row row--apart">
          <h2 className="h2">{props.title}</h2>
          {props.begin}
        </div>
        <Card className="stack" aria-label={texts.facts}>
          <div className="grid-2">
            <Name />
            <BillyId hint={props.billyIdHint} />
          </div>
          {props.switches}
        </Card>
        <Blocks shown={props.state.shown} onShow={props.state.setShown} />
        <div className="staff-save row row--wrap">
          <Button type="submit" variant="primary" isWide="phone" isPending={props.isPending}>
            {props.saveLabel}
          </Button>
          {props.otherActs}
        </div>
      </form>
      <UnsavedChanges isDirty={form.formState.isDirty} />
    </FormProvider>
  );
}

function Name() {
  return <TextField label={texts.name} maxLength={100} autoComplete="off" {...useSkillField("name")} />;
}

function BillyId({ hint }: { hint: string }) {
  return (
    <TextField
      label={texts.billyId}
      hint={hint}
      maxLength={100}
      autoComplete="off"
      {...useSkillField("billyId")}
    />
  );
}

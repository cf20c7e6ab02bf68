import type { ReactNode } from "react";
import { FormProvider } from "react-hook-form";
import { FIVE } from "#contract/settings/staff-types/forms.ts";
import { skillEditorTexts as texts } from "#texts/da/admin/admin-editors.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { UnsavedChanges } from "../unsaved-changes.tsx";
import { BlockFields } from "./block-fields.tsx";
import type { SkillOutput } from "./skill-values.ts";
import { useSkillField, type useSkillForm } from "./use-skill-form.ts";

interface SkillFormProps {
  title: string;
  billyIdHint: string;
  state: ReturnType<typeof useSkillForm>;
  switches: ReactNode;
  saveLabel: string;
  isPending: boolean;
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
        <h2 className="h2">{props.title}</h2>
        <Card className="stack" aria-label={texts.facts}>
          <div className="grid-2">
            <Name />
            <BillyId hint={props.billyIdHint} />
          </div>
          {props.switches}
        </Card>
        {Array.from({ length: FIVE }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place; none is added or moved.
          <BlockFields key={place} place={place} />
        ))}
        <div className="staff-save">
          <Button type="submit" variant="primary" isWide="phone" isPending={props.isPending}>
            {props.saveLabel}
          </Button>
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

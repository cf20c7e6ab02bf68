import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import { skillEditorTexts as texts } from "#texts/da/admin/admin-editors.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { toast } from "#web/ui/overlays/toast.ts";
import { wayTo } from "../entry.ts";
import { SkillForm } from "./skill-form.tsx";
import { emptyValues, type SkillOutput } from "./skill-values.ts";
import { useSkillForm } from "./use-skill-form.ts";
import { type Side, Visibility } from "./visibility.tsx";

const empty = emptyValues();

/** A new staff type: its switches are saved with it, and once added it is the one that is open. */
export function NewStaffType() {
  const navigate = useNavigate();
  const state = useSkillForm(empty);
  const [shown, setShown] = useState<Record<Side, boolean>>({ worker: true, company: true });
  const add = useApiMutation(staffTypeEndpoints.add);

  async function send({ name, billyId, blocks: newSkill }: SkillOutput) {
    const jobTitle = { skill_name: name, skill_worker: shown.worker, skill_company: shown.company };
    try {
      const added = await add.mutateAsync({ body: { newSkill, jobTitle, billy_id: billyId } });
      toast.success(adminToasts.skillAdded);
      void navigate({ ...wayTo(added.id), replace: true, ignoreBlocker: true });
    } catch (error) {
      state.explain(error, adminToasts.skillAddFailed);
    }
  }

  return (
    <SkillForm
      title={texts.titleNew}
      billyIdHint={texts.billyIdHintNew}
      state={state}
      switches={
        <Visibility
          shown={shown}
          hint={texts.savedWithNew}
          onSwitch={(side, isShown) => setShown({ ...shown, [side]: isShown })}
        />
      }
      saveLabel={texts.saveNew}
      isPending={add.isPending}
      onSave={send}
    />
  );
}

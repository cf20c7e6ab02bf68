import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { staffTypeDraftEndpoints } from "#contract/settings/staff-types/draft.endpoints.ts";
import { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import type { WireStaffTypeDraft } from "#contract/settings/staff-types/staff-type.entities.ts";
import { beginTexts, draftTexts, skillEditorTexts as texts } from "#texts/da/admin/admin-editors.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { wayTo, wayToNew } from "../entry.ts";
import { DeleteDraft } from "./delete-draft.tsx";
import { SkillForm } from "./skill-form.tsx";
import type { SkillOutput, SkillValues } from "./skill-values.ts";
import { useSkillForm } from "./use-skill-form.ts";
import { type Side, Visibility } from "./visibility.tsx";

interface NewEditorProps {
  title: string;
  values: SkillValues;
  /** What the values were kept as, where they were. */
  draft?: WireStaffTypeDraft;
}

/** A staff type that is not added yet: its switches are saved with it, and once added it is the one that is open. */
export function NewEditor({ title, values, draft }: NewEditorProps) {
  const navigate = useNavigate();
  const state = useSkillForm(values);
  const [shown, setShown] = useState<Record<Side, boolean>>({
    worker: draft?.worker ?? true,
    company: draft?.company ?? true,
  });
  const add = useApiMutation(staffTypeEndpoints.add);

  async function send({ name, billyId, blocks: newSkill }: SkillOutput) {
    const jobTitle = { skill_name: name, skill_worker: shown.worker, skill_company: shown.company };
    try {
      const body = { newSkill, jobTitle, billy_id: billyId, draft_id: draft?.id };
      const added = await add.mutateAsync({ body });
      toast.success(adminToasts.skillAdded);
      void navigate({ ...wayTo(added.id), replace: true, ignoreBlocker: true });
    } catch (error) {
      state.explain(error, adminToasts.skillAddFailed);
    }
  }

  return (
    <SkillForm
      title={title}
      begin={
        <ScreenButton size="small" {...wayTo("new")}>
          {beginTexts.elsewhere}
        </ScreenButton>
      }
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
      otherActs={
        <>
          <SaveDraft state={state} shown={shown} draft={draft} />
          {draft && <DeleteDraft id={draft.id} />}
        </>
      }
      onSave={send}
    />
  );
}

interface SaveDraftProps {
  state: ReturnType<typeof useSkillForm>;
  shown: Record<Side, boolean>;
  draft?: WireStaffTypeDraft;
}

/** Keeps what is written so far, whatever is missing. */
function SaveDraft({ state: { form, explain }, shown, draft }: SaveDraftProps) {
  const navigate = useNavigate();
  const [isGone, setIsGone] = useState(false);
  const addDraft = useApiMutation(staffTypeDraftEndpoints.addDraft);
  const saveDraft = useApiMutation(staffTypeDraftEndpoints.saveDraft);

  async function save() {
    const { name, billyId, blocks } = form.getValues();
    const body = { name, billy_id: billyId, blocks, ...shown };
    try {
      const { id } =
        draft && !isGone
          ? await saveDraft.mutateAsync({ params: { id: draft.id }, body })
          : await addDraft.mutateAsync({ body });
      form.reset(form.getValues());
      toast.success(draftTexts.saved);
      if (id !== draft?.id)
        void navigate({ ...wayToNew({ of: "draft", id }), replace: true, ignoreBlocker: true });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        setIsGone(true);
        toast.warning(draftTexts.gone);
      } else explain(error, draftTexts.failed);
    }
  }

  return (
    <Button isPending={addDraft.isPending || saveDraft.isPending} onClick={() => void save()}>
      {draftTexts.save}
    </Button>
  );
}

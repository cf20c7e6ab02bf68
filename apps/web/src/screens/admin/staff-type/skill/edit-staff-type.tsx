import { Copy } from "lucide-react";
import { useRef } from "react";
import { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import type {
  WireStaffType,
  WireStaffTypeWithSkills,
} from "#contract/settings/staff-types/staff-type.entities.ts";
import { adminEditorsTexts, skillEditorTexts as texts } from "#texts/da/admin/admin-editors.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { useSeen } from "#web/api/forms/use-seen.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { SavedMeanwhile } from "#web/components/feedback/saved-meanwhile.tsx";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { wayToNew } from "../entry.ts";
import { StaffWages } from "../wages/staff-wages.tsx";
import { SkillForm } from "./skill-form.tsx";
import { type SkillOutput, valuesOf } from "./skill-values.ts";
import { useSkillForm } from "./use-skill-form.ts";
import { Visibility } from "./visibility.tsx";

/** A staff type that is there: its questionnaire is loaded, its switches are saved at once. */
export function EditStaffType({ staffType }: { staffType: WireStaffType }) {
  const detail = useApiQuery(staffTypeEndpoints.skillDetail, { params: { id: String(staffType.id) } });
  return (
    <QueryView
      query={{ ...detail, data: detail.data?.find(({ id }) => id === staffType.id) }}
      skeleton={{ count: 3, label: adminEditorsTexts.loading }}
      failedToast={adminToasts.skillFailed}
    >
      {({ skill_detail }) => (
        <>
          <Editor staffType={staffType} blocks={skill_detail} />
          <StaffWages staffTypeId={staffType.id} />
        </>
      )}
    </QueryView>
  );
}

interface EditorProps {
  staffType: WireStaffType;
  blocks: WireStaffTypeWithSkills["skill_detail"];
}

function Editor({ staffType, blocks }: EditorProps) {
  const state = useSkillForm(valuesOf(staffType, blocks));
  const save = useApiMutation(staffTypeEndpoints.save);

  /** The staff type that the fields show: what the form has seen. */
  const start = useRef({ ...staffType, skill_detail: blocks });
  if (!state.form.formState.isDirty) start.current = { ...staffType, skill_detail: blocks };
  const seen = useSeen({
    save: () => void state.form.handleSubmit(send)(),
    take: (stored) => {
      const saved = { ...start.current, ...(stored as Partial<typeof start.current>) };
      start.current = saved;
      state.form.reset(valuesOf(saved, saved.skill_detail));
    },
  });

  async function send({ name, billyId, blocks: skillDetails }: SkillOutput) {
    const began = seen.seenOf(start.current, ["job_title", "billy_id", "skill_detail"]);
    const body = {
      ...{ skillDetails, jobTitle: name, billy_id: billyId },
      seen: began as unknown as Pick<typeof start.current, "job_title" | "billy_id" | "skill_detail">,
    };
    try {
      const saved = await save.mutateAsync({ params: { id: staffType.id }, body });
      start.current = { ...start.current, ...saved };
      seen.forgetShown();
      state.form.reset(valuesOf(saved, saved.skill_detail));
      toast.success(adminToasts.skillUpdated);
    } catch (error) {
      if (seen.isMeanwhile(error)) return;
      state.explain(error, adminToasts.skillUpdateFailed);
    }
  }

  return (
    <>
      <SkillForm
        title={staffType.job_title}
        begin={
          <ScreenButton size="small" {...wayToNew({ of: "copy", id: staffType.id })}>
            <Icon of={Copy} />
            {texts.copy}
          </ScreenButton>
        }
        billyIdHint={texts.billyIdHint}
        state={state}
        switches={<SavedSwitches staffType={staffType} />}
        saveLabel={texts.save}
        isPending={save.isPending}
        onSave={send}
      />
      <SavedMeanwhile {...seen.dialog} />
    </>
  );
}

/** The switches show what was pressed until the answer tells what is stored. */
function SavedSwitches({ staffType }: { staffType: WireStaffType }) {
  const change = useApiMutation(staffTypeEndpoints.switchVisibility);
  const pressed = change.isPending ? change.variables.body : undefined;
  const shown = { worker: staffType.worker, company: staffType.company };
  return (
    <Visibility
      shown={pressed ? { ...shown, [pressed.WorkerCompany]: pressed.value } : shown}
      hint={texts.savedAtOnce}
      onSwitch={(side, value) =>
        change.mutate(
          { params: { id: staffType.id }, body: { WorkerCompany: side, value } },
          { onError: (error) => toast.error(failureText(error, adminToasts.skillUpdateFailed)) },
        )
      }
    />
  );
}

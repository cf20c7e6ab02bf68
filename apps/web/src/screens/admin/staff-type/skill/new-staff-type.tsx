import { staffTypeDraftEndpoints } from "#contract/settings/staff-types/draft.endpoints.ts";
import { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import type {
  WireStaffType,
  WireStaffTypeDraft,
} from "#contract/settings/staff-types/staff-type.entities.ts";
import { adminEditorsTexts, draftTexts, skillEditorTexts as texts } from "#texts/da/admin/admin-editors.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { readyMadeStaffTypes } from "#texts/da/staff-types/ready-made.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import type { Beginning } from "../entry.ts";
import { NewEditor } from "./new-editor.tsx";
import { emptyValues, readyMadeValues, valuesOf } from "./skill-values.ts";

const empty = emptyValues();

interface NewStaffTypeProps {
  beginning: Beginning;
  staffTypes: readonly WireStaffType[];
}

/** A new staff type, begun with nothing, a ready-made questionnaire, another staff type's or a draft. */
export function NewStaffType({ beginning, staffTypes }: NewStaffTypeProps) {
  if (beginning.of === "copy") return <CopyOf id={beginning.id} staffTypes={staffTypes} />;
  if (beginning.of === "draft") return <OfDraft id={beginning.id} />;
  const ready =
    beginning.of === "ready" && readyMadeStaffTypes.find(({ title }) => title === beginning.title);
  return <NewEditor title={texts.titleNew} values={ready ? readyMadeValues(ready) : empty} />;
}

/** The questionnaire of another staff type under a name that is still to be found. */
function CopyOf({ id, staffTypes }: { id: number; staffTypes: readonly WireStaffType[] }) {
  const detail = useApiQuery(staffTypeEndpoints.skillDetail, { params: { id: String(id) } });
  const copied = staffTypes.find((one) => one.id === id);
  return (
    <QueryView
      query={{ ...detail, data: detail.data?.[0] }}
      skeleton={{ count: 3, label: adminEditorsTexts.loading }}
      failedToast={adminToasts.skillFailed}
    >
      {({ job_title, skill_detail }) => (
        <NewEditor
          title={texts.titleCopy(job_title)}
          values={{ ...valuesOf({ billy_id: copied?.billy_id ?? "", job_title: "" }, skill_detail) }}
        />
      )}
    </QueryView>
  );
}

function OfDraft({ id }: { id: number }) {
  const drafts = useApiQuery(staffTypeDraftEndpoints.drafts);
  return (
    <QueryView
      query={drafts}
      skeleton={{ count: 3, label: adminEditorsTexts.loading }}
      failedToast={adminToasts.skillFailed}
    >
      {(all) => {
        const draft = all.find((one) => one.id === id);
        if (!draft) return <EmptyState>{draftTexts.isGone}</EmptyState>;
        return <DraftEditor key={draft.id} draft={draft} />;
      }}
    </QueryView>
  );
}

function DraftEditor({ draft }: { draft: WireStaffTypeDraft }) {
  const values = valuesOf({ job_title: draft.name, billy_id: draft.billy_id }, draft.blocks);
  return <NewEditor title={draft.name || draftTexts.unnamed} values={values} draft={draft} />;
}

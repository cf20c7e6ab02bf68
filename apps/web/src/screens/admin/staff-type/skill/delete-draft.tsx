import { useNavigate } from "@tanstack/react-router";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { staffTypeDraftEndpoints } from "#contract/settings/staff-types/draft.endpoints.ts";
import { draftTexts as texts } from "#texts/da/admin/admin-editors.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { wayTo } from "../entry.ts";

/** Deletes a draft after a question, and leads to the choice of another beginning. */
export function DeleteDraft({ id }: { id: number }) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useApiMutation(staffTypeDraftEndpoints.deleteDraft);

  function confirm() {
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          toast.success(texts.deleted);
          void navigate({ ...wayTo("new"), replace: true, ignoreBlocker: true });
        },
      },
    );
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        <Icon of={Trash2} />
        {texts.delete}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isRefusing
        title={texts.deleteTitle}
        confirmLabel={texts.delete}
        isPending={remove.isPending}
        error={remove.error ? failureText(remove.error, texts.deleteFailed) : undefined}
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      >
        <p>{texts.deleteText}</p>
      </ConfirmDialog>
    </>
  );
}

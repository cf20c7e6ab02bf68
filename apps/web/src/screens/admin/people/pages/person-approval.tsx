import { useState } from "react";
import { approvalEndpoints } from "#contract/employees/approval.endpoints.ts";
import type { WireEmployee } from "#contract/employees/employee.entities.ts";
import { approvalWords, newProfileTexts as texts } from "#texts/da/admin/people/new-profiles.ts";
import { May } from "#web/components/frame/office/may.tsx";
import { DeclineDialog } from "#web/components/people/approval/decline-dialog.tsx";
import { useApprove } from "#web/components/people/approval/use-approve.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";

/** That a profile is not approved, with the decision; nothing for one that is. */
export function PersonApproval({ employee, name }: { employee: WireEmployee; name: string }) {
  const [isDeclining, setDeclining] = useState(false);
  const { approve, isPending } = useApprove(employee.id, name);
  const { approval, approval_reason } = employee;
  if (approval === "approved") return null;
  const isWaiting = approval === "waiting";
  return (
    <Note tone="amber" title={approvalWords[approval]}>
      {approval_reason && <p>{texts.because(approval_reason)}</p>}
      <May call={approvalEndpoints.approve}>
        <div className="row row--wrap">
          <Button size="small" variant="outline" isPending={isPending} onClick={approve}>
            {isWaiting ? texts.approve : texts.approveAfterAll}
          </Button>
          {isWaiting && (
            <Button size="small" variant="quiet" onClick={() => setDeclining(true)}>
              {texts.decline}
            </Button>
          )}
        </div>
      </May>
      {isDeclining && <DeclineDialog id={employee.id} name={name} onClose={() => setDeclining(false)} />}
    </Note>
  );
}

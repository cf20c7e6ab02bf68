import { useEffect } from "react";
import type { WireEmployee } from "#contract/employees/employee.entities.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { ownApprovalTexts as own } from "#texts/da/employee/own-approval.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { Note } from "#web/ui/feedback/note.tsx";

/** What the office has decided on the profile, until the first application, and what comes next. */
export function OwnApproval({ employee }: { employee: WireEmployee }) {
  if (employee.approval !== "approved") return <Unapproved employee={employee} />;
  return employee.approval_at !== null && employee.nrOfAppliedShifts === 0 ? (
    <Note tone="pine" title={own.approved.title}>
      {own.approved.text}
    </Note>
  ) : null;
}

/** Hears of the office's decision while the page is open. */
function Unapproved({ employee: { approval, approval_reason } }: { employee: WireEmployee }) {
  const { config, refresh } = useAppState();
  const decided = useApiQuery(sessionEndpoints.employeeMe).data?.employee.approval;
  const isNews = decided !== undefined && decided !== approval;

  useEffect(() => {
    if (isNews) void refresh();
  }, [isNews, refresh]);

  if (approval === "waiting") {
    return (
      <Note tone="blue" title={own.waiting.title}>
        {own.waiting.text}
      </Note>
    );
  }
  return (
    <Note tone="amber" title={own.declined.title}>
      {approval_reason && <p>{own.declined.because(approval_reason)}</p>}
      <p>{own.declined.text(formatPhone(config.brand.supportPhone))}</p>
    </Note>
  );
}

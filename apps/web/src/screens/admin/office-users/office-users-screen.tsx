import { UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { officeUserEndpoints } from "#contract/backoffice/office-user.endpoints.ts";
import { officeUserTexts as texts } from "#texts/da/backoffice/office-users.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { InviteUserDialog } from "./invite-user-dialog.tsx";
import { OfficeUser } from "./office-user.tsx";
import { RightsTable } from "./rights-table.tsx";

/** Who works in the office, in which role, and what each role may do. */
export function OfficeUsersScreen() {
  const users = useApiQuery(officeUserEndpoints.users);
  const [isInviting, setInviting] = useState(false);
  return (
    <AdminPage
      title={texts.title}
      actions={
        <Button variant="primary" onClick={() => setInviting(true)}>
          <Icon of={UserRoundPlus} size={16} />
          {texts.invite}
        </Button>
      }
    >
      <p className="lead">{texts.lead}</p>
      <QueryView
        query={users}
        skeleton={{ shape: "list", count: 4, label: texts.loading }}
        failedTitle={texts.failed}
      >
        {(all) => (
          <ul className="card profs">
            {all.map((user) => (
              <OfficeUser key={user.id} user={user} />
            ))}
          </ul>
        )}
      </QueryView>
      <RightsTable />
      {isInviting && <InviteUserDialog onClose={() => setInviting(false)} />}
    </AdminPage>
  );
}

import { UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { officeKeyEndpoints } from "#contract/api-access/api-key.endpoints.ts";
import { officeWebhookEndpoints } from "#contract/api-access/webhook.endpoints.ts";
import { officeUserEndpoints } from "#contract/backoffice/office-user.endpoints.ts";
import { mayDo, type OfficeRole, officeRoles } from "#rules/people/security/office-roles.ts";
import { officeRoleNames } from "#texts/da/users/office-roles.ts";
import { taskNames, officeUserTexts as texts } from "#texts/da/users/office-users.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { ApiKeysSection } from "#web/components/api-keys/api-keys-section.tsx";
import type { KeyList } from "#web/components/api-keys/key-list.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { InviteUserDialog } from "#web/components/users/invite-user-dialog.tsx";
import { RightsTable } from "#web/components/users/rights-table.tsx";
import type { UserList } from "#web/components/users/user-list.ts";
import { UserRow } from "#web/components/users/user-row.tsx";
import type { WebhookList } from "#web/components/webhooks/webhook-list.ts";
import { WebhooksSection } from "#web/components/webhooks/webhooks-section.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";

const office = {
  ...{ rows: officeUserEndpoints, texts, roles: officeRoles },
  roleName: (role: string) => officeRoleNames[role as OfficeRole],
  firstRole: "planner",
  isFactorExpected: true,
} as const;

const keys: KeyList = {
  list: officeKeyEndpoints.officeKeys,
  make: officeKeyEndpoints.makeOfficeKey,
  revoke: officeKeyEndpoints.revokeOfficeKey,
  scopes: ["reader", "planner", "bookkeeper", "owner"],
};

const webhooks: WebhookList = {
  list: officeWebhookEndpoints.officeWebhooks,
  make: officeWebhookEndpoints.makeOfficeWebhook,
  change: officeWebhookEndpoints.changeOfficeWebhook,
  rotate: officeWebhookEndpoints.rotateOfficeSecret,
  remove: officeWebhookEndpoints.removeOfficeWebhook,
  test: officeWebhookEndpoints.testOfficeWebhook,
  deliveries: officeWebhookEndpoints.officeDeliveries,
  sendAgain: officeWebhookEndpoints.sendOfficeDeliveryAgain,
};

/** Who works in the office, in which role, what each role may do, and the keys and webhooks of its programs. */
export function OfficeUsersScreen() {
  const users = useApiQuery(officeUserEndpoints.users);
  const list: UserList = { ...office, selfId: useCorporation().corporation.id };
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
        skeleton={{ shape: "list", count: 2, label: texts.loading }}
        failedTitle={texts.failed}
      >
        {(all) => (
          <ul className="card profs">
            {all.map((user) => (
              <UserRow key={user.id} user={user} list={list} />
            ))}
          </ul>
        )}
      </QueryView>
      <RightsTable
        roles={officeRoles}
        roleName={(role) => officeRoleNames[role]}
        tasks={taskNames}
        mayDo={mayDo}
      />
      <ApiKeysSection list={keys} />
      <WebhooksSection list={webhooks} />
      {isInviting && <InviteUserDialog list={list} onClose={() => setInviting(false)} />}
    </AdminPage>
  );
}

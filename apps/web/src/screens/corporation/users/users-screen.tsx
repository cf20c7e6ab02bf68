import { UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { companyKeyEndpoints } from "#contract/api-access/api-key.endpoints.ts";
import { companyWebhookEndpoints } from "#contract/api-access/webhook.endpoints.ts";
import { companyUserEndpoints } from "#contract/corporations/company-user.endpoints.ts";
import { departmentEndpoints } from "#contract/corporations/department.endpoints.ts";
import { type CompanyRole, companyRoles, mayDoInCompany } from "#rules/people/security/company-roles.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { companyTaskNames, companyUserTexts as texts } from "#texts/da/corporation/company-users.ts";
import { companyRoleNames } from "#texts/da/users/company-roles.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { ApiKeysSection } from "#web/components/api-keys/api-keys-section.tsx";
import type { KeyList } from "#web/components/api-keys/key-list.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { ScreenBack } from "#web/components/frame/screen-link.tsx";
import { InviteUserDialog } from "#web/components/users/invite-user-dialog.tsx";
import { RightsTable } from "#web/components/users/rights-table.tsx";
import type { UserList } from "#web/components/users/user-list.ts";
import { UserRow } from "#web/components/users/user-row.tsx";
import type { WebhookList } from "#web/components/webhooks/webhook-list.ts";
import { WebhooksSection } from "#web/components/webhooks/webhooks-section.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { OwnerLimit } from "./owner-limit.tsx";

const company = {
  ...{ rows: companyUserEndpoints, texts, roles: companyRoles },
  roleName: (role: string) => companyRoleNames[role as CompanyRole],
  firstRole: "booker",
} as const;

const keys: KeyList = {
  list: companyKeyEndpoints.keys,
  make: companyKeyEndpoints.makeKey,
  revoke: companyKeyEndpoints.revokeKey,
  scopes: ["read", "booker", "approver", "finance", "owner"],
};

const webhooks: WebhookList = {
  list: companyWebhookEndpoints.webhooks,
  make: companyWebhookEndpoints.makeWebhook,
  change: companyWebhookEndpoints.changeWebhook,
  rotate: companyWebhookEndpoints.rotateSecret,
  remove: companyWebhookEndpoints.removeWebhook,
  test: companyWebhookEndpoints.testWebhook,
  deliveries: companyWebhookEndpoints.deliveries,
  sendAgain: companyWebhookEndpoints.sendDeliveryAgain,
};

/** Who signs in for the company, in which role, what each role may do, and the keys and webhooks of its programs. */
export function UsersScreen() {
  const users = useApiQuery(companyUserEndpoints.users);
  const { user: self, takenOver } = useCorporation();
  const { data = [] } = useApiQuery(departmentEndpoints.departments);
  const list: UserList = {
    ...{ ...company, selfId: self?.id ?? null },
    departments: data.filter(({ archived }) => !archived),
  };
  const [isInviting, setInviting] = useState(false);
  return (
    <Page width="narrow">
      <Stack gap={24}>
        <PageHead
          back={<ScreenBack to="/">{commonTexts.back}</ScreenBack>}
          title={texts.title}
          lead={texts.lead}
          actions={
            <Button variant="primary" onClick={() => setInviting(true)}>
              <Icon of={UserRoundPlus} size={16} />
              {texts.invite}
            </Button>
          }
        />
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
        {/* What follows the list waits for it, so that nothing moves. */}
        {!users.isPending && (
          <>
            <OwnerLimit />
            <RightsTable
              roles={companyRoles}
              roleName={(role) => companyRoleNames[role]}
              tasks={companyTaskNames}
              mayDo={mayDoInCompany}
            />
            {/* Who acts for a company makes no keys and no webhooks of it. */}
            {!takenOver && <ApiKeysSection list={keys} />}
            {!takenOver && <WebhooksSection list={webhooks} />}
          </>
        )}
      </Stack>
      {isInviting && <InviteUserDialog list={list} onClose={() => setInviting(false)} />}
    </Page>
  );
}

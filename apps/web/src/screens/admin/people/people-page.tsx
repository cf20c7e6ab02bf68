import type { ReactNode } from "react";
import { approvalEndpoints } from "#contract/employees/approval.endpoints.ts";
import { invitationEndpoints } from "#contract/employees/invitation.endpoints.ts";
import { adminEmployeesTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { peopleTabs } from "#texts/da/admin/people/people-tabs.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { ScreenLink, type ScreenPath } from "#web/components/frame/screen-link.tsx";
import { Badge } from "#web/ui/feedback/badge.tsx";
import { InviteButton } from "./invited/invite-button.tsx";

const pages: readonly { to: ScreenPath; label: string; counts?: "waiting" | "invited" }[] = [
  { to: "/admin/newProfiles", label: peopleTabs.newProfiles, counts: "waiting" },
  { to: "/admin/invited", label: peopleTabs.invited, counts: "invited" },
  { to: "/admin/showEmployees", label: peopleTabs.all },
];

interface PeoplePageProps {
  className?: string;
  /** Stands beside the title, such as how many there are. */
  status?: ReactNode;
  children: ReactNode;
}

/** One of the pages of employees, with the ways to the others. */
export function PeoplePage({ className, status, children }: PeoplePageProps) {
  const waiting = useApiQuery(approvalEndpoints.newProfiles).data?.waiting ?? 0;
  const invited = useApiQuery(invitationEndpoints.invitations).data?.length ?? 0;
  return (
    <AdminPage
      className={className}
      title={texts.title}
      status={status}
      actions={
        <May call={invitationEndpoints.invite}>
          <InviteButton />
        </May>
      }
    >
      <nav className="tabs" aria-label={peopleTabs.label}>
        {pages.map(({ to, label, counts }) => (
          <ScreenLink key={to} className="tab" to={to}>
            {label}
            {counts === "waiting" && waiting > 0 && (
              <Badge tone="amber" label={peopleTabs.waiting}>
                {waiting}
              </Badge>
            )}
            {counts === "invited" && invited > 0 && <span className="count"> {invited}</span>}
          </ScreenLink>
        ))}
      </nav>
      {children}
    </AdminPage>
  );
}

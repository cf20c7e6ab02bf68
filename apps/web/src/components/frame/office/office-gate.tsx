import type { ReactNode } from "react";
import type { OfficeRole } from "#rules/people/security/office-roles.ts";
import { officeNavTexts as texts } from "#texts/da/backoffice/office-nav.ts";
import { officeRoleNames } from "#texts/da/users/office-roles.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { AdminPage } from "../admin-page.tsx";
import { ScreenButton } from "../screen-link.tsx";
import { mayOpen } from "./office-pages.ts";

interface OfficeGateProps {
  role: OfficeRole;
  path: string;
  children: ReactNode;
}

/** The page, or for a role that may not open it a sentence that says so, with the way home. */
export function OfficeGate({ role, path, children }: OfficeGateProps) {
  if (mayOpen(role, path)) return children;
  return (
    <AdminPage title={texts.noAccess}>
      <EmptyState action={<ScreenButton to="/">{texts.home}</ScreenButton>}>
        {texts.noAccessText(officeRoleNames[role].toLowerCase())}
      </EmptyState>
    </AdminPage>
  );
}

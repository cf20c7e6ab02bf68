import type { CompanyRole } from "#rules/people/security/company-roles.ts";
import { companyUserTexts as texts } from "#texts/da/corporation/company-users.ts";
import { companyRoleNames } from "#texts/da/users/company-roles.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { ScreenButton } from "./screen-link.tsx";

/** In the place of a page that the role of a company's user may not open: a sentence that says so, with the way home. */
export function NoAccess({ role, company }: { role: CompanyRole; company: string }) {
  return (
    <Page width="narrow">
      <PageHead title={texts.noAccess} />
      <EmptyState action={<ScreenButton to="/">{texts.home}</ScreenButton>}>
        {texts.noAccessText(companyRoleNames[role].toLowerCase(), company)}
      </EmptyState>
    </Page>
  );
}

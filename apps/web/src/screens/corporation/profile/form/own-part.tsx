import { mayDoInCompany } from "#rules/people/security/company-roles.ts";
import { companyUserTexts as texts } from "#texts/da/corporation/company-users.ts";
import { useCompanyRole } from "#web/api/session/use-may.ts";
import { BillingFields } from "#web/components/company-profile/facts-part.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { EmailField, PendingEmail } from "./email-part.tsx";

/** What a user of the company who is no owner changes of the profile: the own e-mail, and for finance where invoices go. */
export function OwnPart() {
  const role = useCompanyRole();
  const hasBilling = role !== null && mayDoInCompany(role, "profile");
  return (
    <Card className="grid-2 profile-part" aria-labelledby="profile-own">
      <h2 className="h3 span-2" id="profile-own">
        {hasBilling ? texts.billing : texts.ownEmail}
      </h2>
      <EmailField />
      <PendingEmail />
      {hasBilling && <BillingFields />}
      <p className="small dim span-2">{texts.profileOfOwner}</p>
    </Card>
  );
}

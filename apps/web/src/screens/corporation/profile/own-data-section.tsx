import { Trash2 } from "lucide-react";
import { useState } from "react";
import { privacyEndpoints } from "#contract/privacy/privacy.endpoints.ts";
import { erasureDialogTexts } from "#texts/da/privacy/erasure.ts";
import { myDataTexts as texts } from "#texts/da/privacy/my-data.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useCompanyRole } from "#web/api/session/use-may.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Downloads } from "#web/components/people/privacy/downloads.tsx";
import { StoredSections } from "#web/components/people/privacy/stored-sections.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { EraseCompany } from "./erase-company.tsx";

/** 'Jeres oplysninger': all that is stored of the company, copies to keep, and the way out. */
export function OwnDataSection() {
  const { corporation, takenOver } = useCorporation();
  const role = useCompanyRole();
  const isOwner = role === null || role === "owner";
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const whyNot = takenOver
    ? erasureDialogTexts.notInTakeOver
    : corporation.is_admin && erasureDialogTexts.notForAdmins;
  return (
    <Card className="stack profile-section" aria-labelledby="profile-own-data">
      <h2 className="h3" id="profile-own-data">
        {isOwner ? texts.companyTitle : texts.userTitle}
      </h2>
      <p className="small dim">
        {isOwner ? texts.companyLead : texts.userLead} <ScreenLink to="/privacy">{texts.policy}</ScreenLink>
      </p>
      <Downloads row={privacyEndpoints.corporationData}>
        <Button variant="quiet" isWide="phone" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.hide : texts.show}
        </Button>
      </Downloads>
      {isOpen && <Stored />}
      {isOwner && (
        <div>
          <Button
            variant="refuse"
            isWide="phone"
            isDisabled={whyNot !== false}
            onClick={() => setAsking(true)}
          >
            <Icon of={Trash2} size={16} />
            {erasureDialogTexts.company.open}
          </Button>
        </div>
      )}
      {isOwner && whyNot && <p className="small dim">{whyNot}</p>}
      {isAsking && <EraseCompany onClose={() => setAsking(false)} />}
    </Card>
  );
}

function Stored() {
  const data = useApiQuery(privacyEndpoints.corporationData);
  return (
    <QueryView
      query={data}
      skeleton={{ shape: "list", count: 4, label: texts.loading }}
      failedTitle={texts.failed}
    >
      {(all) => <StoredSections data={all} />}
    </QueryView>
  );
}

import { useState } from "react";
import { wageAgreementEndpoints as rows } from "#contract/settings/wage-agreement.endpoints.ts";
import { wageAgreementTexts as texts } from "#texts/da/backoffice/wage-agreements.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { AgreementCard } from "./agreement-card.tsx";
import { VersionDialog } from "./version-dialog.tsx";

/** Agreements on supplements and pension, each version with the day that it is in force from. */
export function AgreementsScreen() {
  const agreements = useApiQuery(rows.wageAgreements);
  const [isAdding, setAdding] = useState(false);
  return (
    <AdminPage title={texts.title}>
      <p className="lead">{texts.lead}</p>
      <May call={rows.addWageAgreement}>
        <div>
          <Button variant="primary" onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        </div>
      </May>
      <QueryView query={agreements} skeleton={{ count: 2, label: texts.loading }} failedTitle={texts.failed}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState>{texts.empty}</EmptyState>
          ) : (
            <div className="setting-cards">
              {all.map((agreement) => (
                <AgreementCard key={agreement.id} agreement={agreement} />
              ))}
            </div>
          )
        }
      </QueryView>
      {isAdding && <VersionDialog onClose={() => setAdding(false)} />}
    </AdminPage>
  );
}

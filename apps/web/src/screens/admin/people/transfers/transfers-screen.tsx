import { oldProfileEndpoints } from "#contract/employees/old-profile.endpoints.ts";
import { transferEndpoints } from "#contract/employees/transfer.endpoints.ts";
import { oldProfileTexts } from "#texts/da/admin/people/old-profiles.ts";
import { transferQueueTexts as texts } from "#texts/da/admin/people/transfers.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { TransferCard } from "./transfer-card.tsx";

/** Requests for old profiles, those that wait for an answer first. */
export function TransfersScreen() {
  const requests = useApiQuery(transferEndpoints.transfers, { query: {} });
  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      actions={
        <May call={oldProfileEndpoints.importOldProfiles}>
          <ScreenButton to="/admin/oldProfiles">{oldProfileTexts.open}</ScreenButton>
        </May>
      }
    >
      <QueryView
        query={{ ...requests, data: requests.data?.transfers }}
        skeleton={{ shape: "list", count: 3, label: texts.loading }}
        failedTitle={texts.failed}
        empty={texts.empty}
      >
        {(all) => (
          <ul className="transfers">
            {all.map((request) => (
              <li key={request.id}>
                <TransferCard request={request} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </AdminPage>
  );
}

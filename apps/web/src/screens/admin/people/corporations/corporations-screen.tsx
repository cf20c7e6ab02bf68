import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { adminCorporationsTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { formatCount } from "#texts/format/numbers.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { EndlessList, ListFilters, useEndless, useNarrowed } from "#web/screens/admin/endless-list.tsx";
import { CorporationCard } from "./corporation-card.tsx";
import { corporationColumns } from "./corporation-columns.tsx";
import { DownloadCorporations } from "./download-corporations.tsx";

/** All companies, to search and to take over. */
export function CorporationsScreen() {
  const narrowed = useNarrowed("/admin/showCorporations", () => ({}));
  const { searchTerm } = narrowed;
  const list = useEndless(
    corporationEndpoints.list,
    { searchTerm },
    { size: 20, rowsOf: ({ corporations }) => corporations },
  );
  const count = useApiQuery(corporationEndpoints.count);

  return (
    <AdminPage
      className="people-list"
      title={texts.title}
      actions={
        <>
          <p className="kpi">
            {texts.totalLabel} <b>{count.data === undefined ? "–" : formatCount(count.data)}</b>
          </p>
          <DownloadCorporations />
        </>
      }
    >
      <ListFilters list={narrowed} search={texts.search} />
      <EndlessList
        label={texts.title}
        columns={corporationColumns}
        card={(corporation) => <CorporationCard corporation={corporation} />}
        list={{ ...list, refetch: () => Promise.all([list.refetch(), count.refetch()]) }}
        texts={{
          loading: texts.loading,
          empty: searchTerm === "" ? texts.empty : texts.emptyNarrowed(searchTerm),
          failed: adminToasts.corporationsFailed,
        }}
      />
    </AdminPage>
  );
}

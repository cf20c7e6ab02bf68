import { useNavigate, useSearch } from "@tanstack/react-router";
import { corporationEndpoints } from "#contract/corporations/endpoints.ts";
import { adminCorporationsTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { formatCount } from "#texts/format/numbers.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { EndlessList, useEndless } from "#web/screens/admin/endless-list.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { CorporationCard } from "./corporation-card.tsx";
import { corporationColumns } from "./corporation-columns.tsx";
import { DownloadCorporations } from "./download-corporations.tsx";

/** All companies, to search and to take over. */
export function CorporationsScreen() {
  const { q: searchTerm = "" } = useSearch({ strict: false });
  const navigate = useNavigate();
  const list = useEndless(
    corporationEndpoints.list,
    { searchTerm },
    { size: 20, rowsOf: ({ corporations }) => corporations },
  );
  const count = useApiQuery(corporationEndpoints.count);

  function show(q: string | undefined) {
    void navigate({ to: "/admin/showCorporations", search: { q }, replace: true, resetScroll: false });
  }

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
      <div className="row row--wrap list-filters">
        <SearchField label={texts.search} defaultValue={searchTerm} onSearch={(q) => show(q || undefined)} />
      </div>
      {searchTerm !== "" && (
        <p className="list-count">
          <TextButton onClick={() => show(undefined)}>{commonTexts.reset}</TextButton>
        </p>
      )}
      <EndlessList
        label={texts.title}
        columns={corporationColumns}
        card={(corporation) => <CorporationCard corporation={corporation} />}
        list={list}
        texts={{
          loading: texts.loading,
          empty: searchTerm === "" ? texts.empty : texts.emptyNarrowed(searchTerm),
          failed: adminToasts.corporationsFailed,
        }}
      />
    </AdminPage>
  );
}

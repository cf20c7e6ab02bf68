import { useNavigate, useSearch } from "@tanstack/react-router";
import { corporationEndpoints } from "#contract/corporations/endpoints.ts";
import { adminCorporationsTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { adminToasts } from "#texts/da/common/toasts.ts";
import { formatCount } from "#texts/format/numbers.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { ScreenBack } from "#web/components/frame/screen-link.tsx";
import { EndlessList, useEndless } from "#web/screens/admin/endless-list.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
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
  return (
    <main className="admin dense people-list">
      <PageHead
        back={<ScreenBack to="/">{commonTexts.back}</ScreenBack>}
        title={texts.title}
        actions={
          <>
            {count.data !== undefined && (
              <p className="kpi">
                {texts.totalLabel} <b>{formatCount(count.data)}</b>
              </p>
            )}
            <DownloadCorporations />
          </>
        }
      />
      <div className="row row--wrap list-filters">
        <SearchField
          label={texts.search}
          defaultValue={searchTerm}
          onSearch={(q) =>
            void navigate({ to: "/admin/showCorporations", search: { q: q || undefined }, replace: true })
          }
        />
      </div>
      <EndlessList
        label={texts.title}
        columns={corporationColumns}
        list={list}
        texts={{ loading: texts.loading, empty: texts.empty, failed: adminToasts.corporationsFailed }}
      />
    </main>
  );
}

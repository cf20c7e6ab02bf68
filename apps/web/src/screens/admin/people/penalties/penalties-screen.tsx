import { useNavigate, useSearch } from "@tanstack/react-router";
import { penaltyEndpoints } from "#contract/employees/penalty-endpoints.ts";
import { penaltyQueueTexts as texts } from "#texts/da/admin/penalties.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { ListEnd } from "#web/components/feedback/list-end.tsx";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { useEndless } from "#web/screens/admin/endless-list.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { AdminPenalty } from "./admin-penalty.tsx";
import { type PenaltyNarrowing, penaltyNarrowingIn } from "./penalty-address.ts";

const SEARCH_AFTER = 500;

/** The cards of everybody, those that wait for the office first. */
export function PenaltiesScreen() {
  const typed = useSearch({ strict: false });
  const address = { q: typed.q, ...penaltyNarrowingIn(typed) };
  const { q: searchTerm = "", state } = address;
  const navigate = useNavigate();
  const list = useEndless(
    penaltyEndpoints.penalties,
    { searchTerm, state },
    { size: 30, rowsOf: ({ penalties }) => penalties },
  );
  const isNarrowed = Object.values(address).some((part) => part !== undefined);

  function show(search: PenaltyNarrowing & { q?: string | undefined }) {
    void navigate({ to: "/admin/penalties", search, replace: true, resetScroll: false });
  }

  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      actions={list.first && <p className="kpi">{texts.count(list.first.total)}</p>}
    >
      <div className="row row--wrap list-filters">
        <SearchField
          label={texts.search}
          debounce={SEARCH_AFTER}
          defaultValue={searchTerm}
          onSearch={(q) => show({ ...address, q: q || undefined })}
        />
        <NativeSelect
          label={texts.filter}
          placeholder={texts.all}
          options={states}
          value={state ?? ""}
          onChange={({ target }) =>
            show({ ...address, ...penaltyNarrowingIn({ ...address, state: target.value }) })
          }
        />
      </div>
      {isNarrowed && (
        <p className="list-count">
          <TextButton onClick={() => show({})}>{commonTexts.reset}</TextButton>
        </p>
      )}
      <QueryView
        query={{ ...list, data: list.rows }}
        skeleton={{ shape: "list", count: 3, label: texts.loading }}
        failedTitle={texts.failed}
        empty={texts.empty}
      >
        {(all) => (
          <>
            <ul className="penalties">
              {all.map((penalty) => (
                <li key={penalty.id}>
                  <AdminPenalty penalty={penalty} />
                </li>
              ))}
            </ul>
            {list.hasNextPage && (
              <ListEnd onMore={() => void list.fetchNextPage()} isPending={list.isFetchingNextPage}>
                {commonTexts.more}
              </ListEnd>
            )}
          </>
        )}
      </QueryView>
    </AdminPage>
  );
}

const states = (["waiting", "active", "lifted"] as const).map((value) => ({
  value,
  label: texts.states[value],
}));

import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { penaltyEndpoints } from "#contract/employees/penalty-endpoints.ts";
import { penaltyQueueTexts as texts } from "#texts/da/admin/penalties.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { ListEnd } from "#web/components/feedback/list-end.tsx";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { useEndless } from "#web/screens/admin/endless-list.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { AdminPenalty } from "./admin-penalty.tsx";

const SEARCH_AFTER = 500;
type State = keyof typeof texts.states;

/** The cards of everybody, those that wait for the office first. */
export function PenaltiesScreen() {
  const { q: searchTerm = "" } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [state, setState] = useState<State | "">("");
  const list = useEndless(
    penaltyEndpoints.penalties,
    { searchTerm, state: state || undefined },
    { size: 30, rowsOf: ({ penalties }) => penalties },
  );
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
          onSearch={(q) =>
            void navigate({ to: "/admin/penalties", search: { q: q || undefined }, replace: true })
          }
        />
        <NativeSelect
          label={texts.filter}
          placeholder={texts.all}
          options={states}
          value={state}
          onChange={(event) => setState(event.target.value as State | "")}
        />
      </div>
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

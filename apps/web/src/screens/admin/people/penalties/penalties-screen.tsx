import { penaltyEndpoints } from "#contract/employees/penalty.endpoints.ts";
import { penaltyQueueTexts as texts } from "#texts/da/admin/penalties.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { usePages } from "#web/api/calls/pages.ts";
import { ListEnd, onwardsOf } from "#web/components/feedback/lists/list-end.tsx";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { ListFilters, useNarrowed } from "#web/screens/admin/endless-list.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { AdminPenalty } from "./admin-penalty.tsx";
import { penaltyNarrowingIn, penaltyStates } from "./penalty-address.ts";

const SEARCH_AFTER = 500;

/** The cards of everybody, those that wait for the office first. */
export function PenaltiesScreen() {
  const narrowed = useNarrowed("/admin/penalties", penaltyNarrowingIn);
  const { searchTerm, address } = narrowed;
  const list = usePages(
    penaltyEndpoints.penalties,
    { query: { searchTerm, state: address.state } },
    { size: 30, rowsOf: ({ penalties }) => penalties, staysFilled: true },
  );
  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      actions={list.first && <p className="kpi">{texts.count(list.first.total)}</p>}
    >
      <ListFilters list={narrowed} search={texts.search} debounce={SEARCH_AFTER}>
        <NativeSelect
          label={texts.filter}
          placeholder={texts.all}
          options={states}
          value={address.state ?? ""}
          onChange={({ target }) => narrowed.narrow({ state: target.value })}
        />
      </ListFilters>
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
            {list.hasNextPage && <ListEnd {...onwardsOf(list)}>{commonTexts.more}</ListEnd>}
          </>
        )}
      </QueryView>
    </AdminPage>
  );
}

const states = penaltyStates.map((value) => ({ value, label: texts.states[value] }));

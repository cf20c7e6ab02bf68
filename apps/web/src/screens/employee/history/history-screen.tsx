import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import type { ShiftStateKey } from "#rules/shifts/outcome.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { historyTexts as texts } from "#texts/da/employee/shifts/shift-states.ts";
import { usePages } from "#web/api/calls/pages.ts";
import { ListEnd, onwardsOf } from "#web/components/feedback/lists/list-end.tsx";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { EndedRow } from "./ended-row.tsx";
import { PastOffers } from "./past-offers.tsx";

const PAGE = 20;

/** All that has ended, worked or not, with its outcome; newest first. */
export function HistoryScreen() {
  const list = usePages(jobEndpoints.history, {}, { size: PAGE, rowsOf: (shifts) => shifts });
  return (
    <main className="emp">
      <header className="stack">
        <h1 className="h1">{texts.title}</h1>
        <p className="lead">{texts.about}</p>
      </header>
      <QueryView
        query={{ ...list, data: list.rows }}
        skeleton={{ shape: "list", count: 6, label: texts.loading }}
        failedTitle={texts.failed}
        empty={texts.empty}
      >
        {(shifts) => (
          <>
            <ul className="next-jobs">
              {shifts.map((shift) => (
                <li key={shift.id}>
                  <EndedRow
                    job={shift.booking}
                    outcome={outcomes[shift.booking.state.key] ?? shift.booking.state.text}
                  />
                </li>
              ))}
            </ul>
            {list.hasNextPage && <ListEnd {...onwardsOf(list)}>{commonTexts.showMore(PAGE)}</ListEnd>}
          </>
        )}
      </QueryView>
      <PastOffers />
    </main>
  );
}

const outcomes: Readonly<Partial<Record<ShiftStateKey | "open" | "full" | "gone", string>>> = texts.short;

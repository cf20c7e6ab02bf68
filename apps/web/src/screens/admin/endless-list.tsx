import { useNavigate, useSearch } from "@tanstack/react-router";
import { type ReactNode, useId } from "react";
import { commonTexts } from "#texts/da/common/common.ts";
import { ListEnd, onwardsOf, type PagedQuery } from "#web/components/feedback/lists/list-end.tsx";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import type { ScreenPath } from "#web/components/frame/screen-link.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { useIsNarrow } from "#web/ui/foundation/use-is-narrow.ts";
import type { Density } from "#web/ui/tables/density-switch.tsx";
import { type Column, type RowGroup, Table } from "#web/ui/tables/table.tsx";

type TitledGroup<Row> = RowGroup<Row> & { title?: ReactNode };

interface EndlessListProps<Row extends { id: number }> {
  label: string;
  columns: readonly Column<Row>[];
  rowClass?: (row: Row) => string | undefined;
  /** The rows under bands of their own; without it they are one group. A group of cards has its title instead. */
  groupsOf?: (rows: readonly Row[]) => readonly TitledGroup<Row>[];
  /** A row as a card, where the window is too narrow for a table. */
  card?: (row: Row) => ReactNode;
  density?: Density;
  list: PagedQuery & { rows: readonly Row[] | undefined; hasNextPage: boolean };
  texts: { loading: string; empty: ReactNode; failed: string };
}

/** An endless table, or cards on a phone, in all its states: loading, failed, empty, and rows that go on. */
export function EndlessList<Row extends { id: number }>(props: EndlessListProps<Row>) {
  const { list, texts, label, columns, rowClass, density, groupsOf = asOneGroup, card } = props;
  const isNarrow = useIsNarrow();
  const listId = useId();
  const end = list.hasNextPage && <ListEnd {...onwardsOf(list)}>{commonTexts.more}</ListEnd>;
  return (
    <QueryView
      query={{ ...list, data: list.rows }}
      skeleton={{ shape: "table", count: 12, label: texts.loading }}
      failedToast={texts.failed}
      empty={texts.empty}
    >
      {(rows) =>
        card && isNarrow ? (
          <div className="stack">
            {groupsOf(rows).map(({ id, title, rows: ofGroup }) => (
              <section
                key={id}
                className="stack stack--tight"
                aria-label={title ? undefined : label}
                aria-labelledby={title ? `${listId}-${id}` : undefined}
              >
                {title && (
                  <h2 id={`${listId}-${id}`} className="h3">
                    {title}
                  </h2>
                )}
                <ul className="booking-cards">
                  {ofGroup.map((row) => (
                    <li key={row.id} className="card booking-row">
                      {card(row)}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            {end}
          </div>
        ) : (
          <div className="admin-list">
            <Table
              label={label}
              columns={columns}
              groups={groupsOf(rows)}
              idOf={({ id }) => id}
              rowClass={rowClass}
              density={density}
              end={end}
            />
          </div>
        )
      }
    </QueryView>
  );
}

function asOneGroup<Row>(rows: readonly Row[]): readonly TitledGroup<Row>[] {
  return [{ id: "rows", rows }];
}

/** What a list is narrowed to; it stands in the address, so that a link or a way back shows the same. */
export interface Narrowed<Narrowing> {
  readonly address: Narrowing;
  readonly searchTerm: string;
  readonly isNarrowed: boolean;
  /** Changes some of it; an empty text takes a part away. */
  readonly narrow: (change: { readonly [Part in keyof Narrowing | "q"]?: string | undefined }) => void;
  readonly reset: () => void;
}

/** The term, and what `narrowingIn` makes of an address beside it, of the list at `to`. */
export function useNarrowed<Narrowing extends object>(
  to: ScreenPath,
  narrowingIn: (address: Record<string, unknown>) => Narrowing,
): Narrowed<Narrowing> {
  const typed = useSearch({ strict: false });
  const navigate = useNavigate();
  const address = narrowingIn(typed);
  const show = (search: object) => void navigate({ to, search, replace: true, resetScroll: false });
  return {
    address,
    searchTerm: typed.q ?? "",
    isNarrowed: [typed.q, ...Object.values(address)].some((part) => part !== undefined),
    narrow: (change) => {
      const next = { q: typed.q, ...address, ...change };
      show({ q: next.q || undefined, ...narrowingIn(next) });
    },
    reset: () => show({}),
  };
}

interface ListFiltersProps {
  list: Pick<Narrowed<object>, "searchTerm" | "isNarrowed" | "narrow" | "reset">;
  search: string;
  debounce?: number;
  /** How much was searched, and what else there is. */
  searched?: ReactNode;
  /** The choosers beside the search. */
  children?: ReactNode;
}

/** The search of a list with its choosers, and the way back to all of it. */
export function ListFilters({ list, search, debounce, searched, children }: ListFiltersProps) {
  return (
    <>
      <div className="row row--wrap list-filters">
        <SearchField
          label={search}
          debounce={debounce}
          defaultValue={list.searchTerm}
          onSearch={(q) => list.narrow({ q })}
        />
        {children}
      </div>
      {list.isNarrowed && (
        <p className="list-count">
          {searched}
          <TextButton onClick={list.reset}>{commonTexts.reset}</TextButton>
        </p>
      )}
    </>
  );
}

import { Fragment, type ReactNode } from "react";
import { commonTexts } from "#texts/da/common/common.ts";
import { employeeHomeTexts } from "#texts/da/employee/employee-home.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { hasNoConnection } from "#web/api/offline/connection.ts";
import { useDrawnSoFar } from "#web/components/feedback/lists/drawn-so-far.ts";
import { ListEnd, type Onwards } from "#web/components/feedback/lists/list-end.tsx";
import { LoadFailed } from "#web/components/feedback/load-failed.tsx";
import type { ViewedQuery } from "#web/components/feedback/query-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

/** Employee lists are shown in steps of ten. */
const STEP = 10;

interface JobListProps<Row> {
  title: string;
  /** Undefined until the first answer. */
  rows: readonly Row[] | undefined;
  /** How the rows are fetched, where they are: a failure is shown with a way to try again. */
  query?: Pick<ViewedQuery<unknown>, "isError" | "isFetching" | "refetch">;
  idOf: (row: Row) => number;
  card: (row: Row) => ReactNode;
  empty: string;
  /** The way on from an empty list. */
  emptyAction?: ReactNode;
  /** The heading that a row stands under, where there are several; rows of one heading follow each other. */
  groupOf?: (row: Row) => string;
  aside?: ReactNode;
  /** Fetches the `next` ones where the server pages; otherwise the list grows by what is already here. */
  paging?: Onwards & { hasMore: boolean; next: number };
}

/** One of the employee's four lists. */
export function JobList<Row>(props: JobListProps<Row>) {
  const { title, rows, query, idOf, card, empty, emptyAction, aside, paging, groupOf } = props;
  const drawn = useDrawnSoFar(rows ?? [], STEP);
  if (!rows && query?.isError) {
    return <LoadFailed onRetry={() => void query.refetch()} isRetrying={query.isFetching} />;
  }
  if (!rows) {
    return (
      <div className="jobs-waiting">
        <Skeleton count={4} label={employeeHomeTexts.loading} />
      </div>
    );
  }
  const isOld = query?.isError && !hasNoConnection();
  const onwards = paging ?? { ...drawn, isPending: false };
  return (
    <section className="stack job-list">
      <div className="row row--apart">
        <h2 className="h3">{title}</h2>
        {aside}
      </div>
      {isOld && (
        <Note tone="amber" title={employeeHomeTexts.notRefreshed} role="status">
          <Button size="small" isPending={query.isFetching} onClick={() => void query.refetch()}>
            {uiTexts.retry}
          </Button>
        </Note>
      )}
      {rows.length === 0 ? (
        <EmptyState action={emptyAction}>{empty}</EmptyState>
      ) : (
        <Groups rows={paging ? rows : drawn.rows} idOf={idOf} card={card} groupOf={groupOf} />
      )}
      {onwards.hasMore && (
        <ListEnd onMore={onwards.onMore} isPending={onwards.isPending} hasFailed={onwards.hasFailed}>
          {commonTexts.showMore(onwards.next)}
        </ListEnd>
      )}
    </section>
  );
}

/** The rows, each group under its heading; the only group needs none. */
function Groups<Row>({
  rows,
  idOf,
  card,
  groupOf = () => "",
}: Pick<JobListProps<Row>, "idOf" | "card" | "groupOf"> & { rows: readonly Row[] }) {
  const groups = [...Map.groupBy(rows, groupOf)];
  return groups.map(([heading, own]) => (
    <Fragment key={heading}>
      {groups.length > 1 && <h3 className="kicker">{heading}</h3>}
      <ul className="jobs">
        {own.map((row) => (
          <li key={idOf(row)}>{card(row)}</li>
        ))}
      </ul>
    </Fragment>
  ));
}

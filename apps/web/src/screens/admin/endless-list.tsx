import type { ReactNode } from "react";
import { commonTexts } from "#texts/da/common.ts";
import { ListEnd } from "#web/components/feedback/list-end.tsx";
import { LoadFailed } from "#web/components/feedback/load-failed.tsx";
import { useFailureToast } from "#web/components/feedback/use-failure-toast.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import type { Density } from "#web/ui/tables/density-switch.tsx";
import { type Column, type RowGroup, Table } from "#web/ui/tables/table.tsx";

interface ListBodyProps<Row extends { id: number }> {
  label: string;
  columns: readonly Column<Row>[];
  rowClass?: (row: Row) => string | undefined;
  /** The rows under bands of their own; without it they are one group. */
  groupsOf?: (rows: readonly Row[]) => readonly RowGroup<Row>[];
  density?: Density;
  list: {
    rows: readonly Row[] | undefined;
    isError: boolean;
    isRefetching: boolean;
    isFetchingNextPage: boolean;
    hasNextPage: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  texts: { loading: string; empty: ReactNode; failed: string };
}

/** An endless table in all its states: loading, failed, empty, and rows that go on. */
export function ListBody<Row extends { id: number }>(props: ListBodyProps<Row>) {
  const { list, texts, label, columns, rowClass, density, groupsOf = asOneGroup } = props;
  useFailureToast(list.isError, texts.failed);
  if (!list.rows) {
    return list.isError ? (
      <LoadFailed onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />
    ) : (
      <Skeleton shape="table" count={12} label={texts.loading} />
    );
  }
  if (list.rows.length === 0) return <EmptyState>{texts.empty}</EmptyState>;
  return (
    <div className="admin-list">
      <Table
        label={label}
        columns={columns}
        groups={groupsOf(list.rows)}
        idOf={({ id }) => id}
        rowClass={rowClass}
        density={density}
        end={
          list.hasNextPage && (
            <ListEnd onMore={() => void list.fetchNextPage()} isPending={list.isFetchingNextPage}>
              {commonTexts.more}
            </ListEnd>
          )
        }
      />
    </div>
  );
}

function asOneGroup<Row>(rows: readonly Row[]): readonly RowGroup<Row>[] {
  return [{ id: "rows", rows }];
}

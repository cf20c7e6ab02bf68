import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadFailed, useFailureToast } from "#web/components/feedback/load-failed.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

interface HistoryDialogProps<Row> {
  title: string;
  emptyText: string;
  /** The documented toast when the list cannot be loaded. */
  failureText: string;
  answer: UseQueryResult<readonly Row[]>;
  onClose: () => void;
  row: (row: Row, index: number) => ReactNode;
}

/** One of a person's histories: it is there only while it is open. */
export function HistoryDialog<Row>(props: HistoryDialogProps<Row>) {
  const { title, emptyText, failureText, answer, onClose, row } = props;
  useFailureToast(answer.isError, failureText);
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      {answer.isPending && <Skeleton shape="list" count={3} />}
      {answer.isError && (
        <LoadFailed onRetry={() => void answer.refetch()} isRetrying={answer.isRefetching} />
      )}
      {answer.data?.length === 0 && <EmptyState>{emptyText}</EmptyState>}
      {answer.data && answer.data.length > 0 && <ol className="history-list">{answer.data.map(row)}</ol>}
    </Dialog>
  );
}

import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

interface HistoryDialogProps<Row> {
  title: string;
  emptyText: string;
  /** The toast when the list cannot be loaded. */
  failureText: string;
  answer: UseQueryResult<readonly Row[]>;
  onClose: () => void;
  row: (row: Row, index: number) => ReactNode;
}

/** One of a person's histories: it is there only while it is open. */
export function HistoryDialog<Row>(props: HistoryDialogProps<Row>) {
  const { title, emptyText, failureText, answer, onClose, row } = props;
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <QueryView
        query={answer}
        skeleton={{ shape: "list", count: 3 }}
        failedToast={failureText}
        empty={emptyText}
      >
        {(rows) => <ol className="history-list">{rows.map(row)}</ol>}
      </QueryView>
    </Dialog>
  );
}

import { useMutation } from "@tanstack/react-query";
import { auditEndpoints } from "#contract/backoffice/audit-log.endpoints.ts";
import {
  changeOfLogged,
  momentOfLogged,
  nameOfLogged,
  auditTexts as texts,
  wordsOfAction,
} from "#texts/da/backoffice/audit-log.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import type { Cell, ExportTable } from "#texts/format/export-table.ts";
import { invalidate, keyOf } from "#web/api/calls/answers.ts";
import { call } from "#web/api/calls/call.ts";
import { saveTable, type TableKind } from "#web/api/calls/save-table.ts";
import { DownloadMenu } from "#web/components/downloads/download-menu.tsx";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { ListEnd, onwardsOf } from "#web/components/feedback/lists/list-end.tsx";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { foldLooks, type LogEntry } from "./fold-looks.ts";
import { LogFilterRow } from "./log-filter-row.tsx";
import { FoldedLooks, type Line, LogLine, notesOf } from "./log-line.tsx";
import { type LogFilters, useLog, useLogFilters } from "./use-log.ts";

/** Who did what to whom and when, with sign-ins and refusals, newest first. */
export function AuditScreen() {
  const own = useLogFilters();
  const log = useLog(own.filters);
  const onOnly = (who: string) => own.change({ who, q: undefined });
  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      actions={
        <May call={auditEndpoints.logExport}>
          <DownloadLog filters={own.filters} />
        </May>
      }
    >
      <LogFilterRow {...own} subjects={log.subjects} />
      <QueryView
        query={{ ...log, data: log.lines }}
        skeleton={{ shape: "list", count: 8, label: texts.loading }}
        failedTitle={texts.failed}
        empty={texts.empty}
      >
        {(lines) => (
          <ol className="log" aria-label={texts.title} aria-busy={log.isPlaceholderData}>
            {entriesOf(lines, own.filters).map((entry) =>
              "looks" in entry ? (
                <FoldedLooks key={entry.looks[0].id} looks={entry.looks} onOnly={onOnly} />
              ) : (
                <LogLine key={entry.line.id} line={entry.line} onOnly={onOnly} />
              ),
            )}
          </ol>
        )}
      </QueryView>
      {log.hasNextPage && <ListEnd {...onwardsOf(log)}>{commonTexts.more}</ListEnd>}
    </AdminPage>
  );
}

/** Whoever asks for looks alone sees each of them. */
function entriesOf(lines: readonly Line[], { kind }: LogFilters["filters"]): readonly LogEntry[] {
  return kind === "looks" ? lines.map((line) => ({ line })) : foldLooks(lines);
}

/** The lines that fit, as a file. */
function DownloadLog({ filters }: Pick<LogFilters, "filters">) {
  const download = useMutation({
    mutationFn: async (_: TableKind) => call(auditEndpoints.logExport, { query: filters }),
    onSuccess: async ({ lines, is_cut }, kind) => {
      const isSaved = await saveTable(texts.fileName, logTable(lines), kind);
      if (isSaved) toast.success(is_cut ? texts.downloadCut(lines.length) : texts.downloaded);
      return invalidate([keyOf(auditEndpoints.log)]);
    },
    onError: (error) => toast.error(failureText(error, texts.downloadFailed)),
  });
  return <DownloadMenu label={texts.download} isPending={download.isPending} onChoose={download.mutate} />;
}

/** The file of the log: a row for each line. */
function logTable(lines: readonly Line[]): ExportTable {
  return [texts.columns, ...lines.map(cellsOf)];
}

function cellsOf(line: Line): Cell[] {
  const { actor, on_behalf_of, subject, changes } = line;
  return [
    momentOfLogged(line.at),
    actor ? nameOfLogged(actor) : "",
    actor?.id ?? "",
    on_behalf_of ? nameOfLogged(on_behalf_of) : "",
    wordsOfAction(line.action),
    subject ? nameOfLogged(subject) : "",
    subject?.id ?? "",
    changes.map(changeOfLogged).join(" | "),
    notesOf({ ...line, changes: [] }).join(" | "),
    line.network ?? "",
    { number: line.times },
  ];
}

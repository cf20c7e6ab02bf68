import { auditTexts as texts } from "#texts/da/backoffice/audit-log.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { ListEnd, onwardsOf } from "#web/components/feedback/lists/list-end.tsx";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { DownloadLog } from "./download-log.tsx";
import { LogFilterRow } from "./log-filter-row.tsx";
import { LogLine } from "./log-line.tsx";
import { useLog, useLogFilters } from "./use-log.ts";

/** Who did what to whom and when, with sign-ins and refusals, newest first. */
export function AuditScreen() {
  const own = useLogFilters();
  const log = useLog(own.filters);
  return (
    <AdminPage title={texts.title} lead={texts.lead} actions={<DownloadLog filters={own.filters} />}>
      <LogFilterRow {...own} subjects={log.subjects} />
      <QueryView
        query={{ ...log, data: log.lines }}
        skeleton={{ shape: "list", count: 8, label: texts.loading }}
        failedTitle={texts.failed}
        empty={texts.empty}
      >
        {(lines) => (
          <ol className="log" aria-label={texts.title} aria-busy={log.isPlaceholderData}>
            {lines.map((line) => (
              <LogLine key={line.id} line={line} onOnly={(who) => own.change({ who, q: undefined })} />
            ))}
          </ol>
        )}
      </QueryView>
      {log.hasNextPage && <ListEnd {...onwardsOf(log)}>{commonTexts.more}</ListEnd>}
    </AdminPage>
  );
}

import { useMutation } from "@tanstack/react-query";
import { monthEndpoints as rows } from "#contract/invoicing/month.endpoints.ts";
import type { Month } from "#rules/money/closing.ts";
import { monthTexts } from "#texts/da/admin/months.ts";
import { vendorNames } from "#texts/da/admin/vendor-names.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { call } from "#web/api/calls/call.ts";
import { saveTable, type TableKind } from "#web/api/calls/save-table.ts";
import { DownloadMenu } from "#web/components/downloads/download-menu.tsx";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { type MonthFile, monthTables } from "./month-tables.ts";

const texts = monthTexts.files;

/** What goes to the accountant: postings, invoices and pay, each as a workbook or as CSV. */
export function MonthFiles({ month }: { month: Month }) {
  const { data } = useApiQuery(rows.monthFiles, { params: { month } });
  const leftOut = data?.left_out ?? [];
  return (
    <Card className="stack" aria-label={texts.title}>
      <h2 className="h3">{texts.title}</h2>
      <p className="small dim">{texts.own}</p>
      {leftOut.length > 0 && (
        <p className="small">
          {texts.leftOut(
            leftOut.map(({ vendor, documents }) => ({ name: vendorNames[vendor], count: documents })),
          )}
        </p>
      )}
      <div className="row row--wrap">
        {(["journal", "documents", "pay"] as const).map((file) => (
          <FileDownload
            key={file}
            month={month}
            file={file}
            isEmpty={data !== undefined && data[file].length === 0}
          />
        ))}
      </div>
      <p className="small">
        <ScreenLink to="/admin/settings/invoices">{texts.accounts}</ScreenLink>
      </p>
    </Card>
  );
}

/** A file is read anew for each press: what was made since the page was opened is in it. */
function FileDownload({ month, file, isEmpty }: { month: Month; file: MonthFile; isEmpty: boolean }) {
  const download = useMutation({
    mutationFn: async (_: TableKind) => call(rows.monthFiles, { params: { month } }),
    onSuccess: async (files, kind) => {
      await saveTable(monthTexts.fileNames[file](month), monthTables[file](files), kind);
    },
    onError: (error) => toast.error(failureText(error, texts.failed)),
  });
  return (
    <DownloadMenu
      label={texts[file]}
      isPending={download.isPending}
      isDisabled={isEmpty}
      title={isEmpty ? texts.empty : undefined}
      onChoose={download.mutate}
    />
  );
}

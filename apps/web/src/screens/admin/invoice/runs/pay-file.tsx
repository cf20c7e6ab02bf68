import { runEndpoints } from "#contract/invoicing/run.endpoints.ts";
import { payrollTexts as texts } from "#texts/da/backoffice/runs.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { saveTable, type TableKind } from "#web/api/calls/save-table.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { DownloadMenu } from "#web/components/downloads/download-menu.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { isNew, type Payroll, payrollTable } from "./payroll-table.ts";

/** Hands the period out as a file. Where whoever does so pays wages, it is noted which lines were in it. */
export function PayFile({ payroll }: { payroll: Payroll }) {
  const { period, shifts } = payroll;
  const note = useApiMutation(runEndpoints.noteFetch);
  const mayNote = useMay()(runEndpoints.noteFetch);
  const isEmpty = shifts.length === 0;
  async function fetchFile(kind: TableKind) {
    const ids = shifts.flatMap(({ pay_line_ids }) => pay_line_ids);
    if (!(await saveTable(texts.fileName(period), payrollTable(shifts), kind))) return;
    if (!mayNote || ids.length === 0) return;
    note.mutate({ body: { period, pay_line_ids: ids } }, { onError: () => toast.error(texts.notNoted) });
  }
  return (
    <DownloadMenu
      label={texts.file}
      isDisabled={isEmpty}
      isPending={note.isPending}
      title={isEmpty ? texts.empty : undefined}
      onChoose={(kind) => void fetchFile(kind)}
    />
  );
}

/** Who fetched the file last, and what is new since; nothing where no pay is in it. */
export function Fetched({ payroll: { last_fetch, shifts } }: { payroll: Payroll }) {
  const count = shifts.filter(isNew).length;
  if (last_fetch === null && count === 0) return null;
  return (
    <p className="small" role="status">
      {last_fetch === null
        ? texts.neverFetched(count)
        : `${texts.fetched(formatMoment(Date.parse(last_fetch.at), serverNow()), last_fetch.by)} ${texts.newSince(count)}`}
    </p>
  );
}

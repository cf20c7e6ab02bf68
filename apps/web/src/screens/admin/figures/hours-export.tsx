import { useMutation } from "@tanstack/react-query";
import { hoursEndpoints, type WireListedShift } from "#contract/employees/hours.endpoints.ts";
import type { Day } from "#rules/time/moment.ts";
import { hoursExportColumns, hoursExportTexts as texts } from "#texts/da/admin/working-time/hours-export.ts";
import { hoursTexts } from "#texts/da/employee/hours.ts";
import type { Cell } from "#texts/format/export-table.ts";
import { call } from "#web/api/calls/call.ts";
import { saveTable, type TableKind } from "#web/api/calls/save-table.ts";
import { DownloadMenu } from "#web/components/downloads/download-menu.tsx";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { toast } from "#web/ui/overlays/toast.ts";

/** Everybody's working time of the chosen days, as a file for an inspection. */
export function HoursExport({ from, to, isDisabled }: { from: Day; to: Day; isDisabled: boolean }) {
  const download = useMutation({
    mutationFn: async (_: TableKind) => call(hoursEndpoints.hoursExport, { query: { from, to } }),
    onSuccess: async ({ shifts, is_cut }, kind) => {
      const table = [hoursExportColumns, ...shifts.map(cellsOf)];
      if (!(await saveTable(texts.fileName(from, to), table, kind))) return;
      toast.success(is_cut ? texts.cut(shifts.length) : texts.downloaded);
    },
    onError: (error) => toast.error(failureText(error, texts.failed)),
  });
  return (
    <section className="stack stack--tight">
      <h2 className="h3">{texts.title}</h2>
      <p className="small dim">{texts.lead}</p>
      <div className="row">
        <DownloadMenu
          label={texts.download}
          isPending={download.isPending}
          isDisabled={isDisabled}
          onChoose={download.mutate}
        />
      </div>
    </section>
  );
}

function cellsOf(shift: WireListedShift): Cell[] {
  return [
    shift.name,
    { number: shift.employee_id },
    { day: shift.date },
    shift.corporation,
    shift.start,
    shift.end,
    { number: shift.break_hours },
    { number: shift.hours },
    hoursTexts.bases[shift.basis],
    { number: shift.week },
    { number: shift.week_hours },
    shift.rest_before === null ? null : { number: shift.rest_before },
    shift.has_day_off ? texts.yes : texts.no,
    shift.is_opted_out ? texts.yes : texts.no,
  ];
}

import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { hoursEndpoints, type WireListedShift } from "#contract/employees/hours.endpoints.ts";
import type { Day } from "#rules/time/moment.ts";
import { hoursExportColumns, hoursExportTexts as texts } from "#texts/da/admin/working-time/hours-export.ts";
import { hoursTexts } from "#texts/da/employee/hours.ts";
import { formatCsv } from "#texts/format/csv.ts";
import { formatDayNumeric } from "#texts/format/days.ts";
import { call } from "#web/api/calls/call.ts";
import { saveFile } from "#web/api/calls/save-file.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { decimal } from "#web/components/people/hours/hours-csv.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

/** Everybody's working time of the chosen days, as a file for an inspection. */
export function HoursExport({ from, to, isDisabled }: { from: Day; to: Day; isDisabled: boolean }) {
  const download = useMutation({
    mutationFn: () => call(hoursEndpoints.hoursExport, { query: { from, to } }),
    onSuccess: ({ shifts, is_cut }) => {
      saveFile(texts.fileName(from, to), formatCsv([hoursExportColumns, ...shifts.map(cellsOf)]), "text/csv");
      toast.success(is_cut ? texts.cut(shifts.length) : texts.downloaded);
    },
    onError: (error) => toast.error(failureText(error, texts.failed)),
  });
  return (
    <section className="stack stack--tight">
      <h2 className="h3">{texts.title}</h2>
      <p className="small dim">{texts.lead}</p>
      <div className="row">
        <Button isPending={download.isPending} isDisabled={isDisabled} onClick={() => download.mutate()}>
          <Icon of={Download} size={16} />
          {texts.download}
        </Button>
      </div>
    </section>
  );
}

function cellsOf(shift: WireListedShift): string[] {
  return [
    shift.name,
    String(shift.employee_id),
    formatDayNumeric(shift.date),
    shift.corporation,
    shift.start,
    shift.end,
    decimal(shift.break_hours),
    decimal(shift.hours),
    hoursTexts.bases[shift.basis],
    String(shift.week),
    decimal(shift.week_hours),
    shift.rest_before === null ? "" : decimal(shift.rest_before),
    shift.has_day_off ? texts.yes : texts.no,
    shift.is_opted_out ? texts.yes : texts.no,
  ];
}

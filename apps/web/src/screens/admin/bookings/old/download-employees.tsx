import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { adminOldBookingsTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { ApiError, call } from "#web/api/calls/call.ts";
import { saveFile } from "#web/api/calls/save-file.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { employeesCsv } from "./employees-csv.ts";

/** 'Hent ansatte oversigt': who worked in the period, as a file. Null while the period has an open end. */
export function DownloadEmployees({ period }: { period: { startDate: string; endDate: string } | null }) {
  const download = useMutation({
    mutationFn: (query: { startDate: string; endDate: string }) =>
      call(adminBookingEndpoints.employeesExport, { query }),
    onSuccess: (bookings) =>
      bookings.length === 0
        ? toast.error(adminToasts.exportEmpty)
        : saveFile("data.csv", employeesCsv(bookings), "text/csv"),
    onError: tellFailure,
  });
  return (
    <Button
      isDisabled={period === null}
      title={period === null ? texts.downloadHint : undefined}
      isPending={download.isPending}
      onClick={() => period && download.mutate(period)}
    >
      <Icon of={Download} size={16} />
      {texts.download}
    </Button>
  );
}

/** Who did not want to prove who they are knows why there is no file; too many exports have the server's sentence. */
function tellFailure(error: Error): void {
  const { code = null, sentence = "" } = error instanceof ApiError ? error : {};
  if (code === "step_up") return;
  if (code === "no_employees_in_period") return void toast.error(adminToasts.exportEmpty);
  toast.error((code === "too_many_requests" && sentence) || adminToasts.exportFailed);
}

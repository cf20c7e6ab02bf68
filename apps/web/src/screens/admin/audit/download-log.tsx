import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { auditEndpoints } from "#contract/backoffice/audit-log.endpoints.ts";
import { auditTexts as texts } from "#texts/da/backoffice/audit-log.ts";
import { invalidate, keyOf } from "#web/api/calls/answers.ts";
import { call } from "#web/api/calls/call.ts";
import { saveFile } from "#web/api/calls/save-file.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { logCsv } from "./log-csv.ts";
import type { LogFilters } from "./use-log.ts";

/** The lines that fit, as a file. */
export function DownloadLog({ filters }: Pick<LogFilters, "filters">) {
  const download = useMutation({
    mutationFn: () => call(auditEndpoints.logExport, { query: filters }),
    onSuccess: ({ lines, is_cut }) => {
      saveFile(texts.fileName, logCsv(lines), "text/csv");
      toast.success(is_cut ? texts.downloadCut(lines.length) : texts.downloaded);
      return invalidate([keyOf(auditEndpoints.log)]);
    },
    onError: (error) => toast.error(failureText(error, texts.downloadFailed)),
  });
  return (
    <Button isPending={download.isPending} onClick={() => download.mutate()}>
      <Icon of={Download} size={16} />
      {texts.download}
    </Button>
  );
}

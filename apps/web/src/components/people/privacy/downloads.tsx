import { useMutation } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import type { ReactNode } from "react";
import type { privacyEndpoints } from "#contract/privacy/privacy.endpoints.ts";
import { myDataFileName, myDataTexts as texts } from "#texts/da/privacy/my-data.ts";
import { call, callForFile } from "#web/api/calls/call.ts";
import { saveFile } from "#web/api/calls/save-file.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

type OwnDataRow = typeof privacyEndpoints.employeeData | typeof privacyEndpoints.corporationData;

/** A copy to keep, to read or for a program; made when it is asked for. `children` are other ways to the same data. */
export function Downloads({ row, children }: { row: OwnDataRow; children?: ReactNode }) {
  const onError = () => toast.error(texts.downloadFailed);
  const page = useMutation({
    mutationFn: () => callForFile(row, { query: { format: "html" } }),
    onSuccess: (html) => saveFile(`${myDataFileName}.html`, html, "text/html"),
    onError,
  });
  const data = useMutation({
    mutationFn: () => call(row, {}),
    onSuccess: (all) => saveFile(`${myDataFileName}.json`, JSON.stringify(all, null, 2), "application/json"),
    onError,
  });
  return (
    <div className="row row--wrap">
      <Button isWide="phone" isPending={page.isPending} onClick={() => !page.isPending && page.mutate()}>
        <Icon of={FileDown} size={16} />
        {texts.downloadPage}
      </Button>
      <Button isWide="phone" isPending={data.isPending} onClick={() => !data.isPending && data.mutate()}>
        <Icon of={FileDown} size={16} />
        {texts.downloadJson}
      </Button>
      {children}
    </div>
  );
}

import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { type SubmitEvent, useId, useState } from "react";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import { adminCorporationsTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { ApiError, call } from "#web/api/calls/call.ts";
import { saveFile } from "#web/api/calls/save-file.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { corporationsCsv } from "./corporations-csv.ts";

/** 'Hent virksomhedsoversigt': every company as a file, behind a password. */
export function DownloadCorporations() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <Icon of={Download} size={16} />
        {texts.download}
      </Button>
      {isAsking && <PasswordDialog onClose={() => setAsking(false)} />}
    </>
  );
}

/** Stays open when the password was wrong. */
function PasswordDialog({ onClose }: { onClose: () => void }) {
  const form = useId();
  const download = useMutation({
    mutationFn: (password: string) => call(corporationEndpoints.export, { header: password }),
    onSuccess: (corporations) => {
      if (corporations.length === 0) toast.error(adminToasts.noCorporations);
      else saveFile("virksomheder.csv", corporationsCsv(corporations), "text/csv");
      onClose();
    },
    onError: (error) => {
      const isGivenUp = error instanceof ApiError && error.code === "step_up";
      if (!isGivenUp) toast.error(failureOf(error));
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get("password");
    if (!download.isPending) download.mutate(String(password ?? ""));
  }

  return (
    <Dialog
      isOpen
      title={texts.download}
      onClose={onClose}
      isPending={download.isPending}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" form={form} isPending={download.isPending}>
            {texts.confirmDownload}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <PasswordField label={texts.password} name="password" autoComplete="current-password" />
      </form>
    </Dialog>
  );
}

/** Each refusal has a sentence here; too many tries show the server's, which names the wait. */
function failureOf(error: Error): string {
  if (!(error instanceof ApiError)) return adminToasts.exportFailed;
  if (error.code === "wrong_download_password") return adminToasts.wrongDownloadPassword;
  if (error.code === "no_companies") return adminToasts.noCorporations;
  return error.status === 429 ? error.sentence : adminToasts.exportFailed;
}

import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useId, useState } from "react";
import { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import type { WireListedCorporation } from "#contract/corporations/corporation.entities.ts";
import { adminCorporationsTexts as texts } from "#texts/da/admin/admin-lists.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { formatCount } from "#texts/format/numbers.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { ApiError, call } from "#web/api/calls/call.ts";
import { usePages } from "#web/api/calls/pages.ts";
import { saveTable, type TableKind } from "#web/api/calls/save-table.ts";
import { DownloadMenu } from "#web/components/downloads/download-menu.tsx";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { CorporationMark } from "#web/components/jobs/company-mark.tsx";
import { EndlessList, ListFilters, useNarrowed } from "#web/screens/admin/endless-list.tsx";
import { TakeOverButton } from "#web/screens/admin/take-over-button.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { CorporationName, corporationColumns, Overdue } from "./corporation-columns.tsx";
import { CorporationMenu } from "./corporation-menu.tsx";
import { corporationsTable } from "./corporations-table.ts";

/** All companies, to search and to take over. */
export function CorporationsScreen() {
  const narrowed = useNarrowed("/admin/showCorporations", () => ({}));
  const { searchTerm } = narrowed;
  const list = usePages(
    corporationEndpoints.list,
    { query: { searchTerm } },
    { size: 20, rowsOf: ({ corporations }) => corporations, staysFilled: true },
  );
  const count = useApiQuery(corporationEndpoints.count);

  return (
    <AdminPage
      className="people-list"
      title={texts.title}
      actions={
        <>
          <p className="kpi">
            {texts.totalLabel} <b>{count.data === undefined ? "–" : formatCount(count.data)}</b>
          </p>
          <May call={corporationEndpoints.export}>
            <DownloadCorporations />
          </May>
        </>
      }
    >
      <ListFilters list={narrowed} search={texts.search} />
      <EndlessList
        label={texts.title}
        columns={corporationColumns}
        card={(corporation) => <CorporationCard corporation={corporation} />}
        list={{ ...list, refetch: () => Promise.all([list.refetch(), count.refetch()]) }}
        texts={{
          loading: texts.loading,
          empty: searchTerm === "" ? texts.empty : texts.emptyNarrowed(searchTerm),
          failed: adminToasts.corporationsFailed,
        }}
      />
    </AdminPage>
  );
}

/** A company on a phone: who, what it owes, how to reach it, and what can be done. */
function CorporationCard({ corporation }: { corporation: WireListedCorporation }) {
  const { id, name, email, phone } = corporation;
  return (
    <>
      <div className="row">
        <CorporationMark of={corporation} size={40} />
        <CorporationName corporation={corporation} />
      </div>
      <p className="small dim company-contact">
        {email}
        <span className="nowrap">{formatPhone(phone)}</span>
      </p>
      <Overdue corporation={corporation} />
      <div className="booking-row-acts">
        <TakeOverButton kind="corporation" id={id} name={name} />
        <CorporationMenu corporation={corporation} />
      </div>
    </>
  );
}

/** 'Hent virksomhedsoversigt': every company as a file, behind a password. */
function DownloadCorporations() {
  const [asking, ask] = useState<TableKind | null>(null);
  return (
    <>
      <DownloadMenu label={texts.download} onChoose={ask} />
      {asking && <PasswordDialog kind={asking} onClose={() => ask(null)} />}
    </>
  );
}

/** Stays open when the password was wrong. */
function PasswordDialog({ kind, onClose }: { kind: TableKind; onClose: () => void }) {
  const form = useId();
  const download = useMutation({
    mutationFn: (password: string) => call(corporationEndpoints.export, { header: password }),
    onSuccess: async (corporations) => {
      if (corporations.length === 0) toast.error(adminToasts.noCorporations);
      else await saveTable("virksomheder", corporationsTable(corporations), kind);
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

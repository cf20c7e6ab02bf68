import { senderEndpoints as rows } from "#contract/invoicing/sender.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { senderTexts as texts } from "#texts/da/admin/invoice-sender.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Facts } from "#web/ui/tables/facts.tsx";
import { AccountsCard } from "./accounts-card.tsx";
import { SenderForm } from "./sender-form.tsx";
import { senderKeys, valuesOf } from "./sender-values.ts";

/** Whom our own invoices are from, where they are paid to, the number that they begin with, and the accounts they are booked on. */
export function SenderScreen() {
  const sender = useApiQuery(rows.invoiceSender);
  const mayWrite = useMay()(rows.saveInvoiceSender);
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <QueryView query={sender} skeleton={{ count: 3, label: texts.loading }} failedTitle={texts.failed}>
        {(stored) => (
          <div className="stack">
            <Note>{texts.makers[stored.vendor]}</Note>
            {mayWrite ? <SenderForm stored={stored} /> : <Written stored={stored} />}
            <AccountsCard />
          </div>
        )}
      </QueryView>
    </AdminPage>
  );
}

/** What is written, for who may not change it. */
function Written({ stored }: { stored: AnswerOf<typeof rows.invoiceSender> }) {
  const values = valuesOf(stored);
  return (
    <Card className="stack" aria-label={texts.title}>
      <p className="small dim">{texts.onlyRead}</p>
      <Facts
        facts={senderKeys.map((key) => ({
          term: key === "next_number" ? texts.nextNumber : texts.fields[key],
          value: values[key] || "–",
        }))}
      />
    </Card>
  );
}

import { invoiceDocumentEndpoints as rows } from "#contract/invoicing/invoice-document.endpoints.ts";
import { paymentEndpoints } from "#contract/invoicing/payment.endpoints.ts";
import { documentFilters } from "#rules/money/documents/document-filters.ts";
import { documentTexts as texts } from "#texts/da/admin/documents.ts";
import { invoiceReminderTexts } from "#texts/da/admin/payments/invoice-reminders.ts";
import { bankFileTexts } from "#texts/da/admin/payments/payments.ts";
import { usePages } from "#web/api/calls/pages.ts";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { EndlessList, ListFilters, useNarrowed } from "#web/screens/admin/endless-list.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { documentNarrowingIn } from "./document-address.ts";
import { DocumentCard, documentColumns } from "./document-row.tsx";

const SEARCH_AFTER = 500;

/** What customers were sent, the newest first. */
export function InvoicesScreen() {
  const narrowed = useNarrowed("/admin/invoices", documentNarrowingIn);
  const { searchTerm, address } = narrowed;
  const list = usePages(
    rows.documents,
    { query: { searchTerm, show: address.show } },
    { size: 30, rowsOf: ({ documents }) => documents, staysFilled: true },
  );
  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          {list.first && <p className="kpi">{texts.count(list.first.total)}</p>}
          <ScreenButton to="/admin/invoices/reminders">{invoiceReminderTexts.way}</ScreenButton>
          <May call={paymentEndpoints.bookBankLines}>
            <ScreenButton to="/admin/invoices/bank">{bankFileTexts.way}</ScreenButton>
          </May>
        </>
      }
    >
      <ListFilters list={narrowed} search={texts.search} debounce={SEARCH_AFTER}>
        <NativeSelect
          label={texts.filter}
          placeholder={texts.all}
          options={documentFilters.map((value) => ({ value, label: texts.filters[value] }))}
          value={address.show ?? ""}
          onChange={({ target }) => narrowed.narrow({ show: target.value })}
        />
      </ListFilters>
      <EndlessList
        label={texts.title}
        columns={documentColumns}
        card={(document) => <DocumentCard document={document} />}
        list={list}
        texts={texts}
      />
    </AdminPage>
  );
}

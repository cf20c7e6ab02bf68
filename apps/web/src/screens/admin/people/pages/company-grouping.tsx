import { companyInvoiceEndpoints as rows } from "#contract/invoicing/company-invoice.endpoints.ts";
import { type InvoiceGrouping, invoiceGroupings } from "#rules/money/invoice-grouping.ts";
import { groupingTexts as texts } from "#texts/da/price/invoice-grouping.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { May } from "#web/components/frame/office/may.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

interface CompanyGroupingProps {
  corporationId: number;
  grouping: InvoiceGrouping;
}

/** How the company's bookings are put together on invoices; the company chooses the same on its own page. */
export function CompanyGrouping({ corporationId, grouping }: CompanyGroupingProps) {
  const choose = useApiMutation(rows.chooseGroupingOfCompany);
  function save(value: string) {
    // Not disabled meanwhile, which would take the focus away.
    if (choose.isPending) return;
    choose.mutate(
      { params: { id: corporationId }, body: { grouping: value as InvoiceGrouping } },
      {
        onSuccess: () => toast.success(texts.saved),
        onError: (error) => toast.error(failureText(error, texts.failed)),
      },
    );
  }
  return (
    <>
      <p className="strong">{texts.choices[grouping]}</p>
      <May call={rows.chooseGroupingOfCompany}>
        <NativeSelect
          label={texts.label}
          hint={`${texts.applies} ${texts.companyIsTold}`}
          value={grouping}
          options={invoiceGroupings.map((value) => ({ value, label: texts.choices[value] }))}
          onChange={({ target }) => save(target.value)}
        />
      </May>
    </>
  );
}

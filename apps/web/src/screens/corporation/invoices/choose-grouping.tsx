import { Layers } from "lucide-react";
import { useState } from "react";
import { companyInvoiceEndpoints as rows } from "#contract/invoicing/company-invoice.endpoints.ts";
import { type InvoiceGrouping, invoiceGroupings } from "#rules/money/invoice-grouping.ts";
import { groupingTexts as texts } from "#texts/da/price/invoice-grouping.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

/** The company's choice of how its bookings are put together on invoices, in a dialog behind a button. */
export function ChooseGrouping({ grouping }: { grouping: InvoiceGrouping }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Icon of={Layers} size={16} />
        {texts.change}
      </Button>
      {isOpen && <GroupingDialog grouping={grouping} onClose={() => setOpen(false)} />}
    </div>
  );
}

function GroupingDialog({ grouping, onClose }: { grouping: InvoiceGrouping; onClose: () => void }) {
  const [chosen, setChosen] = useState(grouping);
  const save = useApiMutation(rows.chooseInvoiceGrouping);
  function submit() {
    const saved = () => {
      toast.success(texts.saved);
      onClose();
    };
    save.mutate({ body: { grouping: chosen } }, { onSuccess: saved });
  }
  return (
    <Dialog
      isOpen
      title={texts.title}
      onClose={onClose}
      isPending={save.isPending}
      error={save.error ? failureText(save.error, texts.failed) : undefined}
      actions={
        <>
          <Button onClick={onClose} isDisabled={save.isPending}>
            {texts.cancel}
          </Button>
          <Button variant="primary" isPending={save.isPending} onClick={submit}>
            {texts.save}
          </Button>
        </>
      }
    >
      <RadioChoices
        shape="list"
        label={texts.label}
        value={chosen}
        onChange={({ target }) => setChosen(target.value as InvoiceGrouping)}
        options={invoiceGroupings.map((value) => ({ value, label: texts.choices[value] }))}
      />
      <p className="small dim">
        {texts.applies} {texts.differentTerms}
      </p>
    </Dialog>
  );
}

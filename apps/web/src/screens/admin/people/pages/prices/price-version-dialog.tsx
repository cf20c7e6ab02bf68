import { useState } from "react";
import { priceAgreementEndpoints as rows } from "#contract/corporations/price-agreement.endpoints.ts";
import {
  type AgreedPriceKey,
  agreedDeadlines,
  agreedFeeKeys,
  agreedPriceKeys,
} from "#rules/pricing/price-agreement.ts";
import { canBeginOn } from "#rules/pricing/price-settings.ts";
import { addDays, dayOf } from "#rules/time/moment.ts";
import { settingUnit } from "#texts/da/backoffice/price-settings.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { adminMessages } from "#texts/da/common/validation.ts";
import {
  agreedName,
  agreedValue,
  paymentTypeName,
  priceAgreementTexts as texts,
} from "#texts/da/price/price-agreement.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { DatePicker } from "#web/ui/date-time/date-picker.tsx";
import { FieldGroup } from "#web/ui/fields/field-group.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { type Agreement, bodyOf, draftOf, type PriceDraft, priceErrors } from "./price-draft.ts";

interface PriceVersionDialogProps {
  corporationId: number;
  agreement: Agreement;
  onClose: () => void;
}

const feeKeys: readonly AgreedPriceKey[] = [...agreedFeeKeys, "hourly_wage"];
const termKeys = agreedPriceKeys.filter((key) => !feeKeys.includes(key) && key !== "credit_ceiling");

/** Asks for the next version, which begins as what is agreed last; an empty field is as everybody. */
export function PriceVersionDialog({ corporationId, agreement, onClose }: PriceVersionDialogProps) {
  const today = dayOf(useNow());
  const [draft, setDraft] = useState<PriceDraft>(() => draftOf(agreement, addDays(today, 1)));
  const [areErrorsShown, showErrors] = useState(false);
  const add = useApiMutation(rows.addPriceVersion);
  const set = (changes: Partial<PriceDraft>) => setDraft({ ...draft, ...changes });
  const errors = areErrorsShown ? priceErrors(draft) : {};
  const { general } = agreement;
  const { validFrom } = draft;
  const isTaken = agreement.versions.some(
    ({ valid_from, state }) => valid_from === validFrom && state !== "withdrawn",
  );
  const isLate = validFrom !== null && !canBeginOn(validFrom, today);
  const dayError = isLate ? adminMessages.dayIsOver : isTaken ? texts.dayTaken : undefined;

  function save() {
    const body = bodyOf(draft);
    if (!body || dayError) {
      // What is wrong may stand above or below what of the long form is in view.
      toast.warning(commonTexts.invalidForm);
      return showErrors(true);
    }
    const done = {
      onSuccess: () => {
        toast.success(texts.saved);
        onClose();
      },
    };
    add.mutate({ params: { id: corporationId }, body }, done);
  }

  const field = (key: AgreedPriceKey) => {
    const ofEverybody = general.values.find((one) => one.key === key)?.value ?? 0;
    return (
      <TextField
        key={key}
        label={agreedName(key)}
        hint={texts.general(agreedValue(key, ofEverybody))}
        unit={settingUnit(key)}
        mask="digitsAndComma"
        inputMode="decimal"
        value={draft.values[key] ?? ""}
        error={errors[key]}
        onChange={(event) => set({ values: { ...draft.values, [key]: event.target.value } })}
      />
    );
  };

  return (
    <Dialog
      isOpen
      width="wide"
      title={texts.add}
      onClose={onClose}
      isPending={add.isPending}
      error={add.isError ? failureText(add.error, texts.saveFailed) : undefined}
      actions={
        <>
          <Button onClick={onClose}>{commonTexts.cancel}</Button>
          <Button variant="primary" isPending={add.isPending} onClick={save}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p className="small">{texts.lead}</p>
        <DatePicker
          label={texts.validFrom}
          hint={texts.validFromHint}
          today={today}
          min={today}
          value={validFrom}
          error={dayError}
          onChange={(day) => set({ validFrom: day })}
        />
        <FieldGroup label={texts.groups.fees}>{feeKeys.map(field)}</FieldGroup>
        <FieldGroup label={texts.groups.terms}>{termKeys.map(field)}</FieldGroup>
        <FieldGroup label={texts.groups.payment}>
          <NativeSelect
            label={texts.paymentType}
            value={draft.paymentType}
            options={[
              { value: "", label: texts.asEverybody(paymentTypeName(general.payment_type)) },
              ...(["invoice", "credit_card"] as const).map((value) => ({
                value,
                label: paymentTypeName(value),
              })),
            ]}
            onChange={(event) => set({ paymentType: event.target.value })}
          />
          <NativeSelect
            label={texts.paymentDeadline}
            value={draft.paymentDeadline}
            options={[
              { value: "", label: texts.asEverybody(texts.days(general.payment_deadline)) },
              ...agreedDeadlines.map((days) => ({ value: String(days), label: texts.days(days) })),
            ]}
            onChange={(event) => set({ paymentDeadline: event.target.value })}
          />
          {field("credit_ceiling")}
        </FieldGroup>
      </div>
    </Dialog>
  );
}

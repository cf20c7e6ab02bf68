import { fromWireKroner } from "#rules/money/ore.ts";
import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { formatHours, formatKronerUnit } from "#texts/format/numbers.ts";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { type FeeChoice, lacksReason, type Proposal } from "./choices.ts";

interface FeeRowProps {
  fee: Proposal["fees"][number];
  choice: FeeChoice;
  onChoose: (choice: FeeChoice) => void;
}

/** The fee of a late removal: kept, dropped with a reason, or left for later. */
export function FeeRow({ fee, choice, onChoose }: FeeRowProps) {
  const amount = `${formatHours(fee.hours)}, ${formatKronerUnit(fromWireKroner(fee.amount))}`;
  return (
    <div className="stack stack--tight">
      <RadioChoices
        label={texts.feeFor(fee.name)}
        note={amount}
        options={[
          { value: "keep", label: texts.keep },
          { value: "drop", label: texts.drop },
          { value: "later", label: texts.later },
        ]}
        value={choice.fate}
        onChange={(event) => onChoose({ ...choice, fate: event.target.value as FeeChoice["fate"] })}
      />
      {choice.fate === "drop" && (
        <TextField
          label={texts.dropReason}
          value={choice.reason}
          maxLength={500}
          required
          hint={lacksReason(choice) ? texts.dropReasonFirst : undefined}
          onChange={(event) => onChoose({ ...choice, reason: event.target.value })}
        />
      )}
    </div>
  );
}

import { ReceiptText } from "lucide-react";
import { fromWireKroner } from "#rules/money/ore.ts";
import { HOUR_MS, momentOf } from "#rules/time/moment.ts";
import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { formatHours, formatKroner } from "#texts/format/numbers.ts";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import type { InvoiceDetails } from "../../state/invoice-details.ts";
import { type Choices, type FeeChoice, lacksReason, type Proposal } from "../choices.ts";
import { Band } from "./people-table.tsx";

const KEPT: FeeChoice = { fate: "keep", reason: "" };

interface FeeRowsProps {
  fees: Proposal["fees"];
  choices: Choices["fees"];
  columns: number;
  of: InvoiceDetails;
  onChange: (choices: Choices["fees"]) => void;
}

/** The fees of late removals, each kept, dropped with a reason, or left for later. */
export function FeeRows({ fees, choices, columns, of: details, onChange }: FeeRowsProps) {
  return (
    <tbody>
      <Band icon={ReceiptText} columns={columns} count={fees.length}>
        {texts.fees}
      </Band>
      {fees.map((fee) => (
        <FeeRow
          key={fee.shift_id}
          {...{ fee, columns }}
          choice={choices[fee.shift_id] ?? KEPT}
          when={removedBefore(details, fee.shift_id)}
          onChoose={(choice) => onChange({ ...choices, [fee.shift_id]: choice })}
        />
      ))}
    </tbody>
  );
}

interface FeeRowProps {
  fee: Proposal["fees"][number];
  choice: FeeChoice;
  columns: number;
  /** How long before the start the person was removed, in words; null where nobody knows. */
  when: string | null;
  onChoose: (choice: FeeChoice) => void;
}

function FeeRow({ fee, choice, columns, when, onChoose }: FeeRowProps) {
  const amount = formatKroner(fromWireKroner(fee.amount));
  return (
    <tr className={choice.fate === "keep" ? "send-row" : "send-row send-row--left"}>
      <th scope="row">{fee.name}</th>
      <td colSpan={columns - 2}>
        <div className="send-fee">
          <span className="dim">
            {[when, texts.feeOf(formatHours(fee.hours))].filter(Boolean).join(", ")}
          </span>
          <RadioChoices
            label={texts.feeFor(fee.name)}
            isLabelHidden
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
      </td>
      <td className="num">{choice.fate === "drop" ? <s>{amount}</s> : amount}</td>
    </tr>
  );
}

function removedBefore({ booking, removedShifts }: InvoiceDetails, shiftId: number): string | null {
  const at = removedShifts.find(({ id }) => id === shiftId)?.removed_at;
  if (!at) return null;
  const hours = Math.floor((momentOf(booking.date, booking.start_time) - Date.parse(at)) / HOUR_MS);
  return hours < 0 ? null : texts.removedBefore(hours);
}

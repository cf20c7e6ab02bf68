import { Plus, Trash2 } from "lucide-react";
import { settingsEndpoints } from "#contract/settings/setting.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { formatKroner, formatKronerUnit } from "#texts/format/numbers.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { ExtraLine } from "../choices.ts";

interface ExtraLinesProps {
  lines: readonly ExtraLine[];
  onChange: (lines: readonly ExtraLine[]) => void;
}

const MAX_LINES = 20;

/** Free lines of an invoice: the recruitment fee in force by one press, a discount, anything else. */
export function ExtraLines({ lines, onChange }: ExtraLinesProps) {
  // Where the terms cannot be had, the fee is typed like any other line.
  const recruitmentFee = useApiQuery(settingsEndpoints.globalMessage).data?.terms.recruitment_fee;
  // Once is enough, however often it is pressed.
  const hasFee = lines.some(({ description }) => description === texts.recruitment);
  const change = (id: number, values: Partial<ExtraLine>) =>
    onChange(lines.map((line) => (line.id === id ? { ...line, ...values } : line)));
  const add = (description: string, unitPrice: string) =>
    onChange([
      ...lines,
      { id: 1 + Math.max(0, ...lines.map(({ id }) => id)), description, quantity: "1", unitPrice },
    ]);
  return (
    <>
      {lines.map((line, place) => (
        <fieldset key={line.id} className="send-extra">
          <legend className="visually-hidden">{`${texts.extras} ${place + 1}`}</legend>
          <TextField
            label={texts.description}
            value={line.description}
            maxLength={200}
            onChange={(event) => change(line.id, { description: event.target.value })}
          />
          <TextField
            label={texts.quantity}
            inputMode="decimal"
            value={line.quantity}
            onChange={(event) => change(line.id, { quantity: event.target.value })}
          />
          <TextField
            label={texts.unitPrice}
            unit="kr."
            value={line.unitPrice}
            onChange={(event) => change(line.id, { unitPrice: event.target.value })}
          />
          <Button
            variant="quiet"
            isIconOnly
            aria-label={texts.removeLine(place + 1)}
            onClick={() => onChange(lines.filter(({ id }) => id !== line.id))}
          >
            <Icon of={Trash2} />
          </Button>
        </fieldset>
      ))}
      <div className="row row--wrap row--quiet">
        <Button
          size="small"
          variant="quiet"
          isDisabled={lines.length >= MAX_LINES}
          onClick={() => add("", "")}
        >
          <Icon of={Plus} size={16} />
          {texts.addLine}
        </Button>
        {recruitmentFee !== undefined && recruitmentFee > 0 && !hasFee && lines.length < MAX_LINES && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => add(texts.recruitment, formatKroner(fromWireKroner(recruitmentFee)))}
          >
            <Icon of={Plus} size={16} />
            {texts.addRecruitment(formatKronerUnit(fromWireKroner(recruitmentFee)))}
          </Button>
        )}
      </div>
    </>
  );
}

import { useState } from "react";
import {
  documentReminderEndpoints as rows,
  type WireDueReminder,
} from "#contract/invoicing/document-reminder.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { invoiceReminderTexts as texts } from "#texts/da/admin/payments/invoice-reminders.ts";
import { formatDayNumeric } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { Status } from "#web/ui/feedback/status.tsx";

/** As many as one call sends. */
const MAX_REMINDERS = 100;

interface DueRemindersProps {
  due: readonly WireDueReminder[];
  /** What is to be sent, as it is seen now. */
  onAsk: (chosen: readonly WireDueReminder[]) => void;
}

/** The reminders that are due with a tick each; one whose company waits for an answer is ticked by hand. */
export function DueReminders({ due, onAsk }: DueRemindersProps) {
  const [ticked, setTicked] = useState<ReadonlyMap<number, boolean>>(new Map());
  const may = useMay()(rows.sendReminders);
  const isChosen = (one: WireDueReminder) =>
    one.email !== "" && (ticked.get(one.document_id) ?? one.question === null);
  const chosen = due.filter(isChosen).slice(0, MAX_REMINDERS);
  return (
    <>
      <ul className="page-lines">
        {due.map((one) => (
          <DueReminder
            key={one.document_id}
            reminder={one}
            isChosen={isChosen(one)}
            onTick={may ? (is) => setTicked(new Map([...ticked, [one.document_id, is]])) : null}
          />
        ))}
      </ul>
      {may && (
        <>
          <p role="status">{chosen.length === 0 ? texts.none : texts.chosen(chosen.length)}</p>
          <div>
            <Button
              variant="primary"
              isWide="phone"
              isDisabled={chosen.length === 0}
              onClick={() => onAsk(chosen)}
            >
              {texts.send(chosen.length)}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

interface DueReminderProps {
  reminder: WireDueReminder;
  isChosen: boolean;
  /** Null for whoever only reads. */
  onTick: ((isChosen: boolean) => void) | null;
}

function DueReminder({ reminder, isChosen, onTick }: DueReminderProps) {
  const { number, corporation, corporation_id, email, due_date, open, step, fee, last_sent, question } =
    reminder;
  const when = [
    texts.due(formatDayNumeric(due_date)),
    ...(last_sent === null ? [] : [texts.last(formatDayNumeric(last_sent))]),
    ...(email === "" ? [] : [texts.to(email)]),
  ];
  return (
    <li>
      <span className="page-line-what">
        <span>
          <ScreenLink
            to="/admin/corporations/$corporationId"
            params={{ corporationId: String(corporation_id) }}
          >
            {corporation}
          </ScreenLink>
          , {texts.invoice(number).toLowerCase()}
        </span>
        <span>
          <b className="strong">{texts.step(step)}</b>: {texts.open(formatKronerUnit(fromWireKroner(open)))},{" "}
          {texts.fee(fromWireKroner(fee))}
        </span>
        <span className="small dim">{when.join(", ")}</span>
        {question !== null && <Status tone="amber">{texts.question(question)}</Status>}
        {email === "" && <Status tone="brick">{texts.noEmail}</Status>}
      </span>
      {onTick && (
        <Checkbox
          isRow
          aria-label={texts.choose(step, number, corporation)}
          checked={isChosen}
          isDisabled={email === ""}
          onChange={({ target }) => onTick(target.checked)}
        >
          {texts.tick}
        </Checkbox>
      )}
    </li>
  );
}

import { useState } from "react";
import { paymentEndpoints as rows } from "#contract/invoicing/payment.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { bankFileTexts as texts } from "#texts/da/admin/payments/payments.ts";
import { formatDayNumeric } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { ErrorText } from "#web/ui/fields/field-help.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { bookingOf, type Choice, firstChoice, type MatchedLine, type OpenInvoice } from "./bank-choices.ts";

const states = ["sure", "choose", "unknown", "booked"] as const;

interface BankLinesProps {
  matched: readonly MatchedLine[];
  /** All that are open. */
  open: readonly OpenInvoice[];
  onBooked: () => void;
}

/** The lines by how surely they were found, what is chosen for each, and one press that books them all. */
export function BankLines({ matched, open, onBooked }: BankLinesProps) {
  const [choices, setChoices] = useState<readonly Choice[]>(() => matched.map(firstChoice));
  const book = useApiMutation(rows.bookBankLines);
  const lines = bookingOf(matched, choices);
  const choose = (at: number, choice: Choice) =>
    setChoices((before) => before.map((one, place) => (place === at ? choice : one)));

  function send() {
    book.mutate(
      { body: { lines } },
      {
        onSuccess: ({ booked }) => {
          toast.success(texts.booked(booked));
          onBooked();
        },
      },
    );
  }
  return (
    <div className="stack">
      {states.map((state) => {
        const group = matched.flatMap((one, at) => (one.state === state ? [{ one, at }] : []));
        if (group.length === 0) return null;
        return (
          <section key={state} className="stack" aria-labelledby={`bank-${state}`}>
            <h2 className="h3" id={`bank-${state}`}>
              {texts.groups[state]} ({group.length})
            </h2>
            <p className="small dim">{texts.about[state]}</p>
            <ul className="page-lines">
              {group.map(({ one, at }) => (
                <BankLine
                  key={at}
                  matched={one}
                  open={open}
                  choice={choices[at] ?? "skip"}
                  onChoose={(choice) => choose(at, choice)}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {book.isError && <ErrorText>{failureText(book.error, texts.bookFailed)}</ErrorText>}
      <p role="status">{lines.length === 0 ? texts.none : texts.chosen(lines.length)}</p>
      <div>
        <Button
          variant="primary"
          isWide="phone"
          isDisabled={lines.length === 0}
          isPending={book.isPending}
          onClick={send}
        >
          {texts.book}
        </Button>
      </div>
    </div>
  );
}

interface BankLineProps {
  matched: MatchedLine;
  open: readonly OpenInvoice[];
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

function BankLine({ matched: { line, state, invoices }, open, choice, onChoose }: BankLineProps) {
  const amount = formatKronerUnit(fromWireKroner(line.amount));
  const name = `${line.text || texts.noText}, ${amount}`;
  // What may be meant stands first.
  const offered = [...invoices, ...open.filter(({ id }) => !invoices.some((one) => one.id === id))];
  return (
    <li>
      <span className="page-line-what">
        <span>{line.text || texts.noText}</span>
        <span className="small dim">
          {formatDayNumeric(line.day)}, {amount}
        </span>
        {state === "sure" && (
          <span className="small">{texts.pays(invoices.map(({ number }) => number).join(", "))}</span>
        )}
      </span>
      {state === "sure" && (
        <Checkbox
          isRow
          aria-label={texts.take(name)}
          checked={choice === "sure"}
          onChange={({ target }) => onChoose(target.checked ? "sure" : "skip")}
        >
          {texts.tick}
        </Checkbox>
      )}
      {(state === "choose" || state === "unknown") && (
        <NativeSelect
          label={texts.invoice}
          aria-label={texts.invoiceOf(name)}
          placeholder={texts.skip}
          options={offered.map(({ id, number, corporation, open: left }) => ({
            value: String(id),
            label: texts.option(number, corporation, formatKronerUnit(fromWireKroner(left))),
          }))}
          value={typeof choice === "number" ? String(choice) : ""}
          onChange={({ target }) => onChoose(target.value === "" ? "skip" : Number(target.value))}
        />
      )}
    </li>
  );
}

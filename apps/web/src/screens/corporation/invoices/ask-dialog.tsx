import { Send } from "lucide-react";
import { useState } from "react";
import {
  companyInvoiceEndpoints,
  type WireCompanyInvoice,
} from "#contract/invoicing/company-invoice.endpoints.ts";
import { type QuestionSubject, questionSubjects } from "#rules/money/invoice-question.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import type { Day } from "#rules/time/moment.ts";
import { companyInvoiceTexts } from "#texts/da/corporation/invoices.ts";
import { wholeDay } from "#texts/format/days.ts";
import { formatKroner } from "#texts/format/numbers.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

const texts = companyInvoiceTexts.ask;
const WHOLE = "whole";

interface AskDialogProps {
  invoice: WireCompanyInvoice;
  title: string;
  today: Day;
  onClose: () => void;
}

/** Asks the office about a document; what was written stays while sending fails. */
export function AskDialog({ invoice: { id, bookings }, title, today, onClose }: AskDialogProps) {
  const [about, setAbout] = useState<QuestionSubject>("hours");
  const [line, setLine] = useState(WHOLE);
  const [message, setMessage] = useState("");
  const ask = useApiMutation(companyInvoiceEndpoints.askAboutInvoice);

  function send() {
    const booking_id = line === WHOLE ? null : Number(line);
    ask.mutate(
      { params: { id }, body: { about, message, booking_id } },
      {
        onSuccess: ({ answer_by }) => {
          toast.success(texts.sent(wholeDay(answer_by, today)));
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      isPending={ask.isPending}
      error={ask.error ? failureText(ask.error, texts.failed) : undefined}
      summary={
        <p>
          <b className="strong">{texts.promise}</b> {texts.meanwhile}
        </p>
      }
      actions={
        <>
          <Button onClick={onClose} isDisabled={ask.isPending}>
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            isDisabled={message.trim() === ""}
            isPending={ask.isPending}
            onClick={send}
          >
            <Icon of={Send} />
            {texts.send}
          </Button>
        </>
      }
    >
      <RadioChoices
        label={texts.about}
        value={about}
        onChange={({ target }) => setAbout(target.value as QuestionSubject)}
        options={questionSubjects.map((value) => ({ value, label: texts.subjects[value] }))}
      />
      {bookings.length > 1 && (
        <RadioChoices
          shape="list"
          label={texts.line}
          value={line}
          onChange={({ target }) => setLine(target.value)}
          options={[
            { value: WHOLE, label: texts.whole },
            ...bookings.map((booking) => ({
              value: String(booking.id),
              label: `${wholeDay(booking.date, today)}, ${booking.job_title} · ${formatKroner(fromWireKroner(booking.total))}`,
            })),
          ]}
        />
      )}
      <TextArea
        label={texts.message}
        rows={3}
        value={message}
        maxLength={500}
        hasCounter
        onChange={({ target }) => setMessage(target.value)}
      />
    </Dialog>
  );
}

import { useState } from "react";
import { companyInvoiceEndpoints } from "#contract/invoicing/company-invoice.endpoints.ts";
import { answerQuestionTexts as texts } from "#texts/da/admin/payments/today-money.ts";
import { todayTexts } from "#texts/da/backoffice/today.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import type { TodayItem } from "#web/components/frame/office/today-item.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { questionOf } from "./line/question-facts.ts";

/** The office's answer to what a company asks about an invoice. */
export function AnswerQuestionDialog({ item, onClose }: { item: TodayItem; onClose: () => void }) {
  const [answer, setAnswer] = useState("");
  const save = useApiMutation(companyInvoiceEndpoints.answerInvoiceQuestion);
  const { subject, number, asker } = questionOf(item);

  function send() {
    save.mutate(
      { params: { id: item.question_id ?? 0 }, body: { answer } },
      {
        onSuccess: () => {
          toast.success(texts.sent);
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      isOpen
      title={texts.title(number)}
      onClose={onClose}
      isPending={save.isPending}
      error={save.error ? failureText(save.error, adminToasts.saveFailed) : undefined}
      actions={
        <>
          <Button onClick={onClose} isDisabled={save.isPending}>
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            isDisabled={answer.trim() === ""}
            isPending={save.isPending}
            onClick={send}
          >
            {texts.send}
          </Button>
        </>
      }
    >
      <p className="small dim">{texts.asks(item.corporation ?? "", subject, asker)}</p>
      <p>{todayTexts.quoted(item.words ?? "")}</p>
      <TextArea
        label={texts.answer}
        hint={texts.hint}
        rows={4}
        value={answer}
        maxLength={1000}
        hasCounter
        onChange={({ target }) => setAnswer(target.value)}
      />
    </Dialog>
  );
}

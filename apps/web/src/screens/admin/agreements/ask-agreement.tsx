import { wageAgreementEndpoints as rows } from "#contract/settings/wage-agreement.endpoints.ts";
import { wageAgreementTexts as texts } from "#texts/da/backoffice/wage-agreements.ts";
import { formatDayNumeric } from "#texts/format/days.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import type { Agreement, Version } from "./version-draft.ts";

/** What is asked before it is done. */
export type AgreementAct =
  | { readonly kind: "default" | "no_default" | "delete" }
  | { readonly kind: "withdraw"; readonly version: Version };

interface AskAgreementProps {
  agreement: Agreement;
  act: AgreementAct;
  onClose: () => void;
}

/** Asks, does it and says so. */
export function AskAgreement({ agreement: { id, name }, act, onClose }: AskAgreementProps) {
  const save = useApiMutation(rows.saveWageAgreement);
  const remove = useApiMutation(rows.deleteWageAgreement);
  const withdraw = useApiMutation(rows.withdrawAgreementVersion);
  const words = wordsOf(act, name);
  const done = {
    onSuccess: () => {
      toast.success(words.done);
      onClose();
    },
  };
  const send = act.kind === "delete" ? remove : act.kind === "withdraw" ? withdraw : save;
  function confirm() {
    if (act.kind === "delete") remove.mutate({ params: { id } }, done);
    else if (act.kind === "withdraw") withdraw.mutate({ params: { id: act.version.id } }, done);
    else save.mutate({ params: { id }, body: { is_default: act.kind === "default" } }, done);
  }
  return (
    <ConfirmDialog
      isOpen
      isRefusing={act.kind !== "default"}
      title={words.title}
      confirmLabel={words.press}
      isPending={send.isPending}
      error={send.isError ? failureText(send.error, words.failed) : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  );
}

function wordsOf(act: AgreementAct, name: string) {
  switch (act.kind) {
    case "withdraw":
      return {
        title: texts.withdrawOf(name, formatDayNumeric(act.version.valid_from)),
        text: texts.withdrawText,
        press: texts.withdraw,
        done: texts.withdrawn,
        failed: texts.withdrawFailed,
      };
    case "delete":
      return {
        title: texts.deleteOf(name),
        text: texts.deleteText,
        press: texts.delete,
        done: texts.deleted,
        failed: texts.deleteFailed,
      };
    case "default":
      return {
        title: texts.makeDefaultOf(name),
        text: texts.makeDefaultText,
        press: texts.makeDefault,
        done: texts.saved,
        failed: texts.saveFailed,
      };
    default:
      return {
        title: texts.noDefaultOf(name),
        text: texts.noDefaultText,
        press: texts.noDefault,
        done: texts.saved,
        failed: texts.saveFailed,
      };
  }
}

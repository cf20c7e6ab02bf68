import { useForm } from "react-hook-form";
import { settingsEndpoints } from "#contract/settings/setting.endpoints.ts";
import { adminEditorsTexts, globalMessageTexts as texts } from "#texts/da/admin/admin-editors.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { useFreshValues } from "#web/api/forms/use-fresh-values.ts";
import { useSeen } from "#web/api/forms/use-seen.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { SavedMeanwhile } from "#web/components/feedback/saved-meanwhile.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { UnsavedChanges } from "../../unsaved-changes.tsx";

/** The message that everybody reads who books. */
export function GlobalMessage() {
  const answer = useApiQuery(settingsEndpoints.globalMessage);
  return (
    <QueryView
      query={answer}
      skeleton={{ label: adminEditorsTexts.loading }}
      failedToast={adminToasts.loadFailed}
    >
      {({ global_message }) => <MessageForm message={global_message} />}
    </QueryView>
  );
}

function MessageForm({ message }: { message: string }) {
  const form = useForm({ defaultValues: { message } });
  useFreshValues(form, { message });
  const { register, handleSubmit, reset, formState } = form;
  const save = useApiMutation(settingsEndpoints.saveGlobal);

  const seen = useSeen({
    save: () => void handleSubmit(send)(),
    take: (stored) => reset({ message: String(stored.message) }),
  });

  function send(values: { message: string }) {
    save.mutate(
      { body: { ...values, seen: seen.seenOf(formState.defaultValues ?? {}, ["message"]) } },
      {
        onSuccess: ({ global_message }) => {
          seen.forgetShown();
          reset({ message: global_message });
          toast.success(adminToasts.messageUpdated);
        },
        onError: (error) => {
          if (!seen.isMeanwhile(error)) toast.error(failureText(error, adminToasts.globalUpdateFailed));
        },
      },
    );
  }

  return (
    <form className="stack" noValidate onSubmit={handleSubmit(send)}>
      <h2 className="h2">{texts.title}</h2>
      <Card className="stack" aria-label={texts.title}>
        <TextArea
          hasCounter
          label={texts.label}
          hint={texts.hint}
          rows={10}
          maxLength={2000}
          defaultValue={message}
          {...register("message")}
        />
        <div>
          <Button type="submit" variant="primary" isWide="phone" isPending={save.isPending}>
            {texts.save}
          </Button>
        </div>
      </Card>
      <SavedMeanwhile {...seen.dialog} />
      <UnsavedChanges isDirty={formState.isDirty} />
    </form>
  );
}

import { FileText } from "lucide-react";
import { useRef } from "react";
import { senderEndpoints as rows } from "#contract/invoicing/sender.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { senderTexts as texts } from "#texts/da/admin/invoice-sender.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { saveBytes } from "#web/api/calls/save-file.ts";
import { useApiForm } from "#web/api/forms/use-api-form.ts";
import { useFreshValues } from "#web/api/forms/use-fresh-values.ts";
import { useSeen } from "#web/api/forms/use-seen.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { SavedMeanwhile } from "#web/components/feedback/saved-meanwhile.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { TextField, type TextFieldProps } from "#web/ui/fields/text-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { UnsavedChanges } from "../../unsaved-changes.tsx";
import {
  type SenderBody,
  type SenderKey,
  type SenderValues,
  senderKeys,
  senderSchema,
  valuesOf,
} from "./sender-values.ts";

/** The form; a suggestion counts as written once it is saved. */
export function SenderForm({ stored }: { stored: AnswerOf<typeof rows.invoiceSender> }) {
  const { form, showFieldErrors } = useApiForm<SenderValues, SenderBody>({
    schema: senderSchema,
    defaultValues: valuesOf(stored),
  });
  useFreshValues(form, valuesOf(stored));
  const { register, handleSubmit, reset, formState } = form;
  const save = useApiMutation(rows.saveInvoiceSender);
  const preview = useApiMutation(rows.previewInvoice);

  /** What the fields show at first: what the form has seen. */
  const start = useRef(stored);
  if (!formState.isDirty) start.current = stored;
  const takeOver = (values: Readonly<Record<string, unknown>>, isTaken: (key: SenderKey) => boolean) => {
    for (const key of senderKeys)
      if (key in values && isTaken(key)) form.resetField(key, { defaultValue: String(values[key]) });
  };
  const seen = useSeen({
    save: (values) => {
      takeOver(values, (key) => !formState.dirtyFields[key]);
      void handleSubmit(send, invalid)();
    },
    take: (values) => takeOver(values, () => true),
  });

  function failed(general: string) {
    return (error: Error) => {
      showFieldErrors(error);
      toast.error(failureText(error, general));
    };
  }
  function send(body: SenderBody) {
    const onSuccess = (saved: AnswerOf<typeof rows.saveInvoiceSender>) => {
      start.current = saved;
      seen.forgetShown();
      reset(valuesOf(saved));
      toast.success(texts.saved);
    };
    const onError = (error: Error) => seen.isMeanwhile(error) || failed(texts.saveFailed)(error);
    save.mutate({ body: { ...body, seen: seen.seenOf(start.current, senderKeys) } }, { onSuccess, onError });
  }
  function show(body: SenderBody) {
    preview.mutate(
      { body },
      {
        onSuccess: ({ name, content, media_type }) => saveBytes(name, content, media_type),
        onError: failed(texts.previewFailed),
      },
    );
  }
  const field = (name: SenderKey, look: Partial<TextFieldProps> = {}) => (
    <TextField
      label={texts.fields[name]}
      error={formState.errors[name]?.message}
      {...look}
      {...register(name)}
    />
  );
  const invalid = () => toast.warning(commonTexts.invalidForm);
  const note = texts.optional;
  return (
    <form className="stack" noValidate onSubmit={handleSubmit(send, invalid)}>
      {stored.suggestion && (
        <Note tone="amber" role="status">
          {texts.suggested}
        </Note>
      )}
      <Group title={texts.groups.who}>
        {field("name", { autoComplete: "organization" })}
        {field("cvr", { inputMode: "numeric" })}
        {field("address", { autoComplete: "address-line1" })}
        {field("zip_code", { inputMode: "numeric" })}
        {field("city")}
        {field("email", { type: "email", note })}
        {field("phone", { type: "tel", note })}
      </Group>
      <Group title={texts.groups.pay}>
        {field("bank", { note })}
        {field("bank_reg", { inputMode: "numeric", note })}
        {field("bank_account", { inputMode: "numeric", note })}
        {field("iban", { note, hint: texts.abroad })}
        {field("bic", { note })}
      </Group>
      <Group title={texts.groups.series}>
        {field("next_number", {
          ...{ mask: "digits", isReadOnly: stored.has_begun, maxLength: 8 },
          ...(stored.has_begun && { label: texts.nextNumber }),
          hint: stored.has_begun ? texts.begun : texts.notBegun,
        })}
      </Group>
      <div className="row row--wrap">
        <Button type="submit" variant="primary" isWide="phone" isPending={save.isPending}>
          {texts.save}
        </Button>
        <Button
          isWide="phone"
          isPending={preview.isPending}
          onClick={() => void handleSubmit(show, invalid)()}
        >
          <Icon of={FileText} size={16} />
          {texts.preview}
        </Button>
      </div>
      <SavedMeanwhile {...seen.dialog} />
      <UnsavedChanges isDirty={formState.isDirty} />
    </form>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Card className="stack" aria-label={title}>
      <h2 className="h3">{title}</h2>
      <div className="grid-2">{children}</div>
    </Card>
  );
}

import type * as z from "zod/mini";
import { defaultFeeForm } from "#contract/settings/forms.ts";
import { settingsEndpoints } from "#contract/settings/setting.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { fromWireKroner, toCommaString } from "#rules/money/ore.ts";
import { adminEditorsTexts, defaultFeeTexts as texts } from "#texts/da/admin/admin-editors.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { useApiForm } from "#web/api/forms/use-api-form.ts";
import { useFreshValues } from "#web/api/forms/use-fresh-values.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { UnsavedChanges } from "../../unsaved-changes.tsx";

type Settings = AnswerOf<typeof settingsEndpoints.globalMessage>;
type FeeValues = z.input<typeof defaultFeeForm>;

/** The fees of every new booking of a company that has none of its own. */
export function DefaultFees() {
  const answer = useApiQuery(settingsEndpoints.globalMessage);
  return (
    <QueryView
      query={answer}
      skeleton={{ label: adminEditorsTexts.loading }}
      failedToast={adminToasts.loadFailed}
    >
      {(settings) => <FeeForm stored={settings} />}
    </QueryView>
  );
}

function FeeForm({ stored }: { stored: Settings }) {
  const { form, showFieldErrors } = useApiForm<FeeValues, z.output<typeof defaultFeeForm>>({
    schema: defaultFeeForm,
    defaultValues: valuesOf(stored),
  });
  useFreshValues(form, valuesOf(stored));
  const { register, handleSubmit, reset, formState } = form;
  const save = useApiMutation(settingsEndpoints.saveGlobal);

  function send(values: z.output<typeof defaultFeeForm>) {
    save.mutate(
      { body: values },
      {
        onSuccess: (saved) => {
          reset(valuesOf(saved));
          toast.success(adminToasts.feeUpdated);
        },
        onError: (error) => {
          showFieldErrors(error);
          toast.error(failureText(error, adminToasts.globalUpdateFailed));
        },
      },
    );
  }

  const field = (name: keyof FeeValues) => ({
    ...({ mask: "digitsAndComma", inputMode: "decimal", unit: "kr." } as const),
    ...register(name),
    error: formState.errors[name]?.message,
  });
  return (
    <form
      className="stack"
      noValidate
      onSubmit={handleSubmit(send, () => toast.warning(commonTexts.invalidForm))}
    >
      <h2 className="h2">{texts.title}</h2>
      <Card className="stack" aria-label={texts.title}>
        <p className="hint">{texts.lead}</p>
        <div className="grid-3">
          <TextField label={texts.standard} hint={texts.standardHint} {...field("standard_fee")} />
          <TextField label={texts.urgent} hint={texts.urgentHint} {...field("urgent_booking_fee")} />
          <TextField label={texts.emergency} hint={texts.emergencyHint} {...field("emergency_booking_fee")} />
        </div>
        <div>
          <Button type="submit" variant="primary" isWide="phone" isPending={save.isPending}>
            {texts.save}
          </Button>
        </div>
      </Card>
      <UnsavedChanges isDirty={formState.isDirty} />
    </form>
  );
}

function valuesOf(settings: Settings): FeeValues {
  const shown = (kroner: number) => toCommaString(fromWireKroner(kroner));
  return {
    standard_fee: shown(settings.standard_fee),
    urgent_booking_fee: shown(settings.urgent_booking_fee),
    emergency_booking_fee: shown(settings.emergency_booking_fee),
  };
}

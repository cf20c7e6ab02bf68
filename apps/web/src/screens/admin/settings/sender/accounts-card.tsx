import type * as z from "zod/mini";
import { accountsForm, monthEndpoints as rows } from "#contract/invoicing/month.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { accountKeys } from "#rules/money/bookkeeping.ts";
import { accountTexts as texts } from "#texts/da/admin/months.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { useApiForm } from "#web/api/forms/use-api-form.ts";
import { useFreshValues } from "#web/api/forms/use-fresh-values.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { Facts } from "#web/ui/tables/facts.tsx";
import { UnsavedChanges } from "../../unsaved-changes.tsx";

type Accounts = AnswerOf<typeof rows.accounts>;

/** The numbers of the accounts that the journal of a month is written with. */
export function AccountsCard() {
  const accounts = useApiQuery(rows.accounts);
  const mayWrite = useMay()(rows.saveAccounts);
  return (
    <Card className="stack" aria-label={texts.title}>
      <h2 className="h3">{texts.title}</h2>
      <p className="small dim">{texts.lead}</p>
      <QueryView query={accounts} skeleton={{ count: 2, label: texts.loading }} failedTitle={texts.failed}>
        {(stored) => (mayWrite ? <AccountsForm stored={stored} /> : <Written stored={stored} />)}
      </QueryView>
    </Card>
  );
}

function AccountsForm({ stored }: { stored: Accounts }) {
  const { form, showFieldErrors } = useApiForm<Accounts, z.output<typeof accountsForm>>({
    schema: accountsForm,
    defaultValues: stored,
  });
  useFreshValues(form, stored);
  const { register, handleSubmit, reset, formState } = form;
  const save = useApiMutation(rows.saveAccounts);
  function send(body: z.output<typeof accountsForm>) {
    save.mutate(
      { body },
      {
        onSuccess: (saved) => {
          reset(saved);
          toast.success(texts.saved);
        },
        onError: (error) => {
          showFieldErrors(error);
          toast.error(failureText(error, texts.saveFailed));
        },
      },
    );
  }
  return (
    <form
      className="stack"
      noValidate
      onSubmit={handleSubmit(send, () => toast.warning(commonTexts.invalidForm))}
    >
      <div className="grid-2">
        {accountKeys.map((key) => (
          <TextField
            key={key}
            label={texts.fields[key]}
            inputMode="numeric"
            error={formState.errors[key]?.message}
            {...register(key)}
          />
        ))}
        <TextField
          label={texts.vatCode}
          note={texts.optional}
          hint={texts.vatHint}
          error={formState.errors.vat_code?.message}
          {...register("vat_code")}
        />
      </div>
      <div className="row">
        <Button type="submit" isWide="phone" isPending={save.isPending}>
          {texts.save}
        </Button>
      </div>
      <UnsavedChanges isDirty={formState.isDirty} />
    </form>
  );
}

/** What is written, for who may not change it. */
function Written({ stored }: { stored: Accounts }) {
  return (
    <Facts
      facts={[
        ...accountKeys.map((key) => ({ term: texts.fields[key], value: stored[key] })),
        { term: texts.vatCode, value: stored.vat_code || "–" },
      ]}
    />
  );
}

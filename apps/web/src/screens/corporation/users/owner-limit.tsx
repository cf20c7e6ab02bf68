import { type FormEvent, useState } from "react";
import { MAX_OWNER_LIMIT_KRONER, ownerApprovalEndpoints as rows } from "#contract/bookings/owner-approval.ts";
import { fromWireKroner, parseKroner, toWireKroner } from "#rules/money/ore.ts";
import { ownerApprovalTexts as texts } from "#texts/da/users/owner-approval.ts";
import { formatKroner } from "#texts/format/numbers.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

/** The amount above which a booker's bookings wait for an owner. */
export function OwnerLimit() {
  const limit = useApiQuery(rows.ownerLimit);
  return (
    <Card className="stack" aria-label={texts.title}>
      <h2 className="h3">{texts.title}</h2>
      <p className="dim">{texts.lead}</p>
      <QueryView query={limit} skeleton={{ count: 1, label: texts.loading }} failedTitle={texts.loadFailed}>
        {({ amount }) => <LimitForm key={amount} amount={amount} />}
      </QueryView>
    </Card>
  );
}

function LimitForm({ amount }: { amount: number | null }) {
  const [text, setText] = useState(amount === null ? "" : formatKroner(fromWireKroner(amount)));
  const [error, setError] = useState<string>();
  const save = useApiMutation(rows.setOwnerLimit);
  function submit(event: FormEvent) {
    event.preventDefault();
    const written = text.replace(/\.(?=\d{3}(\D|$))/g, "").trim();
    const ore = written === "" ? null : parseKroner(written);
    if (written !== "" && (ore === null || ore > MAX_OWNER_LIMIT_KRONER * 100)) {
      setError(texts.amountInvalid);
      return;
    }
    setError(undefined);
    save.mutate(
      { body: { amount: ore === null ? null : toWireKroner(ore) } },
      {
        onSuccess: () => toast.success(ore === null ? texts.removed : texts.saved),
        onError: (failed) => toast.error(failureText(failed, texts.saveFailed)),
      },
    );
  }
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <TextField
        label={texts.amount}
        hint={texts.amountHint}
        unit="kr."
        inputMode="decimal"
        value={text}
        error={error}
        maxLength={14}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button type="submit" isPending={save.isPending}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

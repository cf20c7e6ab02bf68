import { useState } from "react";
import { contractTextEndpoints as rows } from "#contract/settings/contract-texts/contract-text.endpoints.ts";
import type {
  WireContractVersion,
  WireOfficeText,
} from "#contract/settings/contract-texts/contract-text.entities.ts";
import { contractEditorTexts as texts } from "#texts/da/contracts/contract-editor.ts";
import { formatMomentNumeric } from "#texts/format/moments.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { ContractText } from "#web/components/contract-text.tsx";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { May } from "#web/components/frame/office/may.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { ComparedText } from "./compared-text.tsx";

type Sections = WireOfficeText["standard"];

/** Every version of a text with its state, the latest day first, and the one that the product comes with. */
export function TextVersions({ text: { versions, standard } }: { text: WireOfficeText }) {
  const isStandardInForce = versions.every(({ state }) => state === "future" || state === "withdrawn");
  return (
    <section className="stack" aria-labelledby="text-versions">
      <h2 className="h2" id="text-versions">
        {texts.versions}
      </h2>
      <ul className="stack">
        {versions.map((version, index) => {
          const earlier = versions.slice(index + 1).find(({ state }) => state !== "withdrawn");
          return (
            <li key={version.id}>
              <Version version={version} before={earlier?.sections ?? standard} />
            </li>
          );
        })}
        <li>
          <Fold
            title={
              <span>
                <b>{texts.states[isStandardInForce ? "current" : "past"]}</b> · {texts.standard}
              </span>
            }
          >
            <ContractText sections={standard} />
          </Fold>
        </li>
      </ul>
    </section>
  );
}

function Version({ version, before }: { version: WireContractVersion; before: Sections }) {
  const { state, valid_from, created_by, told_at, tell_on, withdrawn_at, withdrawn_by } = version;
  return (
    <Fold
      title={
        <span>
          <b>{texts.states[state]}</b> · {texts.version(texts.day(valid_from), created_by)}
        </span>
      }
    >
      <div className="stack">
        {withdrawn_at === null ? (
          <p className="small dim">
            {told_at === null
              ? texts.tellOn(texts.day(tell_on))
              : texts.told(formatMomentNumeric(Date.parse(told_at)))}
          </p>
        ) : (
          <p className="small dim">
            {texts.withdrawn(formatMomentNumeric(Date.parse(withdrawn_at)), withdrawn_by)}
          </p>
        )}
        <ComparedText before={before} after={version.sections} />
        {state === "future" && (
          <May call={rows.withdrawText}>
            <Withdraw version={version} />
          </May>
        )}
      </div>
    </Fold>
  );
}

function Withdraw({ version: { id, valid_from, told_at } }: { version: WireContractVersion }) {
  const [isOpen, setOpen] = useState(false);
  const withdraw = useApiMutation(rows.withdrawText);
  const done = {
    onSuccess: () => {
      setOpen(false);
      toast.success(texts.withdrawDone);
    },
  };
  return (
    <div>
      <Button variant="refuse" onClick={() => setOpen(true)}>
        {texts.withdraw}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        isRefusing
        title={texts.withdrawTitle}
        confirmLabel={texts.withdraw}
        isPending={withdraw.isPending}
        error={withdraw.isError ? failureText(withdraw.error, texts.withdrawFailed) : undefined}
        onConfirm={() => withdraw.mutate({ params: { id } }, done)}
        onClose={() => setOpen(false)}
      >
        {texts.withdrawText(texts.day(valid_from), told_at !== null)}
      </ConfirmDialog>
    </div>
  );
}

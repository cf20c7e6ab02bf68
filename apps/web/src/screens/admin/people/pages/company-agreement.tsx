import { wageAgreementEndpoints as rows } from "#contract/settings/wage-agreement.endpoints.ts";
import { wageAgreementTexts as texts } from "#texts/da/backoffice/wage-agreements.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

interface CompanyAgreementProps {
  corporationId: number;
  agreement: { readonly choice: "default" | "none" | "own"; readonly id: number | null };
}

/** Which agreement on supplements and pension the company's new bookings are made under. */
export function CompanyAgreement({ corporationId, agreement }: CompanyAgreementProps) {
  const agreements = useApiQuery(rows.wageAgreements);
  const choose = useApiMutation(rows.chooseWageAgreement);
  const params = { id: corporationId };
  const saved = {
    onSuccess: () => toast.success(texts.chosen),
    onError: (error: unknown) => toast.error(failureText(error, texts.chooseFailed)),
  };
  function save(value: string) {
    // Not disabled meanwhile, which would take the focus away.
    if (choose.isPending) return;
    if (value === "default" || value === "none") choose.mutate({ params, body: { choice: value } }, saved);
    else choose.mutate({ params, body: { choice: "own", agreement_id: Number(value) } }, saved);
  }
  return (
    <QueryView query={agreements} skeleton={{ count: 1, label: texts.loading }} failedTitle={texts.failed}>
      {(all) => {
        const general = all.find(({ is_default }) => is_default)?.name ?? null;
        const chosen = all.find(({ id }) => id === agreement.id)?.name;
        const words = {
          default: texts.choice.default(general),
          none: texts.choice.none,
          own: chosen ?? texts.choice.none,
        };
        return (
          <>
            <p className="strong">{words[agreement.choice]}</p>
            <May call={rows.chooseWageAgreement}>
              <NativeSelect
                label={texts.choose}
                hint={texts.choiceHint}
                value={agreement.id === null ? agreement.choice : String(agreement.id)}
                options={[
                  { value: "default", label: words.default },
                  { value: "none", label: words.none },
                  ...all.map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
                onChange={(event) => save(event.target.value)}
              />
            </May>
            <p className="small">
              <ScreenLink to="/admin/agreements">{texts.open}</ScreenLink>
            </p>
          </>
        );
      }}
    </QueryView>
  );
}

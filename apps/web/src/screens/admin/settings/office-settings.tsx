import { settingsEndpoints } from "#contract/settings/setting.endpoints.ts";
import { officeSettingTexts as texts } from "#texts/da/backoffice/price-settings.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Switch } from "#web/ui/choices/checkbox.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

/** Whether the office approves new profiles; saved at once, by an owner. */
export function OfficeSettings() {
  const settings = useApiQuery(settingsEndpoints.officeSettings);
  const save = useApiMutation(settingsEndpoints.saveOfficeSettings);
  // What was pressed shows until the answer tells what is stored.
  const pressed = save.isPending ? save.variables.body?.approve_profiles === true : undefined;
  const isOwner = useCorporation().corporation.office_role === "owner";
  return (
    <Card className="stack" aria-label={texts.title}>
      <h2 className="h3">{texts.title}</h2>
      <QueryView
        query={settings}
        skeleton={{ shape: "list", count: 1, label: texts.loading }}
        failedTitle={texts.failed}
      >
        {({ approve_profiles }) => (
          <Switch
            checked={pressed ?? approve_profiles}
            isDisabled={!isOwner}
            hint={isOwner ? texts.hint : `${texts.hint} ${texts.ownerOnly}`}
            onChange={({ target }) =>
              save.mutate(
                { body: { approve_profiles: target.checked } },
                { onError: (error) => toast.error(failureText(error, texts.notSaved)) },
              )
            }
          >
            {texts.approve}
          </Switch>
        )}
      </QueryView>
    </Card>
  );
}

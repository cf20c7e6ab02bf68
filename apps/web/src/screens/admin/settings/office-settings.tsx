import { settingsEndpoints } from "#contract/settings/setting.endpoints.ts";
import { officeSettingTexts as texts } from "#texts/da/backoffice/price-settings.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Switch } from "#web/ui/choices/checkbox.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { Facts } from "#web/ui/tables/facts.tsx";

/** Whether the office approves new profiles; saved at once, by an owner. */
export function OfficeSettings() {
  const settings = useApiQuery(settingsEndpoints.officeSettings);
  const save = useApiMutation(settingsEndpoints.saveOfficeSettings);
  // What was pressed shows until the answer tells what is stored.
  const pressed = save.isPending ? save.variables.body?.approve_profiles === true : undefined;
  const isOwner = useMay()(settingsEndpoints.saveOfficeSettings);
  return (
    <Card className="stack" aria-label={texts.title}>
      <h2 className="h3">{texts.title}</h2>
      <QueryView
        query={settings}
        skeleton={{ shape: "list", count: 1, label: texts.loading }}
        failedTitle={texts.failed}
      >
        {({ approve_profiles }) =>
          isOwner ? (
            <Switch
              checked={pressed ?? approve_profiles}
              hint={texts.hint}
              onChange={({ target }) =>
                save.mutate(
                  { body: { approve_profiles: target.checked } },
                  { onError: (error) => toast.error(failureText(error, texts.notSaved)) },
                )
              }
            >
              {texts.approve}
            </Switch>
          ) : (
            <Facts
              facts={[{ term: texts.approve, value: approve_profiles ? commonTexts.yes : commonTexts.no }]}
            />
          )
        }
      </QueryView>
    </Card>
  );
}

import { priceSettingEndpoints } from "#contract/settings/price-settings-endpoints.ts";
import { priceSettingTexts as texts } from "#texts/da/desk/price-settings.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { SettingCard } from "./setting-card.tsx";

/** What prices are made of, each value with the day that it is valid from. */
export function SettingsScreen() {
  const settings = useApiQuery(priceSettingEndpoints.priceSettings);
  return (
    <AdminPage title={texts.title}>
      <p className="lead">{texts.lead}</p>
      <QueryView query={settings} skeleton={{ count: 5, label: texts.loading }} failedTitle={texts.failed}>
        {(all) => (
          <div className="setting-cards">
            {all.map((setting) => (
              <SettingCard key={setting.key} setting={setting} />
            ))}
          </div>
        )}
      </QueryView>
    </AdminPage>
  );
}

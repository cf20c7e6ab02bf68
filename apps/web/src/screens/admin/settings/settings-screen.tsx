import type { ReactNode } from "react";
import { senderEndpoints } from "#contract/invoicing/sender.endpoints.ts";
import { letterEndpoints } from "#contract/messages/letter.endpoints.ts";
import { priceSettingEndpoints } from "#contract/settings/price-settings.endpoints.ts";
import { senderTexts } from "#texts/da/admin/invoice-sender.ts";
import { letterTexts } from "#texts/da/admin/letters/editor.ts";
import { priceSettingTexts as texts } from "#texts/da/backoffice/price-settings.ts";
import { termsTemplateTexts as termsTexts } from "#texts/da/backoffice/terms-template.ts";
import { wageAgreementTexts as agreementTexts } from "#texts/da/backoffice/wage-agreements.ts";
import { adminMenu } from "#texts/da/common/menus.ts";
import { contractEditorTexts as contractTexts } from "#texts/da/contracts/contract-editor.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { FitnessSettings } from "./fitness-settings.tsx";
import { OfficeSettings } from "./office-settings.tsx";
import { SettingRow } from "./setting-row.tsx";

/** What prices and terms are made of, each value with the day that it is valid from. */
export function SettingsScreen() {
  const settings = useApiQuery(priceSettingEndpoints.priceSettings);
  return (
    <AdminPage title={texts.title}>
      <p className="lead">{texts.lead}</p>
      <QueryView query={settings} skeleton={{ count: 5, label: texts.loading }} failedTitle={texts.failed}>
        {(all) => (
          <div className="setting-cards">
            {texts.groups.map(({ title, keys }) => (
              <Card key={title} className="stack" aria-label={title}>
                <h2 className="h3">{title}</h2>
                <ul className="setting-rows">
                  {all
                    .filter(({ key }) => keys.includes(key))
                    .toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
                    .map((setting) => (
                      <SettingRow key={setting.key} setting={setting} />
                    ))}
                </ul>
              </Card>
            ))}
            <WayTo title={agreementTexts.title} about={agreementTexts.about}>
              <ScreenLink to="/admin/agreements">{agreementTexts.open}</ScreenLink>
            </WayTo>
            <WayTo title={termsTexts.title} about={termsTexts.short}>
              <ScreenLink to="/admin/employment-terms">{termsTexts.open}</ScreenLink>
            </WayTo>
            <May call={letterEndpoints.letters}>
              <WayTo title={adminMenu.letters} about={letterTexts.short}>
                <ScreenLink to="/admin/letters">{letterTexts.open}</ScreenLink>
              </WayTo>
            </May>
            <May call={senderEndpoints.invoiceSender}>
              <WayTo title={adminMenu.sender} about={senderTexts.short}>
                <ScreenLink to="/admin/settings/invoices">{senderTexts.open}</ScreenLink>
              </WayTo>
            </May>
            <WayTo title={contractTexts.title} about={contractTexts.short}>
              <ScreenLink to="/admin/texts">{contractTexts.open}</ScreenLink>
            </WayTo>
            <OfficeSettings />
            <FitnessSettings />
          </div>
        )}
      </QueryView>
    </AdminPage>
  );
}

/** A page of its own that belongs to the settings. */
function WayTo({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <Card className="stack" aria-label={title}>
      <h2 className="h3">{title}</h2>
      <p className="small dim">{about}</p>
      <p>{children}</p>
    </Card>
  );
}

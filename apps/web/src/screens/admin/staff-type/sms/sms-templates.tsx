import { letterEndpoints } from "#contract/messages/letter.endpoints.ts";
import { settingsEndpoints } from "#contract/settings/setting.endpoints.ts";
import type { WireSmsTemplate } from "#contract/settings/setting.entities.ts";
import { smsEditorTexts as texts } from "#texts/da/admin/admin-editors.ts";
import { letterTexts } from "#texts/da/admin/letters/editor.ts";
import { statusErrors } from "#texts/da/common/errors.ts";
import { smsCategories } from "#texts/da/templates/sms/defaults.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { TemplateForm } from "./template-form.tsx";

/** Every SMS that is sent, in a column for whom it goes to. */
export function SmsTemplates() {
  return (
    <section className="stack" aria-labelledby="sms-templates">
      <div>
        <h2 className="h2" id="sms-templates">
          {texts.title}
        </h2>
        <p className="hint">{texts.lead}</p>
        <May call={letterEndpoints.letters}>
          <p>
            <ScreenLink to="/admin/letters">{letterTexts.open}</ScreenLink>
          </p>
        </May>
      </div>
      <Templates />
    </section>
  );
}

function Templates() {
  const answer = useApiQuery(settingsEndpoints.smsTemplates);
  return (
    <QueryView
      query={answer}
      loading={
        <p className="row dim" role="status">
          <Spinner />
          {texts.loading}
        </p>
      }
      failedTitle={answer.error ? texts.failed(messageOf(answer.error)) : undefined}
      empty={texts.empty}
    >
      {(templates) => <Columns templates={templates} />}
    </QueryView>
  );
}

function Columns({ templates }: { templates: readonly WireSmsTemplate[] }) {
  return (
    <div className="sms-columns">
      {smsCategories.map((category) => (
        <section key={category} className="stack" aria-labelledby={`sms-${category}`}>
          <h3 className="caps" id={`sms-${category}`}>
            {texts.categories[category]}
          </h3>
          {templates
            .filter((template) => template.category === category)
            .toSorted((a, b) => a.title.localeCompare(b.title))
            .map((template) => (
              <TemplateForm key={template.id} template={template} />
            ))}
        </section>
      ))}
    </div>
  );
}

function messageOf(error: Error): string {
  return (error instanceof ApiError && error.sentence) || statusErrors[500];
}

import { settingsEndpoints } from "#contract/settings/endpoints.ts";
import { smsEditorTexts as texts } from "#texts/da/admin/admin-editors.ts";
import { statusErrors } from "#texts/da/errors.ts";
import { smsCategories } from "#texts/da/templates/sms/defaults.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
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
      </div>
      <Columns />
    </section>
  );
}

function Columns() {
  const { data: templates, error, isRefetching, refetch } = useApiQuery(settingsEndpoints.smsTemplates);
  if (!templates && error) {
    return (
      <ErrorState
        title={texts.failed(messageOf(error))}
        onRetry={() => void refetch()}
        isRetrying={isRefetching}
      />
    );
  }
  if (!templates) {
    return (
      <p className="row dim" role="status">
        <Spinner />
        {texts.loading}
      </p>
    );
  }
  if (templates.length === 0) return <EmptyState>{texts.empty}</EmptyState>;
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

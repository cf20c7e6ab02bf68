import type { senderEndpoints } from "#contract/invoicing/sender.endpoints.ts";
import type { contractTextEndpoints } from "#contract/settings/contract-texts/contract-text.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { contractTexts, contractTitles } from "#texts/da/contracts/contract-titles.ts";
import type { PublicPageProps } from "#web/api/page/page-data.ts";
import { ContractText } from "#web/components/contract-text.tsx";
import { PublicFooter } from "#web/components/public-frame/public-footer.tsx";
import { PublicFrame } from "#web/components/public-frame/public-frame.tsx";

/** The companies' trade terms as they are in force, for whoever wants to read them before signing up. */
export function TradeTermsPage(page: PublicPageProps) {
  return <TermsPage {...page} title={contractTitles.trade_terms} />;
}

/** What employees agree to when they apply, for whoever wants to read it before. */
export function EmployeeAgreementPage(page: PublicPageProps) {
  return <TermsPage {...page} title={contractTitles.employee_agreement} />;
}

function TermsPage({ config, props, title }: PublicPageProps & { title: string }) {
  const { text, about } = props as {
    text: AnswerOf<typeof contractTextEndpoints.contractText>;
    about: AnswerOf<typeof senderEndpoints.about>;
  };
  return (
    <PublicFrame config={config} footer={<PublicFooter about={about} brand={config.brand} />}>
      <main className="page page--narrow">
        <h1 className="h1">{title}</h1>
        <p className="small dim">{contractTexts.version(text.valid_from)}</p>
        <ContractText sections={text.sections} heading="h2" />
      </main>
    </PublicFrame>
  );
}

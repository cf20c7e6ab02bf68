import { useParams } from "@tanstack/react-router";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { auditEndpoints } from "#contract/backoffice/audit-log.endpoints.ts";
import { editProfileEndpoints } from "#contract/backoffice/edit-profile.endpoints.ts";
import { pageMoneyEndpoints } from "#contract/backoffice/page-money.endpoints.ts";
import { pageEndpoints } from "#contract/backoffice/profile-page.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { dayOf } from "#rules/time/moment.ts";
import { editProfileTexts } from "#texts/da/backoffice/edit-profile.ts";
import { pageTexts as texts } from "#texts/da/backoffice/pages.ts";
import { wageAgreementTexts as agreementTexts } from "#texts/da/backoffice/wage-agreements.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { groupingTexts } from "#texts/da/price/invoice-grouping.ts";
import { priceAgreementTexts } from "#texts/da/price/price-agreement.ts";
import { formatAddress, formatPhone, phoneLink } from "#texts/format/contact.ts";
import { formatDayNumeric } from "#texts/format/days.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { ListBack } from "#web/components/frame/way-back.tsx";
import { TakeOverButton } from "#web/screens/admin/take-over-button.tsx";
import { UnconfirmedCompany } from "#web/screens/admin/unconfirmed-company.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { Facts } from "#web/ui/tables/facts.tsx";
import { Accepted } from "./accepted.tsx";
import { CompanyAgreement } from "./company-agreement.tsx";
import { CompanyGrouping } from "./company-grouping.tsx";
import { CompanyDebt, CompanyTerms } from "./company-money.tsx";
import { CompanyInvoices } from "./money-lists.tsx";
import { Notes } from "./notes.tsx";
import { BookingList, failedTitle, MessageList, PageSection } from "./page-lists.tsx";
import { CompanyPrices } from "./prices/company-prices.tsx";
import { CompanyChanges } from "./profile-changes.tsx";

const EditCompany = lazyComponent(async () => (await import("./edit/edit-company.tsx")).EditCompany);

type Company = AnswerOf<typeof pageEndpoints.company>;

/** One company: what it owes, its terms, bookings and messages, and the way to the log. */
export function CompanyScreen() {
  const { corporationId } = useParams({ from: "/admin/corporations/$corporationId" });
  const company = useApiQuery(pageEndpoints.company, { params: { id: corporationId } });
  return (
    <main className="admin dense person-page">
      <QueryView
        query={company}
        skeleton={{ shape: "list", count: 4, label: texts.loading }}
        failedTitle={failedTitle(company.error)}
      >
        {(found) => <CompanyPage company={found} />}
      </QueryView>
    </main>
  );
}

function CompanyPage({ company }: { company: Company }) {
  const { corporation } = company;
  const { id, name, suspended_at, suspended_reason } = corporation;
  const [isEditing, setEditing] = useState(false);
  if (isEditing) {
    return (
      <>
        <PageHead title={editProfileTexts.title(name)} />
        <EditCompany company={company} onClose={() => setEditing(false)} onFail={() => setEditing(false)} />
      </>
    );
  }
  return (
    <>
      <PageHead
        back={<ListBack to="/admin/showCorporations">{texts.back.company}</ListBack>}
        title={name}
        status={suspended_at && <Status tone="brick">{texts.suspended}</Status>}
        actions={
          <>
            <May call={editProfileEndpoints.saveCorporationProfile}>
              <Button onClick={() => setEditing(true)}>
                <Icon of={Pencil} size={16} />
                {editProfileTexts.edit}
              </Button>
            </May>
            <May call={auditEndpoints.log}>
              <ScreenLink to="/admin/audit" search={{ who: `corporation:${id}` }}>
                {texts.log}
              </ScreenLink>
            </May>
            <TakeOverButton kind="corporation" id={id} name={name} />
          </>
        }
      />
      {suspended_at && (
        <Note tone="brick" title={texts.suspended}>
          {suspended_reason}
        </Note>
      )}
      {!corporation.email_confirmed && <UnconfirmedCompany company={corporation} />}
      <div className="page-columns">
        <div className="stack">
          <PageSection title={texts.facts}>
            <Facts facts={factsOf(corporation)} isDense />
          </PageSection>
          <PageSection title={texts.unpaid}>
            <CompanyDebt
              unpaid={company.unpaid}
              overdue={company.overdue}
              invoices={company.unpaid_invoices}
            />
          </PageSection>
          <May call={pageMoneyEndpoints.companyInvoices}>
            <CompanyInvoices id={id} />
          </May>
          <PageSection title={groupingTexts.title}>
            <CompanyGrouping corporationId={id} grouping={company.invoice_grouping} />
          </PageSection>
          <PageSection title={texts.termsInForce}>
            <CompanyTerms terms={company.terms} />
          </PageSection>
          <PageSection title={priceAgreementTexts.title}>
            <CompanyPrices corporationId={id} />
          </PageSection>
          <PageSection title={agreementTexts.choiceTitle}>
            <CompanyAgreement corporationId={id} agreement={company.agreement} />
          </PageSection>
          <Accepted about="corporation" id={id} />
          <Notes about="corporation" id={id} />
          <CompanyChanges id={company.corporation.id} />
        </div>
        <div className="stack">
          <PageSection title={texts.bookings(company.total_bookings)}>
            <BookingList bookings={company.bookings} total={company.total_bookings} name={name} />
          </PageSection>
          <PageSection title={texts.messages}>
            <MessageList messages={company.messages} />
          </PageSection>
        </div>
      </div>
    </>
  );
}

function factsOf(corporation: Company["corporation"]) {
  const { phone } = corporation;
  const facts = [
    [texts.contact, corporation.contact_person],
    [texts.phone, phone && <a href={phoneLink(phone)}>{formatPhone(phone)}</a>],
    [texts.email, corporation.email],
    [texts.address, formatAddress(corporation.address, corporation.city_zip, corporation.city)],
    [texts.cvr, corporation.cvr_nr],
    [texts.terms, formatDayNumeric(dayOf(Date.parse(corporation.terms_accepted_at)))],
    [texts.created, formatDayNumeric(dayOf(Date.parse(corporation.created_at)))],
  ] as const;
  return facts.map(([term, value]) => ({ term, value: value || commonTexts.none }));
}

import { useParams } from "@tanstack/react-router";
import { Pencil } from "lucide-react";
import { Fragment, type ReactNode, useState } from "react";
import { auditEndpoints } from "#contract/backoffice/audit-log.endpoints.ts";
import { editProfileEndpoints } from "#contract/backoffice/edit-profile.endpoints.ts";
import { pageMoneyEndpoints } from "#contract/backoffice/page-money.endpoints.ts";
import { pageEndpoints } from "#contract/backoffice/profile-page.endpoints.ts";
import { penaltyEndpoints } from "#contract/employees/penalty.endpoints.ts";
import { wayInEndpoints } from "#contract/employees/way-in.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { dayOf } from "#rules/time/moment.ts";
import { penaltyQueueTexts } from "#texts/da/admin/penalties.ts";
import { editProfileTexts } from "#texts/da/backoffice/edit-profile.ts";
import { pageTexts as texts } from "#texts/da/backoffice/pages.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { formatAddress, formatPhone, fullName, phoneLink } from "#texts/format/contact.ts";
import { formatDayNumeric } from "#texts/format/days.ts";
import { formatRating } from "#texts/format/numbers.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { ListBack } from "#web/components/frame/way-back.tsx";
import { TakeOverButton } from "#web/screens/admin/take-over-button.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { Facts } from "#web/ui/tables/facts.tsx";
import { EmployeeMenu } from "../employees/employee-menu.tsx";
import { MergeButton } from "../merging/merge-button.tsx";
import { AdminPenalty } from "../penalties/admin-penalty.tsx";
import { ShowNumbersButton, useShownNumbers } from "../shown-numbers.tsx";
import { Accepted } from "./accepted.tsx";
import { PersonDocuments } from "./documents.tsx";
import { PersonPay } from "./money-lists.tsx";
import { Notes } from "./notes.tsx";
import { failedTitle, MessageList, PageSection, ShiftList } from "./page-lists.tsx";
import { PersonApproval } from "./person-approval.tsx";
import { PersonFitness } from "./person-fitness.tsx";
import { PersonTerms } from "./person-terms.tsx";
import { PersonWaysIn } from "./person-ways-in.tsx";
import { PersonWorkingTime } from "./person-working-time.tsx";
import { EmployeeChanges } from "./profile-changes.tsx";

const EditPerson = lazyComponent(async () => (await import("./edit/edit-person.tsx")).EditPerson);

type Person = AnswerOf<typeof pageEndpoints.person>;

/** One person: what is missing, hours against the limits, cards, shifts, messages, and the way to the log. */
export function PersonScreen() {
  const { employeeId } = useParams({ from: "/admin/employees/$employeeId" });
  const person = useApiQuery(pageEndpoints.person, { params: { id: employeeId } });
  return (
    <main className="admin dense person-page">
      <QueryView
        query={person}
        skeleton={{ shape: "list", count: 4, label: texts.loading }}
        failedTitle={failedTitle(person.error)}
      >
        {(found) => <PersonPage person={found} />}
      </QueryView>
    </main>
  );
}

function PersonPage({ person }: { person: Person }) {
  const { employee } = person;
  const name = fullName(employee.first_name, employee.last_name) || texts.nameless;
  const isDeactivated = person.deactivated_at !== null;
  const [isEditing, setEditing] = useState(false);
  if (isEditing) {
    return (
      <>
        <PageHead title={editProfileTexts.title(name)} />
        <EditPerson person={person} onClose={() => setEditing(false)} onFail={() => setEditing(false)} />
      </>
    );
  }
  return (
    <>
      <PageHead
        back={<ListBack to="/admin/showEmployees">{texts.back.person}</ListBack>}
        title={name}
        status={isDeactivated && <Status tone="brick">{texts.deactivated}</Status>}
        actions={
          <>
            <May call={editProfileEndpoints.saveEmployeeProfile}>
              <Button onClick={() => setEditing(true)}>
                <Icon of={Pencil} size={16} />
                {editProfileTexts.edit}
              </Button>
            </May>
            <May call={auditEndpoints.log}>
              <ScreenLink to="/admin/audit" search={{ who: `employee:${employee.id}` }}>
                {texts.log}
              </ScreenLink>
            </May>
            <TakeOverButton kind="employee" id={employee.id} name={name} />
            <EmployeeMenu
              id={employee.id}
              name={name}
              isDeactivated={isDeactivated}
              canDecline={employee.approval === "approved" && !employee.new_user}
            />
          </>
        }
      />
      <PersonApproval employee={employee} name={name} />
      {person.missing.length > 0 && (
        <Note tone="amber" title={texts.missing.title}>
          {person.missing.map((what) => texts.missing[what]).join(", ")}
        </Note>
      )}
      {person.same_cpr.length > 0 && (
        <Note tone="amber" title={texts.sameCpr}>
          {person.same_cpr.map(({ id, name }, place) => (
            <Fragment key={id}>
              {place > 0 && ", "}
              <ScreenLink to="/admin/employees/$employeeId" params={{ employeeId: String(id) }}>
                {name || texts.nameless}
              </ScreenLink>
            </Fragment>
          ))}{" "}
          {person.same_cpr[0] && <MergeButton id={employee.id} otherId={person.same_cpr[0].id} />}
        </Note>
      )}
      <div className="page-columns">
        <div className="stack">
          <PageSection title={texts.facts}>
            <PersonFacts employee={employee} name={name} />
          </PageSection>
          <PersonFitness employeeId={employee.id} />
          <PersonDocuments employeeId={employee.id} />
          <May call={wayInEndpoints.waysIn}>
            <PersonWaysIn employeeId={employee.id} />
          </May>
          <PersonTerms employeeId={employee.id} />
          <Accepted about="employee" id={employee.id} />
          <PersonWorkingTime employeeId={employee.id} time={person.working_time} />
          <Penalties employeeId={employee.id} />
          <Notes about="employee" id={employee.id} />
          <EmployeeChanges id={employee.id} />
        </div>
        <div className="stack">
          <PageSection title={texts.shifts(person.total_shifts)}>
            <ShiftList shifts={person.shifts} total={person.total_shifts} name={name} />
          </PageSection>
          <May call={pageMoneyEndpoints.personPay}>
            <PersonPay id={employee.id} />
          </May>
          <PageSection title={texts.messages}>
            <MessageList messages={person.messages} />
          </PageSection>
        </div>
      </div>
    </>
  );
}

function PersonFacts({ employee, name }: { employee: Person["employee"]; name: string }) {
  const shown = useShownNumbers(employee);
  const { cpr_nr, bank_reg_nr, bank_account_nr } = shown.numbers;
  const bank = [bank_reg_nr, bank_account_nr].filter(Boolean).join(" ");
  const press = <ShowNumbersButton shown={shown} name={name} />;
  const { rating } = employee.rating;
  const facts = [
    [texts.phone, employee.phone && <a href={phoneLink(employee.phone)}>{formatPhone(employee.phone)}</a>],
    [texts.email, employee.email],
    [texts.address, formatAddress(employee.address, employee.city_zip, employee.city)],
    [texts.cpr, cpr_nr && withPress(cpr_nr, press)],
    [texts.bank, bank && (cpr_nr ? bank : withPress(bank, press))],
    [texts.rating, rating === null ? "" : formatRating(rating)],
    [texts.created, formatDayNumeric(dayOf(Date.parse(employee.terms_accepted_at)))],
  ] as const;
  return <Facts facts={facts.map(([term, value]) => ({ term, value: value || commonTexts.none }))} isDense />;
}

function withPress(number: string, press: ReactNode) {
  return (
    <>
      {number} {press}
    </>
  );
}

function Penalties({ employeeId }: { employeeId: number }) {
  const penalties = useApiQuery(penaltyEndpoints.penalties, { query: { employee: String(employeeId) } });
  if (penalties.data?.penalties.length === 0) {
    return (
      <PageSection title={texts.penalties}>
        <p className="dim">{texts.noPenalties}</p>
      </PageSection>
    );
  }
  return (
    <section className="stack stack--tight" aria-label={texts.penalties}>
      <h2 className="h3">{texts.penalties}</h2>
      <QueryView
        query={{ ...penalties, data: penalties.data?.penalties }}
        skeleton={{ shape: "list", count: 1, label: penaltyQueueTexts.loading }}
        failedTitle={penaltyQueueTexts.failed}
      >
        {(all) => (
          <ul className="penalties">
            {all.map((penalty) => (
              <li key={penalty.id}>
                <AdminPenalty penalty={penalty} isAlone />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

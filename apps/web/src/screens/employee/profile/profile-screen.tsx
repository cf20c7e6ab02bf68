import { Check } from "lucide-react";
import { useId } from "react";
import { FormProvider } from "react-hook-form";
import {
  employeeNotificationTexts,
  employeeProfileTexts as texts,
} from "#texts/da/employee/employee-profile.ts";
import { ownCalendarTexts } from "#texts/da/employee/phone/own-calendar.ts";
import { myDataTexts } from "#texts/da/privacy/my-data.ts";
import { sessionsTexts } from "#texts/da/security/sessions.ts";
import { useEmployee } from "#web/api/session/use-session.ts";
import { LoadFailed } from "#web/components/feedback/load-failed.tsx";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { SessionsList } from "#web/components/security/sessions-list.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { AboutFields } from "./account/about-fields.tsx";
import { DevicePush } from "./account/device-push.tsx";
import { NotificationTable } from "./account/notification-table.tsx";
import { OfferBudget } from "./account/offer-budget.tsx";
import { OwnPictures } from "./account/own-pictures.tsx";
import { PayFields } from "./account/pay-fields.tsx";
import { useAccountForm } from "./account/use-account-form.ts";
import { CalendarSection } from "./calendar-section.tsx";
import { ExperienceSection } from "./experience/experience-section.tsx";
import { SkillsSection } from "./skills-section.tsx";
import { ZonesSection } from "./zones-section.tsx";

/** The parts of the page that can be jumped to. */
const parts = [
  ["konto", texts.sections.account],
  ["beskeder", employeeNotificationTexts.title],
  ["erfaring", texts.sections.experience],
  ["kompetencer", texts.sections.skills],
  ["zoner", texts.sections.zones],
  ["kalender", ownCalendarTexts.title],
] as const;

/** An employee's own profile: account, experience, skills, zones, devices. */
export function EmployeeProfileScreen() {
  const session = useEmployee();
  return (
    <main className="emp emp--profile">
      <div className="stack stack--tight">
        <h1 className="h1">{texts.title}</h1>
        <nav className="jump-links" aria-label={texts.jump}>
          {parts.map(([id, name]) => (
            <a key={id} href={`#${id}`}>
              {name}
            </a>
          ))}
        </nav>
      </div>
      <section className="stack" id="konto" aria-labelledby="profile-account">
        <h2 className="h2" id="profile-account">
          {texts.sections.account}
        </h2>
        <OwnPictures />
        <AccountForm />
      </section>
      <ExperienceSection />
      <SkillsSection />
      <ZonesSection />
      <CalendarSection />
      <nav className="row row--wrap" aria-label={myDataTexts.title}>
        <ScreenButton to="/my-data">{myDataTexts.title}</ScreenButton>
        <ScreenButton to="/privacy" variant="quiet">
          {myDataTexts.policy}
        </ScreenButton>
      </nav>
      {!session.takenOver && (
        <Fold title={<span className="h3">{sessionsTexts.ownTitle}</span>}>
          <div className="stack">
            <p className="small dim">{sessionsTexts.ownText}</p>
            <SessionsList of="employee" />
          </div>
        </Fold>
      )}
    </main>
  );
}

/** Who somebody is, where the pay goes, and what to be told about. */
function AccountForm() {
  const { form, isCprLocked, isPending, hasFailed, onSubmit } = useAccountForm();
  const id = useId();
  return (
    <FormProvider {...form}>
      <form id={id} className="stack profile-form" onSubmit={onSubmit} noValidate>
        {hasFailed && <LoadFailed onRetry={() => void onSubmit()} isRetrying={isPending} />}
        <AboutFields isCprLocked={isCprLocked} />
        <PayFields />
        <div id="beskeder">
          <Fold title={<span className="h3">{employeeNotificationTexts.title}</span>}>
            <div className="stack">
              <DevicePush />
              <NotificationTable />
              <OfferBudget />
            </div>
          </Fold>
        </div>
      </form>
      {form.formState.isDirty && (
        <div className="save-bar">
          <Button type="submit" form={id} variant="primary" size="large" isPending={isPending}>
            <Icon of={Check} />
            {texts.save}
          </Button>
        </div>
      )}
    </FormProvider>
  );
}

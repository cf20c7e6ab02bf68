import { ownCalendarEndpoints } from "#contract/employees/shift-calendar.endpoints.ts";
import { documentTexts } from "#texts/da/common/documents.ts";
import { employeeMenu } from "#texts/da/common/menus.ts";
import {
  employeeNotificationTexts,
  profilePartTexts as partTexts,
  employeeProfileTexts as texts,
} from "#texts/da/employee/employee-profile.ts";
import { ownCalendarTexts } from "#texts/da/employee/phone/own-calendar.ts";
import { ownRightTexts } from "#texts/da/fitness/own-right.ts";
import { myDataTexts } from "#texts/da/privacy/my-data.ts";
import { ownPasskeyTexts } from "#texts/da/security/own-passkeys.ts";
import { sessionsTexts } from "#texts/da/security/sessions.ts";
import { useEmployee } from "#web/api/session/use-session.ts";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { CalendarAddress } from "#web/components/people/calendar-address.tsx";
import { SessionsList } from "#web/components/security/sessions-list.tsx";
import { useIsNarrow } from "#web/ui/foundation/use-is-narrow.ts";
import { Fold } from "#web/ui/layout/fold.tsx";
import { AccountForm } from "./account/account-form.tsx";
import { PicturesPart } from "./account/own-pictures.tsx";
import { OwnDocuments } from "./documents/own-documents.tsx";
import { ExperienceSection } from "./experience/experience-section.tsx";
import { OwnWaysIn } from "./own-ways-in.tsx";
import { PasskeysPart } from "./passkeys-part.tsx";
import { ProfilePart } from "./profile-part.tsx";
import { RightToWorkPart } from "./right-to-work-part.tsx";
import { SkillsSection } from "./skills-section.tsx";
import { ZonesSection } from "./zones-section.tsx";

/** The parts of the page that can be jumped to. */
const parts = [
  ["billeder", partTexts.pictures],
  ["konto", texts.sections.account],
  ["loen", partTexts.pay],
  ["beskeder", employeeNotificationTexts.title],
  ["tilladelse", ownRightTexts.title],
  ["dokumenter", documentTexts.title],
  ["erfaring", texts.sections.experience],
  ["kompetencer", texts.sections.skills],
  ["zoner", texts.sections.zones],
  ["kalender", ownCalendarTexts.title],
] as const;

/** An employee's own profile in parts, which on phones fold and on wide windows can be jumped to. */
export function EmployeeProfileScreen() {
  const session = useEmployee();
  const isNarrow = useIsNarrow();
  return (
    <main className="emp emp--profile">
      <div className="stack stack--tight">
        <h1 className="h1">{texts.title}</h1>
        {isNarrow ? (
          <p className="dim">{partTexts.lead}</p>
        ) : (
          <nav className="jump-links" aria-label={texts.jump}>
            {parts.map(([id, name]) => (
              <a key={id} href={`#${id}`}>
                {name}
              </a>
            ))}
          </nav>
        )}
      </div>
      <div className="profile-parts">
        <PicturesPart />
        <AccountForm />
        <RightToWorkPart />
        <OwnDocuments />
        <ExperienceSection />
        <SkillsSection />
        <ZonesSection />
        <CalendarSection />
        {!session.takenOver && (
          <ProfilePart id="login" title={ownPasskeyTexts.title} holds={ownPasskeyTexts.holds}>
            <PasskeysPart />
            <OwnWaysIn />
          </ProfilePart>
        )}
      </div>
      <nav className="row row--wrap" aria-label={myDataTexts.title}>
        <ScreenButton to="/employment-terms">{employeeMenu.terms}</ScreenButton>
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

/** The private address at which the phone's calendar reads the employee's own shifts. */
function CalendarSection() {
  return (
    <ProfilePart id="kalender" title={ownCalendarTexts.title} holds={partTexts.calendarHolds}>
      <p className="small dim">{ownCalendarTexts.lead}</p>
      <CalendarAddress rows={ownCalendarEndpoints} texts={ownCalendarTexts} />
    </ProfilePart>
  );
}

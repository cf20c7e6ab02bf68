import { employeeProfileTexts as texts } from "#texts/da/employee/employee-profile.ts";
import { AccountForm } from "./account/account-form.tsx";
import { OwnPictures } from "./account/own-pictures.tsx";
import { ExperienceSection } from "./experience/experience-section.tsx";
import { SkillsSection } from "./skills-section.tsx";
import { ZonesSection } from "./zones-section.tsx";

/** An employee's own profile: account, experience, skills, zones (doc 2 §2.5). */
export function EmployeeProfileScreen() {
  return (
    <main className="emp emp--profile">
      <h1 className="h1">{texts.title}</h1>
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
    </main>
  );
}

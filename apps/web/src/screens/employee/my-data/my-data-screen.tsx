import { privacyEndpoints } from "#contract/privacy/privacy.endpoints.ts";
import { myDataTexts as texts } from "#texts/da/privacy/my-data.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Downloads } from "#web/components/people/privacy/downloads.tsx";
import { StoredSections } from "#web/components/people/privacy/stored-sections.tsx";
import { EraseProfile } from "./erase-profile.tsx";

/** 'Mine oplysninger': all that is stored of the employee, copies to keep, and the way out. */
export function MyDataScreen() {
  const data = useApiQuery(privacyEndpoints.employeeData);
  return (
    <main className="emp emp--profile">
      <header className="stack">
        <h1 className="h1">{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
        <p>
          <ScreenLink to="/privacy">{texts.policy}</ScreenLink>
        </p>
      </header>
      <section className="stack" aria-labelledby="my-data-copy">
        <h2 className="h2" id="my-data-copy">
          {texts.downloads}
        </h2>
        <Downloads row={privacyEndpoints.employeeData} />
      </section>
      <section className="stack" aria-labelledby="my-data-stored">
        <h2 className="h2" id="my-data-stored">
          {texts.stored}
        </h2>
        <QueryView
          query={data}
          skeleton={{ shape: "list", count: 6, label: texts.loading }}
          failedTitle={texts.failed}
        >
          {(all) => <StoredSections data={all} />}
        </QueryView>
      </section>
      {/* Under what is stored, which would push it away. */}
      {!data.isPending && <EraseProfile />}
    </main>
  );
}

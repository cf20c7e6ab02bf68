import { approvalEndpoints, type WireNewProfile } from "#contract/employees/approval.endpoints.ts";
import { newProfileTexts as texts } from "#texts/da/admin/people/new-profiles.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { PeoplePage } from "../people-page.tsx";
import { NewProfile } from "./new-profile.tsx";

/** Profiles that wait to be approved, and the last that were declined. */
export function NewProfilesScreen() {
  const found = useApiQuery(approvalEndpoints.newProfiles);
  return (
    <PeoplePage>
      <QueryView
        query={{ ...found, data: found.data?.profiles }}
        skeleton={{ shape: "list", count: 3, label: texts.loading }}
        failedTitle={texts.failed}
      >
        {(all) => {
          const waiting = all.filter(({ approval }) => approval === "waiting");
          const declined = all.filter(({ approval }) => approval === "declined");
          return (
            <>
              {waiting.length > 0 ? (
                <Profiles id="waiting" title={texts.waiting} hint={texts.waitingHint} profiles={waiting} />
              ) : (
                <EmptyState>{texts.empty}</EmptyState>
              )}
              {declined.length > 0 && (
                <Profiles
                  id="declined"
                  title={texts.declined}
                  hint={texts.declinedHint}
                  profiles={declined}
                />
              )}
            </>
          );
        }}
      </QueryView>
    </PeoplePage>
  );
}

interface ProfilesProps {
  id: string;
  title: string;
  hint: string;
  profiles: readonly WireNewProfile[];
}

function Profiles({ id, title, hint, profiles }: ProfilesProps) {
  return (
    <section className="stack stack--tight" aria-labelledby={id}>
      <div className="row row--apart row--wrap">
        <h2 className="h3" id={id}>
          {title}
        </h2>
        <span className="small dim">{hint}</span>
      </div>
      <ul className="card profs">
        {profiles.map((profile) => (
          <NewProfile key={profile.id} profile={profile} />
        ))}
      </ul>
    </section>
  );
}

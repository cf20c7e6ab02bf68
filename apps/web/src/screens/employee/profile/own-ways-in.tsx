import { wayInEndpoints as rows } from "#contract/employees/way-in.endpoints.ts";
import { wayInTexts as texts } from "#texts/da/common/ways-in.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { WaysInList } from "#web/components/people/ways-in-list.tsx";

/** The e-mails, numbers and accounts that sign the employee in; passkeys have a list of their own. */
export function OwnWaysIn() {
  const ways = useApiQuery(rows.ownWaysIn);
  const removal = useApiMutation(rows.removeOwnWayIn);
  return (
    <section className="stack stack--tight" aria-label={texts.title}>
      <h3 className="h3">{texts.title}</h3>
      <p className="small dim">{texts.ownLead}</p>
      <QueryView
        query={ways}
        skeleton={{ shape: "list", count: 1, label: texts.loading }}
        failedTitle={texts.loadFailed}
      >
        {(all) => (
          <WaysInList
            ways={all.filter(({ kind }) => kind !== "passkey")}
            removeText={texts.ownRemoveText}
            removal={removal}
            onRemove={(key, then) => removal.mutate({ params: { key } }, then)}
          />
        )}
      </QueryView>
    </section>
  );
}

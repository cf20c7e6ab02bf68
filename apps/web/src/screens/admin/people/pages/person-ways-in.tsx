import { wayInEndpoints as rows } from "#contract/employees/way-in.endpoints.ts";
import { wayInTexts as texts } from "#texts/da/common/ways-in.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { WaysInList } from "#web/components/people/ways-in-list.tsx";
import { PageSection } from "./page-lists.tsx";

/** What signs a person in, for who may remove it. */
export function PersonWaysIn({ employeeId: id }: { employeeId: number }) {
  const ways = useApiQuery(rows.waysIn, { params: { id } });
  const removal = useApiMutation(rows.removeWayIn);
  return (
    <PageSection title={texts.title}>
      <div className="stack stack--tight">
        <p className="small dim">{texts.officeLead}</p>
        <QueryView
          query={ways}
          skeleton={{ shape: "list", count: 1, label: texts.loading }}
          failedTitle={texts.loadFailed}
        >
          {(all) => (
            <WaysInList
              ways={all}
              removeText={texts.officeRemoveText}
              removal={removal}
              onRemove={(key, then) => removal.mutate({ params: { id, key } }, then)}
            />
          )}
        </QueryView>
      </div>
    </PageSection>
  );
}

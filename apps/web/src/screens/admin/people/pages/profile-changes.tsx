import {
  profileChangeEndpoints,
  type WireProfileChange,
} from "#contract/backoffice/profile-change.endpoints.ts";
import { changeOfLogged, momentOfLogged } from "#texts/da/backoffice/audit-log.ts";
import { profileChangeTexts as texts } from "#texts/da/backoffice/profile-changes.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

/** What savings of an employee's profile changed, and the way back. */
export function EmployeeChanges({ id }: { id: number }) {
  const changes = useApiQuery(profileChangeEndpoints.changesOfEmployee, { params: { id } });
  const put = useApiMutation(profileChangeEndpoints.putEmployeeBack);
  return (
    <ProfileChanges
      changes={changes}
      isPending={put.isPending}
      putBack={(changeId) => put.mutateAsync({ params: { id, changeId } })}
    />
  );
}

/** What savings of a company's profile changed, and the way back. */
export function CompanyChanges({ id }: { id: number }) {
  const changes = useApiQuery(profileChangeEndpoints.changesOfCorporation, { params: { id } });
  const put = useApiMutation(profileChangeEndpoints.putCorporationBack);
  return (
    <ProfileChanges
      changes={changes}
      isPending={put.isPending}
      putBack={(changeId) => put.mutateAsync({ params: { id, changeId } })}
    />
  );
}

interface ProfileChangesProps {
  changes: ReturnType<typeof useApiQuery<typeof profileChangeEndpoints.changesOfEmployee>>;
  isPending: boolean;
  putBack: (changeId: number) => Promise<unknown>;
}

function ProfileChanges({ changes, isPending, putBack }: ProfileChangesProps) {
  async function put(changeId: number) {
    try {
      await putBack(changeId);
      toast.success(texts.done);
    } catch (error) {
      toast.error(failureText(error, texts.notPutBack));
    }
  }

  return (
    <Fold title={<span className="h3">{texts.title}</span>}>
      <QueryView
        query={changes}
        skeleton={{ shape: "list", count: 2, label: texts.loading }}
        failedTitle={texts.failed}
      >
        {(all) =>
          all.length === 0 ? (
            <p className="dim">{texts.none}</p>
          ) : (
            <ul className="page-lines">
              {all.map((change) => (
                <ChangeLine
                  key={change.id}
                  change={change}
                  isPending={isPending}
                  onPutBack={() => void put(change.id)}
                />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Fold>
  );
}

interface ChangeLineProps {
  change: WireProfileChange;
  isPending: boolean;
  onPutBack: () => void;
}

function ChangeLine({ change, isPending, onPutBack }: ChangeLineProps) {
  const may = useMay();
  const when = momentOfLogged(change.at);
  return (
    <li>
      <span className="page-line-what">
        <b className="strong">{texts.saved(when, change.admin)}</b>
        {change.fields.map((field) => (
          <span key={field.field} className="small">
            {changeOfLogged(field)}
          </span>
        ))}
      </span>
      {change.can_put_back && may(profileChangeEndpoints.putEmployeeBack) && (
        <Button size="small" isPending={isPending} onClick={onPutBack}>
          {texts.putBack}
          <span className="visually-hidden">, {when}</span>
        </Button>
      )}
    </li>
  );
}

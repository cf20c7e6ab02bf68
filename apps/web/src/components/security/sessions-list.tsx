import { MonitorSmartphone } from "lucide-react";
import { activeSessionEndpoints as rows } from "#contract/sessions/active-session.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { sessionsTexts as texts } from "#texts/da/security/sessions.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

type ActiveSession = AnswerOf<typeof rows.ofCorporation>[number];

const calls = {
  corporation: { list: rows.ofCorporation, end: rows.endOfCorporation, others: rows.endOthersOfCorporation },
  employee: { list: rows.ofEmployee, end: rows.endOfEmployee, others: rows.endOthersOfEmployee },
} as const;

/** Where the account is signed in; each other device can be signed out. */
export function SessionsList({ of }: { of: keyof typeof calls }) {
  const { list, end, others } = calls[of];
  const sessions = useApiQuery(list);
  const endOne = useApiMutation(end);
  const endOthers = useApiMutation(others);
  function onError(error: Error) {
    const isGivenUp = error instanceof ApiError && error.code === "step_up";
    if (!isGivenUp) toast.error(texts.failed);
  }

  return (
    <QueryView
      query={sessions}
      skeleton={{ shape: "list", count: 2, label: texts.loading }}
      failedTitle={texts.loadFailed}
    >
      {(all) => (
        <>
          <ul className="security-lines">
            {all.map((session) => (
              <Line
                key={session.id}
                session={session}
                isEnding={endOne.isPending && endOne.variables.params?.id === session.id}
                onEnd={() =>
                  endOne.mutate(
                    { params: { id: session.id } },
                    { onSuccess: () => toast.success(texts.ended), onError },
                  )
                }
              />
            ))}
          </ul>
          {all.length > 1 && (
            <div>
              <Button
                isWide="phone"
                isPending={endOthers.isPending}
                onClick={() =>
                  endOthers.mutate({}, { onSuccess: () => toast.success(texts.endedOthers), onError })
                }
              >
                {texts.endOthers}
              </Button>
            </div>
          )}
        </>
      )}
    </QueryView>
  );
}

interface LineProps {
  session: ActiveSession;
  isEnding: boolean;
  onEnd: () => void;
}

function Line({ session, isEnding, onEnd }: LineProps) {
  const now = useNow();
  const { device, network, created_at, last_seen_at, is_this, taken_over } = session;
  const when = (moment: string) => formatMoment(Date.parse(moment), now);
  return (
    <li className="security-line">
      <Icon of={MonitorSmartphone} />
      <div>
        <span className="row row--wrap">
          <b className="strong">{device}</b>
          {is_this && <Status tone="pine">{texts.thisOne}</Status>}
          {taken_over && <Status tone="blue">{texts.takenOver}</Status>}
        </span>
        <p className="small dim">
          {last_seen_at === null ? texts.notSeen : texts.seen(when(last_seen_at), network)}{" "}
          {texts.since(when(created_at))}
        </p>
      </div>
      {!is_this && (
        <Button isPending={isEnding} aria-label={texts.endNamed(device)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}

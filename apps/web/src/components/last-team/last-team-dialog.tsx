import { useQuery } from "@tanstack/react-query";
import { lastTeamEndpoints } from "#contract/applications/last-team.endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import { lastTeamTexts as texts } from "#texts/da/corporation/asking/last-team.ts";
import { shortName } from "#texts/format/contact.ts";
import { formatDay } from "#texts/format/days.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { call } from "#web/api/calls/call.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

interface LastTeamDialogProps {
  bookingIds: readonly number[];
  /** Some of them wait for approval. */
  isWaiting: boolean;
  onClose: () => void;
}

/** Who worked last time, who of them is asked and why others are not, before anybody is. */
export function LastTeamDialog({ bookingIds, isWaiting, onClose }: LastTeamDialogProps) {
  const send = useApiMutation(lastTeamEndpoints.askLastTeam);
  const body = { booking_ids: [...bookingIds] };
  const preview = useQuery({
    queryKey: ["whom the last team is", ...bookingIds],
    queryFn: () => call(lastTeamEndpoints.askLastTeam, { query: { dryRun: "1" }, body }),
    gcTime: 0,
  });
  const team = preview.data;
  const asked = team?.people.filter((one) => one.asked > 0).length ?? 0;

  function ask() {
    send.mutate(
      { query: {}, body },
      {
        onSuccess: ({ people }) => {
          toast.success(texts.done(people.filter((one) => one.asked > 0).length));
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      isOpen
      title={texts.title}
      isPending={send.isPending}
      error={send.error ? failureText(send.error, texts.failed) : undefined}
      onClose={onClose}
      actions={
        <>
          <Button isDisabled={send.isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="primary" isDisabled={asked === 0} isPending={send.isPending} onClick={ask}>
            {texts.confirm(asked)}
          </Button>
        </>
      }
    >
      {preview.isError && (
        <ErrorState title={failureText(preview.error, texts.failed)} onRetry={() => void preview.refetch()} />
      )}
      {!team && !preview.isError && <Skeleton shape="list" count={3} label={texts.loading} />}
      {team && team.people.length === 0 && <p>{texts.nobodyYet}</p>}
      {team && team.people.length > 0 && (
        <>
          <p>
            <b className="strong">{texts.asked(asked, team.people.length)}</b>{" "}
            {texts.worked(team.days.map((day) => formatDay(day, dayOf(serverNow()))))}
          </p>
          <ul className="side-list" aria-label={texts.list}>
            {team.people.map(({ employee_id, first_name, last_name, asked: count, left_out }) => (
              <li key={employee_id} className="row row--apart">
                <span className={left_out ? "dim" : "strong"}>{shortName(first_name, last_name)}</span>
                <span className="small dim">{left_out ? texts.leftOut[left_out] : texts.isAsked(count)}</span>
              </li>
            ))}
          </ul>
          {asked > 0 && (
            <p className="small dim">
              {texts.how} {isWaiting && texts.waits}
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}

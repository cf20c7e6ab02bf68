import type { WireDelivery, WireWebhook } from "#contract/api-access/webhook.endpoints.ts";
import { webhookEventNames } from "#texts/da/api-access/webhook-events.ts";
import { webhookTexts as texts } from "#texts/da/api-access/webhooks.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import type { Tone } from "#web/ui/feedback/tone.ts";
import { Fold } from "#web/ui/layout/fold.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import type { WebhookList } from "./webhook-list.ts";

interface DeliveriesProps {
  webhook: WireWebhook;
  list: WebhookList;
  onClose: () => void;
}

/** What a webhook was sent and what it answered; each can be sent again, and a test can be sent. */
export function DeliveriesDialog({ webhook, list, onClose }: DeliveriesProps) {
  const params = { id: webhook.id };
  const deliveries = useApiQuery(list.deliveries, { params });
  const test = useApiMutation(list.test);
  return (
    <Dialog
      isOpen
      width="wide"
      title={texts.deliveriesOf(webhook.description || new URL(webhook.url).hostname)}
      onClose={onClose}
      error={test.isError ? failureText(test.error, adminToasts.actionFailed) : undefined}
      actions={
        <Button
          variant="primary"
          isPending={test.isPending}
          onClick={() => test.mutate({ params }, { onSuccess: () => toast.success(texts.testSent) })}
        >
          {texts.test}
        </Button>
      }
    >
      <div className="stack">
        <p className="small dim">{texts.deliveriesLead}</p>
        <QueryView
          query={deliveries}
          skeleton={{ shape: "list", count: 3, label: texts.deliveriesLoading }}
          failedTitle={texts.deliveriesFailed}
        >
          {(all) =>
            all.length === 0 ? (
              <p className="dim">{texts.noDeliveries}</p>
            ) : (
              <ul className="card profs">
                {all.map((delivery) => (
                  <DeliveryLine key={delivery.id} {...{ delivery, webhook, list }} />
                ))}
              </ul>
            )
          }
        </QueryView>
      </div>
    </Dialog>
  );
}

const tones: Readonly<Record<WireDelivery["state"], Tone>> = {
  queued: "amber",
  delivered: "pine",
  failed: "brick",
};

type LineProps = Omit<DeliveriesProps, "onClose"> & { delivery: WireDelivery };

function DeliveryLine({ delivery, webhook, list }: LineProps) {
  const now = useNow();
  const again = useApiMutation(list.sendAgain);
  const { id, event, created_at, state, payload } = delivery;
  const name = webhookEventNames[event];
  const when = formatMoment(Date.parse(created_at), now);

  function sendAgain() {
    again.mutate(
      { params: { id: webhook.id, deliveryId: id } },
      {
        onSuccess: () => toast.success(texts.sentAgain),
        onError: (error) => toast.error(failureText(error, adminToasts.actionFailed)),
      },
    );
  }

  return (
    <li className="prof prof--plain">
      <div className="prof-main">
        <p className="row row--wrap">
          <b className="strong">{name}</b>
          <Status tone={tones[state]}>{texts.deliveryStates[state]}</Status>
        </p>
        <p className="small dim">{[when, event, ...outcomeOf(delivery, now)].join(" · ")}</p>
        <Fold title={texts.showPayload} openTitle={texts.hidePayload}>
          <pre className="message-body">{JSON.stringify(JSON.parse(payload), null, 2)}</pre>
        </Fold>
      </div>
      <div className="prof-acts">
        <Button variant="quiet" isPending={again.isPending} onClick={sendAgain}>
          {texts.sendAgain}
          <span className="visually-hidden">
            , {name}, {when}
          </span>
        </Button>
      </div>
    </li>
  );
}

/** What was answered, how often it was tried, and when it is tried next. */
function outcomeOf({ status_code, problem, tries, next_try_at }: WireDelivery, now: number): string[] {
  const answer = status_code === null ? problem && texts.problems[problem] : texts.answered(status_code);
  return [
    ...(answer === null ? [] : [answer]),
    ...(tries === 0 ? [] : [texts.tries(tries)]),
    ...(next_try_at === null || Date.parse(next_try_at) <= now
      ? []
      : [texts.nextTry(formatMoment(Date.parse(next_try_at), now))]),
  ];
}

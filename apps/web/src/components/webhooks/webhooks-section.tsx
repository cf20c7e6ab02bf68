import { Webhook } from "lucide-react";
import { useState } from "react";
import type { WireWebhook } from "#contract/api-access/webhook.endpoints.ts";
import { webhookTexts as texts } from "#texts/da/api-access/webhooks.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { WebhookActs } from "./webhook-acts.tsx";
import { WebhookDialog } from "./webhook-dialog.tsx";
import type { WebhookList } from "./webhook-list.ts";

/** The webhooks of a company or of the office: what each is told of, how it is doing, and what is done about it. */
export function WebhooksSection({ list }: { list: WebhookList }) {
  const webhooks = useApiQuery(list.list);
  const [isMaking, setMaking] = useState(false);
  return (
    <section className="stack stack--tight">
      <h2 className="h3">{texts.title}</h2>
      <p className="small dim">
        {texts.lead} <a href="/api/docs">{texts.documentation}</a>
      </p>
      <QueryView
        query={webhooks}
        skeleton={{ shape: "list", count: 1, label: texts.loading }}
        failedTitle={texts.failed}
      >
        {(all) =>
          all.length === 0 ? (
            <p className="dim">{texts.empty}</p>
          ) : (
            <ul className="card profs">
              {all.map((webhook) => (
                <WebhookLine key={webhook.id} webhook={webhook} list={list} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <div>
        <Button onClick={() => setMaking(true)}>
          <Icon of={Webhook} size={16} />
          {texts.make}
        </Button>
      </div>
      {isMaking && <WebhookDialog list={list} onClose={() => setMaking(false)} />}
    </section>
  );
}

function WebhookLine({ webhook, list }: { webhook: WireWebhook; list: WebhookList }) {
  const now = useNow();
  const { url, description, events, failing_since } = webhook;
  const isFailing = webhook.paused_because === null && failing_since !== null;
  return (
    <li className="prof prof--plain">
      <div className="prof-main">
        <p className="row row--wrap">
          <b className="strong">{description || new URL(url).hostname}</b>
          <StateOf {...{ webhook, isFailing }} />
        </p>
        <p className="small dim">
          {url} · {texts.eventCount(events.length)}
        </p>
        {isFailing && (
          <p className="small dim">{texts.failingSince(formatMoment(Date.parse(failing_since), now))}</p>
        )}
      </div>
      <WebhookActs {...{ webhook, list }} />
    </li>
  );
}

function StateOf({ webhook, isFailing }: { webhook: WireWebhook; isFailing: boolean }) {
  const { paused_because } = webhook;
  if (paused_because === "owner") return <Status>{texts.pausedBecause.owner}</Status>;
  if (paused_because !== null) return <Status tone="brick">{texts.pausedBecause[paused_because]}</Status>;
  if (isFailing) return <Status tone="amber">{texts.states.failing}</Status>;
  return <Status tone="pine">{texts.states.active}</Status>;
}

import { manyMessageEndpoints } from "#contract/backoffice/broadcast.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { broadcastTexts as texts } from "#texts/da/backoffice/broadcast.ts";
import { regionNames } from "#texts/da/employee/regions.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";

type Sent = AnswerOf<typeof manyMessageEndpoints.sentToMany>[number];

/** How often the states are asked for: messages leave within seconds. */
const ASK_AGAIN = 5_000;

/** What was sent to many, and who got it. */
export function SentList() {
  const sent = useApiQuery(manyMessageEndpoints.sentToMany, {}, { refetchInterval: ASK_AGAIN });
  return (
    <Card className="stack stack--tight">
      <h2 className="h3">{texts.history}</h2>
      <QueryView
        query={sent}
        skeleton={{ count: 3, label: texts.historyLoading }}
        failedTitle={texts.historyFailed}
        empty={texts.historyEmpty}
      >
        {(all) => (
          <ul className="many-sent">
            {all.map((message) => (
              <li key={message.key} className="stack stack--tight">
                <p className="booking-row-top small">
                  <b className="strong">{whoseOf(message)}</b>
                  <span className="dim nowrap">{formatMoment(Date.parse(message.at), serverNow())}</span>
                </p>
                {message.subject && <p className="strong">{message.subject}</p>}
                <p className="many-text">{message.text || texts.deleted}</p>
                <Fold
                  title={`${texts.channels[message.channel]}: ${texts.got(
                    message.people.filter(({ status }) => status === "sent").length,
                    message.people.length,
                  )}`}
                >
                  <ul className="small">
                    {message.people.map(({ employee_id, corporation_id, name, status }) => (
                      <li key={`${employee_id} ${corporation_id}`} className="booking-row-top">
                        <span>{name}</span>
                        <span className="dim">{texts.statuses[status]}</span>
                      </li>
                    ))}
                  </ul>
                </Fold>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

function whoseOf({ to }: Sent): string {
  if (to.booking_id !== null) return texts.toBooking(to.booking_id, to.who);
  if (to.kind !== "type" && to.kind !== "booking") return texts.audiences[to.kind];
  return texts.toType(to.job_title ?? "", to.area_code && regionNames[to.area_code]);
}

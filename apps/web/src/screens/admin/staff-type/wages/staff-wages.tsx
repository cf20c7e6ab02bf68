import { useState } from "react";
import { staffWageEndpoints as rows } from "#contract/settings/staff-types/staff-wage.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { staffWageTexts as texts } from "#texts/da/staff-types/staff-wages.ts";
import { formatDayNumeric } from "#texts/format/days.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import type { Tone } from "#web/ui/feedback/tone.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { NewWagesDialog } from "./new-wages-dialog.tsx";

type Wages = AnswerOf<typeof rows.staffWages>;
type SetWages = Wages["wages"][number];

/** What a staff type pays, what it paid and will pay, and the bookings to come that are under its lowest wage. */
export function StaffWages({ staffTypeId }: { staffTypeId: number }) {
  const answer = useApiQuery(rows.staffWages, { params: { id: String(staffTypeId) } });
  const [isChanging, setChanging] = useState(false);
  return (
    <Card className="stack" aria-label={texts.title}>
      <div className="row row--apart">
        <h3 className="h3">{texts.title}</h3>
        <May call={rows.setStaffWages}>
          <Button size="small" onClick={() => setChanging(true)}>
            {texts.change}
          </Button>
        </May>
      </div>
      <p className="small dim">{texts.lead}</p>
      <QueryView query={answer} skeleton={{ count: 1, label: texts.loading }} failedTitle={texts.failed}>
        {(known) => (
          <>
            {known.wages.length === 0 ? <p>{texts.empty}</p> : <History wages={known.wages} />}
            <Under {...known} />
            {isChanging && (
              <NewWagesDialog
                staffTypeId={staffTypeId}
                wages={known.wages}
                onClose={() => setChanging(false)}
              />
            )}
          </>
        )}
      </QueryView>
    </Card>
  );
}

const tones: Record<SetWages["state"], Tone> = {
  current: "pine",
  past: "neutral",
  future: "amber",
  withdrawn: "brick",
};

function History({ wages }: Pick<Wages, "wages">) {
  const now = serverNow();
  const when = (moment: string) => formatMoment(Date.parse(moment), now);
  return (
    <ul className="setting-history">
      {wages.map((one) => (
        <li key={one.id}>
          <span>
            <b className="strong">{texts.pays(one.hourly_wage, one.lowest_wage)}</b>{" "}
            {texts.from(formatDayNumeric(one.valid_from))}
            <span className="small dim">
              {texts.setBy(one.created_by, when(one.created_at))}
              {one.withdrawn_at !== null && (
                <>. {texts.withdrawnBy(one.withdrawn_by, when(one.withdrawn_at))}</>
              )}
            </span>
          </span>
          <span className="setting-do">
            <Status tone={tones[one.state]}>{texts.states[one.state]}</Status>
            {one.state === "future" && (
              <May call={rows.withdrawStaffWages}>
                <Withdraw wages={one} />
              </May>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Takes back wages that are not in force yet, after a question. */
function Withdraw({ wages }: { wages: SetWages }) {
  const [isAsking, setAsking] = useState(false);
  const send = useApiMutation(rows.withdrawStaffWages);
  const title = texts.withdrawOf(formatDayNumeric(wages.valid_from));
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {texts.withdraw}
        <span className="visually-hidden">, {formatDayNumeric(wages.valid_from)}</span>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isRefusing
        title={title}
        confirmLabel={texts.withdraw}
        isPending={send.isPending}
        error={send.isError ? failureText(send.error, texts.withdrawFailed) : undefined}
        onConfirm={() =>
          send.mutate({ params: { id: wages.id } }, { onSuccess: () => toast.success(texts.withdrawn) })
        }
        onClose={() => setAsking(false)}
      >
        <p>{texts.withdrawText}</p>
      </ConfirmDialog>
    </>
  );
}

function Under({ under, under_count }: Pick<Wages, "under" | "under_count">) {
  if (under.length === 0) return null;
  return (
    <section className="stack stack--tight" aria-label={texts.under(under_count)}>
      <h4 className="strong">{texts.under(under_count)}</h4>
      <p className="small dim">{texts.underHint}</p>
      <ul className="stack stack--tight">
        {under.map(({ id, date, company, hourly_wage, lowest_wage }) => (
          <li key={id}>
            <ScreenLink to="/admin/bookingInvoice/$bookingId" params={{ bookingId: String(id) }}>
              {texts.underName(id, formatDayNumeric(date), company)}
            </ScreenLink>
            <span className="small dim"> {texts.underLine(hourly_wage, lowest_wage)}</span>
          </li>
        ))}
      </ul>
      {under_count > under.length && <p className="small">{texts.underMore(under_count - under.length)}</p>}
    </section>
  );
}

import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { monthEndpoints as rows, type WireMonth } from "#contract/invoicing/month.endpoints.ts";
import { type Month, monthBefore, monthOf } from "#rules/money/closing.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { dayOf } from "#rules/time/moment.ts";
import { monthTexts as texts } from "#texts/da/admin/months.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { CloseMonthDialog, OpenMonthDialog } from "./close-dialogs.tsx";
import { MonthFiles } from "./month-files.tsx";
import { MadeLater, OpenBookings, UnpaidInvoices } from "./month-lists.tsx";

/** A month from what is open in it to the files for the accountant: last month at first. */
export function MonthsScreen() {
  const search = useSearch({ from: "/admin/months" });
  const navigate = useNavigate();
  const list = useApiQuery(rows.months);
  const month = monthIn(search.month) ?? monthBefore(monthOf(dayOf(serverNow())));
  const answer = useApiQuery(rows.month, { params: { month } });
  const listed = list.data ?? [];
  const options = listed.some((one) => one.month === month)
    ? listed
    : [{ month, closed_at: answer.data?.closing?.closed_at ?? null }, ...listed];
  return (
    <AdminPage className="months" title={texts.title} lead={texts.lead}>
      <div className="row row--wrap list-filters">
        <NativeSelect
          label={texts.choose}
          value={month}
          options={options.map((one) => ({
            value: one.month,
            label: texts.option(one.month, one.closed_at !== null),
          }))}
          onChange={({ target }) =>
            void navigate({ to: "/admin/months", search: { month: target.value }, replace: true })
          }
        />
      </div>
      <QueryView query={answer} skeleton={{ count: 5, label: texts.loading }} failedTitle={texts.failed}>
        {(data) => <MonthView key={data.month} data={data} />}
      </QueryView>
    </AdminPage>
  );
}

function MonthView({ data }: { data: WireMonth }) {
  const { month, closing } = data;
  return (
    <div className="stack">
      <MonthState data={data} />
      <Sums data={data} />
      {closing && <MadeLater later={data.later} />}
      <OpenBookings bookings={data.bookings} />
      <UnpaidInvoices unpaid={data.unpaid} />
      <MonthFiles month={month} />
      <History data={data} />
    </div>
  );
}

/** How far the month is, and the press that closes it or opens it again. */
function MonthState({ data }: { data: WireMonth }) {
  const [dialog, setDialog] = useState<"close" | "open" | null>(null);
  const { month, is_over, closing, open, bookings } = data;
  const onClose = () => setDialog(null);
  const words = texts.states;
  return (
    <>
      {closing ? (
        <Note tone="pine">
          {words.closed(closing.closed_by, formatMoment(Date.parse(closing.closed_at), serverNow()))}
          {closing.open_differences > 0 && ` ${words.closedOpen(closing.open_differences, closing.reason)}`}
        </Note>
      ) : (
        <Note tone={open > 0 ? "amber" : "blue"}>
          {!is_over && `${words.goesOn(month)} `}
          {open > 0 ? words.someOpen(open, bookings.length) : is_over && words.nothingOpen}
        </Note>
      )}
      {closing ? (
        <May call={rows.openMonth}>
          <div className="row">
            <Button onClick={() => setDialog("open")}>{texts.open_again}</Button>
          </div>
        </May>
      ) : (
        is_over && (
          <May call={rows.closeMonth}>
            <div className="row">
              <Button variant="primary" isWide="phone" onClick={() => setDialog("close")}>
                {texts.close(month)}
              </Button>
            </div>
          </May>
        )
      )}
      {dialog === "close" && <CloseMonthDialog data={data} onClose={onClose} />}
      {dialog === "open" && <OpenMonthDialog data={data} onClose={onClose} />}
    </>
  );
}

const sumKeys = ["net", "vat", "gross", "fees", "payments", "wages", "worked", "to_come"] as const;

/** What the month comes to now; of a closed one what has changed since says what it came to then. */
function Sums({ data: { sums, closing } }: { data: WireMonth }) {
  const names = texts.sums;
  const then = (key: (typeof sumKeys)[number]) =>
    closing && key !== "worked" && key !== "to_come" && closing[key] !== sums[key] ? closing[key] : null;
  return (
    <Card className="stack" aria-label={names.label}>
      <h2 className="h3">{names.label}</h2>
      <dl className="facts month-sums">
        {sumKeys.map((key) => {
          const was = then(key);
          return (
            <div key={key}>
              <dt>{names[key]}</dt>
              <dd>
                <b className="strong nowrap">{money(sums[key])}</b>
                {was !== null && (
                  <span className="small dim">
                    {names.atClosing} {money(was)}
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="small dim">{names.hint}</p>
    </Card>
  );
}

function History({ data: { opened } }: { data: WireMonth }) {
  if (opened.length === 0) return null;
  const when = (at: string) => formatMoment(Date.parse(at), serverNow());
  return (
    <Card className="stack" aria-label={texts.history}>
      <h2 className="h3">{texts.history}</h2>
      <ul className="page-lines">
        {opened.map(({ closed_at, closed_by, opened_at, opened_by, opened_reason }) => (
          <li key={opened_at}>
            <span className="page-line-what">
              {texts.openedLine(opened_by, when(opened_at), opened_reason)}
              <span className="small dim">{texts.states.closed(closed_by, when(closed_at))}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function money(kroner: number): string {
  return formatKronerUnit(fromWireKroner(kroner));
}

/** The month of an address; nothing where it is none. */
function monthIn(typed: string | undefined): Month | null {
  return typed !== undefined && /^20\d{2}-(0[1-9]|1[0-2])$/.test(typed) ? typed : null;
}

import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { companyInvoiceEndpoints as rows } from "#contract/invoicing/company-invoice.endpoints.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import { companyInvoiceTexts as texts } from "#texts/da/corporation/invoices.ts";
import { groupingTexts } from "#texts/da/price/invoice-grouping.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { usePages } from "#web/api/calls/pages.ts";
import { saveTable, type TableKind } from "#web/api/calls/save-table.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { DownloadMenu } from "#web/components/downloads/download-menu.tsx";
import { ListEnd, onwardsOf } from "#web/components/feedback/lists/list-end.tsx";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { ChooseGrouping } from "./choose-grouping.tsx";
import { InvoiceRow } from "./invoice-row.tsx";
import { overviewOf } from "./overview-table.ts";
import { OwedCard } from "./owed-card.tsx";

type Show = keyof typeof texts.filters;
const filters = Object.keys(texts.filters) as Show[];

/** Rows of a page. */
const SIZE = 20;

/** A company's own invoices: what it owes, every document with its lines and file, and what it asks about them. */
export function InvoicesScreen() {
  const { booking } = useLocation().search as { booking?: number };
  const today = dayOf(useNow());
  const [year, setYear] = useState(Number(today.slice(0, 4)));
  const [show, setShow] = useState<Show>("all");
  const summary = useApiQuery(rows.ownInvoiceSummary, { query: { year: String(year) } });
  const query = booking
    ? { booking_id: String(booking) }
    : { year: String(year), ...(show === "all" ? {} : { show }) };
  const list = usePages(rows.ownInvoices, { query }, { size: SIZE, rowsOf: (page) => page });
  const { years = [], counts, pay_to, grouping } = summary.data ?? {};
  return (
    <main className="page inv-page">
      <div className="row row--wrap row--apart">
        <h1 className="h1">{texts.title}</h1>
        {!booking && <Tools {...{ year, years, today }} onYear={setYear} />}
      </div>
      <QueryView query={summary} skeleton={{ label: texts.loading }} failedTitle={texts.failed}>
        {(found) => <OwedCard summary={found} today={today} />}
      </QueryView>
      {/* The list waits for what stands above it, and what follows for the list, so that nothing moves. */}
      {!summary.isPending && (
        <>
          {booking ? (
            <p>
              {texts.ofBooking(booking)} <ScreenLink to="/invoices">{texts.showAll}</ScreenLink>
            </p>
          ) : (
            <RadioChoices
              label={texts.show}
              isLabelHidden
              value={show}
              onChange={({ target }) => setShow(target.value as Show)}
              options={filters.map((value) => ({
                value,
                label: texts.filters[value],
                count: counts && String(counts[value]),
              }))}
            />
          )}
          <QueryView
            query={{ ...list, data: list.rows }}
            skeleton={{ shape: "list", count: 5, label: texts.loading }}
            failedTitle={texts.failed}
            empty={texts.empty[booking ? "booking" : show]}
          >
            {(invoices) => (
              <section className="card inv-list" aria-label={texts.list}>
                <Head />
                <ul>
                  {invoices.map((invoice) => (
                    <InvoiceRow
                      key={invoice.id}
                      isOpenAtFirst={booking !== undefined}
                      {...{ invoice, today, payTo: pay_to }}
                    />
                  ))}
                </ul>
              </section>
            )}
          </QueryView>
          {list.hasNextPage && <ListEnd {...onwardsOf(list)}>{texts.more}</ListEnd>}
        </>
      )}
      {!summary.isPending && list.rows && (
        <>
          <p className="small dim">
            {texts.amounts} {grouping && groupingTexts.told[grouping]}{" "}
            <ScreenLink to="/editcorporation">{texts.correctData}</ScreenLink>
          </p>
          {grouping && <ChooseGrouping grouping={grouping} />}
        </>
      )}
    </main>
  );
}

interface ToolsProps {
  year: number;
  years: readonly number[];
  today: Day;
  onYear: (year: number) => void;
}

/** The year that is looked at, and all of it as a file. */
function Tools({ year, years, today, onYear }: ToolsProps) {
  const [isPending, setPending] = useState(false);
  async function download(kind: TableKind) {
    setPending(true);
    try {
      await saveTable(texts.fileName(year), await overviewOf(year), kind);
    } catch {
      toast.error(texts.downloadFailed);
    } finally {
      setPending(false);
    }
  }
  const choices = [...new Set([Number(today.slice(0, 4)), ...years])].toSorted((a, b) => b - a);
  return (
    <div className="row row--wrap inv-tools">
      <DownloadMenu label={texts.download} isPending={isPending} onChoose={(kind) => void download(kind)} />
      <NativeSelect
        label={<span className="visually-hidden">{texts.year}</span>}
        value={String(year)}
        onChange={({ target }) => onYear(Number(target.value))}
        options={choices.map((one) => ({ value: String(one), label: String(one) }))}
      />
    </div>
  );
}

function Head() {
  const { number, period, net, gross, due, state } = texts.head;
  return (
    <div className="inv-row-head" aria-hidden="true">
      <span>{number}</span>
      <span>{period}</span>
      <span className="num">{net}</span>
      <span className="num">{gross}</span>
      <span>{due}</span>
      <span>{state}</span>
      <span />
    </div>
  );
}

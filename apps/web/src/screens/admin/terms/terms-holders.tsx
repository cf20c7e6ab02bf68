import { useState } from "react";
import {
  termsEndpoints as rows,
  type WireTermsHolder,
} from "#contract/employees/employment-terms.endpoints.ts";
import { termsTemplateTexts } from "#texts/da/backoffice/terms-template.ts";
import { formatDayNumeric } from "#texts/format/days.ts";
import type { ExportTable } from "#texts/format/export-table.ts";
import { formatMomentNumeric } from "#texts/format/moments.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { TableDownload } from "#web/components/downloads/download-menu.tsx";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { TableFrame } from "#web/ui/tables/table-frame.tsx";

const texts = termsTemplateTexts.holders;

/** So many stand above the form until all are asked for. */
const FIRST = 10;

/** Whose latest terms are which version, and when they were read; all of them or the unread ones, also as a file. */
export function TermsHolders() {
  const holders = useApiQuery(rows.holders);
  const [show, setShow] = useState("all");
  const [areAllShown, showAll] = useState(false);
  return (
    <section className="stack" aria-labelledby="terms-holders">
      <h2 className="h2" id="terms-holders">
        {texts.title}
      </h2>
      <QueryView
        query={holders}
        skeleton={{ shape: "list", count: 4, label: texts.loading }}
        failedTitle={texts.failed}
        empty={texts.none}
      >
        {(all) => {
          const unread = all.filter(({ read_at }) => read_at === null);
          const shown = show === "unread" ? unread : all;
          return (
            <>
              <div className="row row--apart row--wrap">
                <RadioChoices
                  label={texts.show}
                  isLabelHidden
                  value={show}
                  options={[
                    { value: "all", label: texts.all, count: String(all.length) },
                    { value: "unread", label: texts.unread, count: String(unread.length) },
                  ]}
                  onChange={({ target }) => setShow(target.value)}
                />
                <TableDownload
                  size="small"
                  label={texts.download}
                  fileName={texts.fileName}
                  table={() => tableOf(shown)}
                />
              </div>
              {shown.length === 0 ? (
                <p className="dim">{texts.noneUnread}</p>
              ) : (
                <HolderTable people={areAllShown ? shown : shown.slice(0, FIRST)} />
              )}
              {!areAllShown && shown.length > FIRST && (
                <div>
                  <Button size="small" onClick={() => showAll(true)}>
                    {texts.showAll(shown.length)}
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </QueryView>
    </section>
  );
}

const { columns } = texts;
const heads = [columns.name, columns.number, columns.version, columns.given, columns.read] as const;

function cellsOf({ number, template_from, given_at, read_at }: WireTermsHolder) {
  return [
    number,
    formatDayNumeric(template_from),
    formatMomentNumeric(Date.parse(given_at)),
    read_at === null ? texts.notRead : formatMomentNumeric(Date.parse(read_at)),
  ] as const;
}

function tableOf(people: readonly WireTermsHolder[]): ExportTable {
  return [heads, ...people.map((person) => [person.name, ...cellsOf(person)])];
}

function HolderTable({ people }: { people: readonly WireTermsHolder[] }) {
  return (
    <TableFrame label={texts.table} isCards>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.employee_id}>
            <td data-label={columns.name}>
              <ScreenLink
                to="/admin/employees/$employeeId"
                params={{ employeeId: String(person.employee_id) }}
              >
                {person.name}
              </ScreenLink>
            </td>
            {cellsOf(person).map((cell, index) => (
              <td key={heads[index + 1]} data-label={heads[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

import { Download, FileUp } from "lucide-react";
import type { WireImportedProfiles } from "#contract/employees/old-profile.endpoints.ts";
import { oldProfileSample, oldProfileTexts as texts } from "#texts/da/admin/people/old-profiles.ts";
import { formatCsv } from "#texts/format/csv.ts";
import { saveFile } from "#web/api/calls/save-file.ts";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { ScreenButton } from "#web/components/frame/screen-link.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { FileButton } from "#web/ui/fields/images/file-button.tsx";
import { useIsNarrow } from "#web/ui/foundation/use-is-narrow.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Table } from "#web/ui/tables/table.tsx";
import { useImport } from "./use-import.ts";

/** Old profiles from a file: chosen, looked through, then imported. */
export function OldProfilesScreen() {
  const { chosen, failure, isPending, choose, run } = useImport();
  const fileLabel = isPending ? texts.reading : chosen ? texts.another : texts.file;
  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      actions={<ScreenButton to="/admin/transfers">{texts.back}</ScreenButton>}
    >
      <div className="stack">
        <p>{texts.format}</p>
        <div className="row row--wrap">
          <FileButton accept=".csv,text/csv" isPending={isPending} onPick={(file) => void choose(file)}>
            <Icon of={FileUp} size={16} />
            {fileLabel}
          </FileButton>
          <Button
            variant="quiet"
            onClick={() => saveFile(texts.sampleName, formatCsv(oldProfileSample), "text/csv")}
          >
            <Icon of={Download} size={16} />
            {texts.sample}
          </Button>
        </div>
        <div className="stack" aria-live="polite">
          {failure && <Note tone="brick">{failure}</Note>}
          {chosen && (
            <>
              {chosen.isDone ? (
                <Note tone="pine">{texts.done(chosen.told.new)}</Note>
              ) : (
                <Note tone="blue">{texts.checked(chosen.name)}</Note>
              )}
              <Counts told={chosen.told} />
            </>
          )}
        </div>
        {chosen && !chosen.isDone && (
          <div className="row row--wrap">
            <Button
              variant="primary"
              isPending={isPending}
              isDisabled={chosen.told.new === 0}
              onClick={() => void run()}
            >
              {chosen.told.new === 0 ? texts.nothing : texts.run(chosen.told.new)}
            </Button>
          </div>
        )}
        {chosen && <Lines told={chosen.told} />}
      </div>
    </AdminPage>
  );
}

function Counts({ told }: { told: WireImportedProfiles }) {
  const { counts } = texts;
  return (
    <>
      <p className="strong">
        {[counts.new(told.new), counts.there(told.there), counts.wrong(told.wrong)].join(" · ")}
      </p>
      {told.wrong > 0 && <p className="dim">{texts.wrongStay}</p>}
    </>
  );
}

/** What becomes of each line, the wrong ones first; on phones what is wrong stands under the line's name. */
function Lines({ told }: { told: WireImportedProfiles }) {
  const isNarrow = useIsNarrow();
  const wrongFirst = told.lines.toSorted(
    (a, b) => Number(b.outcome === "wrong") - Number(a.outcome === "wrong"),
  );
  if (isNarrow) return <LineList lines={wrongFirst} />;
  return (
    <Table
      label={texts.title}
      groups={[{ id: "all", rows: wrongFirst }]}
      idOf={({ line }) => line}
      columns={[
        { id: "line", header: texts.columns.line, isNumber: true, cell: ({ line }) => line },
        { id: "name", header: texts.columns.name, isRowKey: true, cell: nameOf },
        { id: "outcome", header: texts.columns.outcome, cell: (line) => <Outcome line={line} /> },
        { id: "errors", header: texts.columns.errors, cell: (line) => errorsOf(line).join(". ") },
      ]}
    />
  );
}

type Line = WireImportedProfiles["lines"][number];

function LineList({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="stack stack--tight" aria-label={texts.title}>
      {lines.map((line) => (
        <li key={line.line} className="card card-pad stack stack--tight">
          <span className="row row--apart">
            <span>
              <span className="small dim">
                {texts.columns.line} {line.line}
              </span>{" "}
              <b className="strong">{nameOf(line)}</b>
            </span>
            <Outcome line={line} />
          </span>
          {errorsOf(line).map((error) => (
            <span key={error} className="small">
              {error}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Outcome({ line: { outcome } }: { line: Line }) {
  return <Status tone={texts.tones[outcome]}>{texts.outcomes[outcome]}</Status>;
}

function nameOf({ name }: Line): string {
  return name || texts.nameless;
}

function errorsOf({ errors }: Line): string[] {
  return errors.map(({ column, message }) => texts.error(column, message));
}

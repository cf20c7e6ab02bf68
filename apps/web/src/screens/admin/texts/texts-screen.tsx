import { useNavigate, useSearch } from "@tanstack/react-router";
import { contractTextEndpoints as rows } from "#contract/settings/contract-texts/contract-text.endpoints.ts";
import type { WireOfficeText } from "#contract/settings/contract-texts/contract-text.entities.ts";
import { contractKinds } from "#rules/contract-texts/contract-text.ts";
import { contractEditorTexts as texts } from "#texts/da/contracts/contract-editor.ts";
import { contractTitles } from "#texts/da/contracts/contract-titles.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { Tabs } from "#web/ui/navigation/tabs.tsx";
import { TextForm } from "./text-form.tsx";
import { TextVersions } from "./text-versions.tsx";

/** The texts that people accept: their versions, and the form that makes the next one. */
export function TextsScreen() {
  const navigate = useNavigate();
  const { kind } = useSearch({ from: "/admin/texts" });
  const all = useApiQuery(rows.officeTexts);
  return (
    <AdminPage title={texts.title}>
      <p className="lead">{texts.lead}</p>
      <QueryView query={all} skeleton={{ count: 3, label: texts.loading }} failedTitle={texts.failed}>
        {(found) => (
          <Tabs
            label={texts.choose}
            isCaps={false}
            selected={contractKinds.find((one) => one === kind) ?? "employee_agreement"}
            onSelect={(id) => void navigate({ to: "/admin/texts", search: { kind: id }, replace: true })}
            tabs={found.map((text) => ({
              id: text.kind,
              label: contractTitles[text.kind],
              content: <OfficeText key={text.kind} text={text} />,
            }))}
          />
        )}
      </QueryView>
    </AdminPage>
  );
}

function OfficeText({ text }: { text: WireOfficeText }) {
  const inForce = text.versions.find(({ state }) => state === "current")?.sections ?? text.standard;
  return (
    <div className="stack">
      <p className="dim">{texts.about[text.kind]}</p>
      <TextVersions text={text} />
      <May call={rows.saveText}>
        <TextForm key={text.versions.length} kind={text.kind} inForce={inForce} />
      </May>
    </div>
  );
}

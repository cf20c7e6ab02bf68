import { Plus } from "lucide-react";
import { useState } from "react";
import { departmentEndpoints as rows } from "#contract/corporations/department.endpoints.ts";
import type { WireDepartment } from "#contract/corporations/department.entities.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { departmentTexts as texts } from "#texts/da/corporation/departments.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { May } from "#web/components/frame/office/may.tsx";
import { ScreenBack } from "#web/components/frame/screen-link.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { DepartmentForm } from "./department-form.tsx";
import { DepartmentRow } from "./department-row.tsx";
import { DepartmentFigures } from "./figures.tsx";

/** The departments of the company with their cost centres, and what each comes to. */
export function DepartmentsScreen() {
  const departments = useApiQuery(rows.departments);
  const [edited, setEdited] = useState<WireDepartment | "new" | null>(null);
  return (
    <Page width="narrow">
      <Stack gap={20}>
        <PageHead
          back={<ScreenBack to="/">{commonTexts.back}</ScreenBack>}
          title={texts.title}
          lead={texts.lead}
          actions={
            <May call={rows.createDepartment}>
              <Button variant="primary" onClick={() => setEdited("new")}>
                <Icon of={Plus} size={16} />
                {texts.add}
              </Button>
            </May>
          }
        />
        <QueryView
          query={departments}
          skeleton={{ shape: "list", count: 3, label: texts.loading }}
          failedTitle={texts.failed}
        >
          {(all) =>
            all.length === 0 ? (
              <NoDepartments />
            ) : (
              <Stack gap={32}>
                <ul className="card profs" aria-label={texts.list}>
                  {all.map((one) => (
                    <DepartmentRow key={one.id} department={one} onEdit={() => setEdited(one)} />
                  ))}
                </ul>
                <DepartmentFigures departments={all} />
              </Stack>
            )
          }
        </QueryView>
        {edited !== null && (
          <DepartmentForm department={edited === "new" ? null : edited} onClose={() => setEdited(null)} />
        )}
      </Stack>
    </Page>
  );
}

function NoDepartments() {
  const mayCreate = useMay()(rows.createDepartment);
  return (
    <EmptyState>
      <b className="strong">{texts.empty}</b>
      <br />
      {mayCreate ? texts.emptyText : texts.emptyOfReader}
    </EmptyState>
  );
}

import { Plus } from "lucide-react";
import { useState } from "react";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { brandedToasts } from "#texts/da/common/toasts/branded.ts";
import { employeeToasts } from "#texts/da/common/toasts/employee.ts";
import { profilePartTexts as parts } from "#texts/da/employee/employee-profile.ts";
import { experienceTexts as texts } from "#texts/da/employee/experience.ts";
import { answers, keyOf, useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { ProfilePart } from "../profile-part.tsx";
import { type Experience, ExperienceCard } from "./experience-card.tsx";
import { ExperienceDialog } from "./experience-dialog.tsx";

type Open = { kind: "add" } | { kind: "edit" | "remove"; experience: Experience };

/** What somebody has worked before. */
export function ExperienceSection() {
  const { config } = useAppState();
  const answer = useApiQuery(employeeEndpoints.experience);
  const [open, setOpen] = useState<Open | null>(null);
  return (
    <ProfilePart
      id="erfaring"
      title={texts.title}
      holds={answer.data ? parts.experiences(answer.data.length) : ""}
      aside={
        <Button onClick={() => setOpen({ kind: "add" })}>
          <Icon of={Plus} size={16} />
          {texts.add}
        </Button>
      }
    >
      <QueryView
        query={answer}
        skeleton={{ shape: "list", count: 3 }}
        failedToast={brandedToasts.experienceLoadFailed(config.brand)}
        empty={texts.empty}
      >
        {(rows) => (
          <ul className="experiences" aria-label={texts.tableLabel}>
            {rows.map((experience) => (
              <li key={experience.id}>
                <ExperienceCard experience={experience} onChoose={(kind) => setOpen({ kind, experience })} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {open?.kind === "remove" && <RemoveDialog experience={open.experience} onClose={() => setOpen(null)} />}
      {(open?.kind === "add" || open?.kind === "edit") && (
        <ExperienceDialog
          experience={open.kind === "edit" ? open.experience : null}
          onClose={() => setOpen(null)}
        />
      )}
    </ProfilePart>
  );
}

function RemoveDialog({ experience, onClose }: { experience: Experience; onClose: () => void }) {
  const { config } = useAppState();
  const remove = useApiMutation(employeeEndpoints.deleteExperience);

  async function send() {
    try {
      const rows = await remove.mutateAsync({ params: { id: experience.id } });
      answers.setQueryData(keyOf(employeeEndpoints.experience), rows);
      toast.success(employeeToasts.experienceDeleted);
    } catch {
      toast.error(brandedToasts.experienceDeleteFailed(config.brand));
    }
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen
      isRefusing
      title={texts.removeQuestion}
      isPending={remove.isPending}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      {experience.title}, {experience.employer_text}
    </ConfirmDialog>
  );
}

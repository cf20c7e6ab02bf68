import { useNavigate, useSearch } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import type { WireStaffType } from "#contract/settings/staff-types/staff-type.entities.ts";
import { adminEditorsTexts as texts } from "#texts/da/admin/admin-editors.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { ScreenBack, ScreenButton, ScreenLink } from "#web/components/frame/screen-link.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import {
  type Beginning,
  beginningInAddress,
  type Entry,
  entryInAddress,
  openAtFirst,
  wayTo,
} from "./entry.ts";
import { DefaultFees } from "./settings/default-fees.tsx";
import { GlobalMessage } from "./settings/global-message.tsx";
import { otherEntries, SideList } from "./side-list.tsx";
import { ChooseBeginning } from "./skill/choose-beginning.tsx";
import { EditStaffType } from "./skill/edit-staff-type.tsx";
import { NewStaffType } from "./skill/new-staff-type.tsx";
import { SmsTemplates } from "./sms/sms-templates.tsx";

/** Staff types with their questionnaires, and what is common to all: message, default fees, SMS texts. */
export function StaffTypeScreen() {
  const answer = useApiQuery(staffTypeEndpoints.list);
  const address = useSearch({ from: "/admin/staffType" });
  const wanted = entryInAddress(address);
  const staffTypes = answer.data ?? [];
  const open = wanted ?? openAtFirst(staffTypes);
  return (
    <main className="admin staff-page">
      <PageHead
        back={<ScreenBack to="/">{commonTexts.back}</ScreenBack>}
        title={texts.title}
        lead={texts.lead}
      />
      <div className="staff-grid">
        <SideList staffTypes={staffTypes} open={open} isLoading={answer.isPending} />
        <PhoneChooser staffTypes={staffTypes} open={open} />
        <div className="staff-open">
          <QueryView
            query={answer}
            skeleton={{ count: 2, label: texts.loading }}
            failedToast={corporationToasts.staffTypesFailed}
          >
            {(known) => <Open entry={open} beginning={beginningInAddress(address)} staffTypes={known} />}
          </QueryView>
        </div>
      </div>
    </main>
  );
}

interface OpenProps {
  entry: Entry | null;
  /** What a new staff type begins with; null where it is still to be chosen. */
  beginning: Beginning | null;
  staffTypes: readonly WireStaffType[];
}

function Open({ entry, beginning, staffTypes }: OpenProps) {
  if (entry === "new" && !beginning) return <ChooseBeginning staffTypes={staffTypes} />;
  if (entry === "new" && beginning) {
    return <NewStaffType key={JSON.stringify(beginning)} beginning={beginning} staffTypes={staffTypes} />;
  }
  if (entry === "message") return <GlobalMessage />;
  if (entry === "fee") return <DefaultFees />;
  if (entry === "sms") return <SmsTemplates />;
  const staffType = staffTypes.find(({ id }) => id === entry);
  return staffType ? (
    <EditStaffType key={staffType.id} staffType={staffType} />
  ) : (
    <EmptyState>{texts.empty}</EmptyState>
  );
}

/** The side list of a phone: the staff types in a chooser, the rest as tabs above what is open. */
function PhoneChooser({ staffTypes, open }: { staffTypes: readonly WireStaffType[]; open: Entry | null }) {
  const navigate = useNavigate();
  return (
    <div className="phone-chooser">
      <div className="row">
        <NativeSelect
          label={texts.title}
          placeholder={texts.choose}
          options={staffTypes.map(({ id, job_title }) => ({ value: String(id), label: job_title }))}
          value={typeof open === "number" ? String(open) : ""}
          onChange={({ target }) => target.value && void navigate(wayTo(Number(target.value)))}
        />
        <ScreenButton {...wayTo("new")} isIconOnly aria-label={texts.add}>
          <Icon of={Plus} />
        </ScreenButton>
      </div>
      <nav className="tabs" aria-label={texts.others}>
        {otherEntries.map(({ entry, label }) => (
          <ScreenLink
            key={entry}
            className="tab"
            {...wayTo(entry)}
            aria-current={entry === open ? "page" : undefined}
          >
            {label}
          </ScreenLink>
        ))}
      </nav>
    </div>
  );
}

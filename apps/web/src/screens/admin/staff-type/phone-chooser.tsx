import { useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import type { WireStaffType } from "#contract/settings/staff-types/staff-type.entities.ts";
import { adminEditorsTexts as texts } from "#texts/da/admin/admin-editors.ts";
import { ScreenButton, ScreenLink } from "#web/components/frame/screen-link.tsx";
import { NativeSelect } from "#web/ui/choices/native-select.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { type Entry, wayTo } from "./entry.ts";
import { otherEntries } from "./side-list.tsx";

/** The side list of a phone: the staff types in a chooser, the rest as tabs above what is open. */
export function PhoneChooser({
  staffTypes,
  open,
}: {
  staffTypes: readonly WireStaffType[];
  open: Entry | null;
}) {
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

import { Banknote, EyeOff, Megaphone, MessageSquareText, Plus } from "lucide-react";
import type { WireStaffType } from "#contract/settings/staff-types/staff-type.entities.ts";
import { adminEditorsTexts, adminEditorsTexts as texts } from "#texts/da/admin/admin-editors.ts";
import { ScreenButton, ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { type Entry, wayTo } from "./entry.ts";

interface SideListProps {
  staffTypes: readonly WireStaffType[];
  open: Entry | null;
  isLoading: boolean;
}

/** What can be opened: the staff types, with a way to add one, and what is common to all of them. */
export function SideList({ staffTypes, open, isLoading }: SideListProps) {
  const current = (entry: Entry) => (entry === open ? "page" : undefined);
  return (
    <nav className="staff-side card" aria-label={texts.title}>
      <div className="row row--apart side-head">
        <h2 className="h3">{texts.title}</h2>
        <ScreenButton
          {...wayTo("new")}
          size="small"
          isIconOnly
          aria-label={texts.add}
          title={texts.add}
          aria-current={current("new")}
        >
          <Icon of={Plus} />
        </ScreenButton>
      </div>
      {isLoading && <Skeleton shape="table" count={6} label={texts.loading} />}
      <ul>
        {staffTypes.map(({ id, job_title, worker, company }) => (
          <li key={id}>
            <ScreenLink className="side-entry" {...wayTo(id)} aria-current={current(id)}>
              {job_title}
              {!(worker && company) && (
                <span className="dim push">
                  <Icon of={EyeOff} size={16} />
                  <span className="visually-hidden">, {texts.hidden}</span>
                </span>
              )}
            </ScreenLink>
          </li>
        ))}
      </ul>
      <h2 className="kicker side-kicker">{texts.others}</h2>
      <ul>
        {otherEntries.map(({ entry, label, icon }) => (
          <li key={entry}>
            <ScreenLink className="side-entry" {...wayTo(entry)} aria-current={current(entry)}>
              <Icon of={icon} size={16} />
              {label}
            </ScreenLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const { entries } = adminEditorsTexts;

/** What stands below the staff types. */
export const otherEntries = [
  { entry: "message", label: entries.message, icon: Megaphone },
  { entry: "fee", label: entries.fee, icon: Banknote },
  { entry: "sms", label: entries.sms, icon: MessageSquareText },
] as const;

import { Plus } from "lucide-react";
import { staffTypeDraftEndpoints } from "#contract/settings/staff-types/draft.endpoints.ts";
import type { WireStaffType } from "#contract/settings/staff-types/staff-type.entities.ts";
import { draftTexts, skillEditorTexts, beginTexts as texts } from "#texts/da/admin/admin-editors.ts";
import { readyMadeStaffTypes } from "#texts/da/staff-types/ready-made.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { ScreenButton, ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { wayToNew } from "../entry.ts";

/** What a new staff type can begin with: a ready-made questionnaire, an own one, a draft, or nothing. */
export function ChooseBeginning({ staffTypes }: { staffTypes: readonly WireStaffType[] }) {
  const known = new Set(staffTypes.map(({ job_title }) => job_title.trim().toLowerCase()));
  return (
    <div className="stack">
      <h2 className="h2">{skillEditorTexts.titleNew}</h2>
      <p className="dim">{texts.lead}</p>
      <Drafts />
      <Card className="stack" aria-label={texts.ready}>
        <h3 className="h3">{texts.ready}</h3>
        <ul className="staff-ready">
          {readyMadeStaffTypes.map(({ title, blocks }) => (
            <li key={title}>
              <ScreenLink {...wayToNew({ of: "ready", title })}>
                <span className="strong">{title}</span>
                <span className="small dim">
                  {known.has(title.toLowerCase())
                    ? texts.isThere
                    : blocks.map((block) => block.title).join(" · ")}
                </span>
              </ScreenLink>
            </li>
          ))}
        </ul>
      </Card>
      {staffTypes.length > 0 && (
        <Card className="stack" aria-label={texts.copies}>
          <h3 className="h3">{texts.copies}</h3>
          <ul className="row row--wrap">
            {staffTypes.map(({ id, job_title }) => (
              <li key={id}>
                <ScreenButton size="small" {...wayToNew({ of: "copy", id })}>
                  {job_title}
                </ScreenButton>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <div>
        <ScreenButton {...wayToNew({ of: "empty" })}>
          <Icon of={Plus} />
          {texts.empty}
        </ScreenButton>
      </div>
    </div>
  );
}

/** The drafts, where there are any. */
function Drafts() {
  const { data = [] } = useApiQuery(staffTypeDraftEndpoints.drafts);
  if (data.length === 0) return null;
  return (
    <Card className="stack" aria-label={texts.drafts}>
      <h3 className="h3">{texts.drafts}</h3>
      <ul className="staff-ready">
        {data.map(({ id, name, saved_at }) => (
          <li key={id}>
            <ScreenLink {...wayToNew({ of: "draft", id })}>
              <span className="strong">{name || draftTexts.unnamed}</span>
              <span className="small dim">{formatMoment(Date.parse(saved_at), serverNow())}</span>
            </ScreenLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

import { Check } from "lucide-react";
import { useState } from "react";
import { approvalEndpoints, type WireNewProfile } from "#contract/employees/approval.endpoints.ts";
import { newProfileTexts as texts } from "#texts/da/admin/people/new-profiles.ts";
import { fullName, phoneLink } from "#texts/format/contact.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { May } from "#web/components/frame/office/may.tsx";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { DeclineDialog } from "#web/components/people/approval/decline-dialog.tsx";
import { useApprove } from "#web/components/people/approval/use-approve.ts";
import { pictureOf } from "#web/components/people/picture.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Avatar } from "#web/ui/marks/avatar.tsx";

/** Who the person is, in a few lines, and the decision. */
export function NewProfile({ profile }: { profile: WireNewProfile }) {
  const [isDeclining, setDeclining] = useState(false);
  const { id, age, phone, city, approval, reason } = profile;
  const name = fullName(profile.first_name, profile.last_name) || texts.nameless;
  const { approve, isPending } = useApprove(id, name);
  const isWaiting = approval === "waiting";
  const forWhom = <span className="visually-hidden">, {name}</span>;
  return (
    <li className="prof">
      <Avatar name={name} src={pictureOf(profile, "100x100")} size={48} />
      <div className="prof-main">
        <p className="row row--wrap">
          <b className="strong">
            <ScreenLink
              className="list-link"
              to="/admin/employees/$employeeId"
              params={{ employeeId: String(id) }}
            >
              {name}
            </ScreenLink>
          </b>
          <span className="dim">{[age !== null && texts.age(age), city].filter(Boolean).join(", ")}</span>
          {!profile.profile_image && <Status tone="amber">{texts.noPicture}</Status>}
        </p>
        <p className="small">{profile.job_titles.join(", ")}</p>
        <p className="small dim">
          {experienceOf(profile)}. {texts.since(formatMoment(Date.parse(profile.at), serverNow()))}.
        </p>
        {!isWaiting && reason && <p className="small">{texts.because(reason)}</p>}
      </div>
      <div className="prof-acts">
        {phone && (
          <LinkButton variant="quiet" href={phoneLink(phone)}>
            {texts.call}
            {forWhom}
          </LinkButton>
        )}
        {isWaiting && (
          <May call={approvalEndpoints.decline}>
            <Button variant="quiet" onClick={() => setDeclining(true)}>
              {texts.decline}
              {forWhom}
            </Button>
          </May>
        )}
        <May call={approvalEndpoints.approve}>
          <Button variant="outline" isPending={isPending} onClick={approve}>
            <Icon of={Check} size={16} />
            {isWaiting ? texts.approve : texts.approveAfterAll}
            {forWhom}
          </Button>
        </May>
      </div>
      {isDeclining && <DeclineDialog id={id} name={name} onClose={() => setDeclining(false)} />}
    </li>
  );
}

function experienceOf({ experience }: WireNewProfile): string {
  if (experience.length === 0) return texts.firstJob;
  return texts.experience(
    experience.map(({ title, employer_text }) => [title, employer_text].filter(Boolean).join(", ")),
  );
}

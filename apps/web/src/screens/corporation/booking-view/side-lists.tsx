import { CalendarX2, EyeOff, History, type LucideIcon, Thermometer, UserX } from "lucide-react";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import { sickEndpoints } from "#contract/applications/sick.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { bookingViewTexts, applicantTexts as texts } from "#texts/da/corporation/booking-view.ts";
import { shortName } from "#texts/format/contact.ts";
import { formatRating } from "#texts/format/numbers.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { pictureOf } from "#web/components/people/picture.ts";
import { TakeBackSick } from "#web/components/people/staffing/take-back-sick.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { Avatar } from "#web/ui/marks/avatar.tsx";
import { PagedList } from "./paged-list.tsx";
import { type ApplicantShift, useChangeShift } from "./use-change-shift.ts";

type Lists = AnswerOf<typeof applicantEndpoints.lists>;
type ListName = "double" | "gray" | "sick" | "unwanted" | "removed";

const icons: Record<ListName, LucideIcon> = {
  double: CalendarX2,
  gray: History,
  sick: Thermometer,
  unwanted: EyeOff,
  removed: UserX,
};

/** Everybody else: booked elsewhere, earlier applicants, cancelled; for admins also hidden and removed. */
export function SideLists({ lists }: { lists: Lists }) {
  const { asAdmin } = useCorporation();
  const names: ListName[] = [
    "double",
    "gray",
    "sick",
    ...(asAdmin ? (["unwanted", "removed"] as const) : []),
  ];
  const filled = names.filter((name) => lists[name].length > 0);
  if (filled.length === 0) return null;
  return (
    <section className="shut-lists">
      {filled.map((name) => (
        <SideList key={name} name={name} shifts={lists[name]} />
      ))}
    </section>
  );
}

interface SideListProps {
  name: ListName;
  shifts: Lists[ListName];
}

function SideList({ name, shifts }: SideListProps) {
  return (
    <Fold
      isListLine
      title={
        <span className="row">
          <Icon of={icons[name]} size={16} />
          {bookingViewTexts.lists[name]}
          <span className="dim-2">{shifts.length}</span>
        </span>
      }
    >
      <PagedList items={shifts}>
        {(shown) => (
          <ul className="side-list">
            {shown.map((shift) => (
              <SidePerson key={shift.id} shift={shift} canShow={name === "unwanted"} />
            ))}
          </ul>
        )}
      </PagedList>
    </Fold>
  );
}

interface SidePersonProps {
  shift: ApplicantShift;
  /** A hidden person can be shown again. */
  canShow: boolean;
}

/** One line of a folded list: who it is, and why the person stands here. */
function SidePerson({ shift, canShow }: SidePersonProps) {
  const { employee, removed_reason, cancellation_reason } = shift;
  const { change, isPending } = useChangeShift();
  const { asAdmin, takenOver } = useCorporation();
  const may = useMay();
  const isOffice = asAdmin && !takenOver;
  const name = shortName(employee.first_name, employee.last_name);
  const { rating } = employee.rating;
  const reason = removed_reason || cancellation_reason;
  return (
    <li className="chosen">
      <Avatar name={name} src={pictureOf(employee, "100x100")} />
      <span>
        <b className="strong">{name}</b>
        <span className="tiny dim">
          {rating === null ? texts.noRating : formatRating(rating)} · {texts.shifts(employee.nrOfShifts)}
        </span>
        {shift.reported_sick && <span className="tiny dim">{texts.reportedSick}</span>}
        {reason && <span className="tiny dim">{reason}</span>}
      </span>
      {isOffice && shift.status === "sick" && may(sickEndpoints.takeBackForPerson) && (
        <TakeBackSick shiftId={shift.id} name={name} />
      )}
      {canShow && may(applicantEndpoints.changeState) && (
        <Button size="small" isPending={isPending} onClick={() => change(shift.id, "applied")}>
          {texts.show}
        </Button>
      )}
    </li>
  );
}

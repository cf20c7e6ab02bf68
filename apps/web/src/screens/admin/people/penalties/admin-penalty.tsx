import { useState } from "react";
import { penaltyEndpoints, type WireAdminPenalty } from "#contract/employees/penalty.endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import { penaltyQueueTexts as texts } from "#texts/da/admin/penalties.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { cardNames } from "#texts/da/employee/penalties.ts";
import { formatPhone, fullName, phoneLink } from "#texts/format/contact.ts";
import { wholeDay } from "#texts/format/days.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { ReasonDialog } from "#web/components/feedback/reason-dialog.tsx";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { PenaltyAnswer } from "#web/components/people/penalties/penalty-answer.tsx";
import { PenaltyCard, PenaltyState } from "#web/components/people/penalties/penalty-card.tsx";
import { ReviewFileList } from "#web/components/people/penalties/review-file-list.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";

type Decision = "uphold" | "lift";

/**
 * Somebody's card: the person's own words first, then what it is for, then the decision. In the list only those that
 * wait, or did when they came into sight, stand open. Alone it needs no name.
 */
export function AdminPenalty({ penalty, isAlone }: { penalty: WireAdminPenalty; isAlone?: boolean }) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const may = useMay();
  const [waited] = useState(penalty.waits);
  const { employee, review, waits, counts, annulled_at, shift } = penalty;
  const name = fullName(employee.first_name, employee.last_name) || texts.nameless;
  const card = (
    <PenaltyCard
      penalty={penalty}
      who={texts.they}
      removedBy={texts.removedBy}
      before={<Words penalty={penalty} />}
    >
      {review?.decision && <PenaltyAnswer review={review} />}
      <div className="row row--wrap">
        {annulled_at === null && may(penaltyEndpoints.reviewPenalty) && (
          <Decisions name={name} penalty={penalty} onDecide={setDecision} />
        )}
        <ScreenLink to="/admin/bookingInvoice/$bookingId" params={{ bookingId: String(shift.booking_id) }}>
          {texts.seeShift}
        </ScreenLink>
        {employee.phone && <a href={phoneLink(employee.phone)}>{texts.call(formatPhone(employee.phone))}</a>}
      </div>
    </PenaltyCard>
  );
  return (
    <article className="stack stack--tight" aria-label={name}>
      <div className="row row--wrap">
        {!isAlone && (
          <h2 className="h3">
            <ScreenLink to="/admin/employees/$employeeId" params={{ employeeId: String(employee.id) }}>
              {name}
            </ScreenLink>
          </h2>
        )}
        {waits && <Status tone="amber">{texts.waits}</Status>}
      </div>
      {waits || waited || (isAlone && counts) ? card : <Fold title={<Line penalty={penalty} />}>{card}</Fold>}
      {decision && (
        <DecidePenaltyDialog id={penalty.id} decision={decision} onClose={() => setDecision(null)} />
      )}
    </article>
  );
}

/** A card that waits for nobody, in one line. */
function Line({ penalty }: { penalty: WireAdminPenalty }) {
  const { card, shift } = penalty;
  return (
    <span className="row row--wrap">
      {cardNames[card]}, {wholeDay(shift.date, dayOf(useNow()))}
      <PenaltyState penalty={penalty} />
    </span>
  );
}

function Words({ penalty }: { penalty: WireAdminPenalty }) {
  const today = dayOf(useNow());
  const { review, waits, held } = penalty;
  if (!review?.message || !review.created_at || !review.answer_by) {
    if (!waits) return null;
    return <p className="small strong">{held ? texts.held : texts.unseen}</p>;
  }
  const asked = wholeDay(dayOf(Date.parse(review.created_at)), today);
  return (
    <blockquote className="penalty-words">
      <p>«{review.message}»</p>
      <p className="small dim">
        {texts.asked(asked, wholeDay(review.answer_by, today))}{" "}
        {waits && review.answer_by < today && texts.answerOver}
      </p>
      <Files penalty={penalty} />
    </blockquote>
  );
}

/** What the person has attached; each look is noted. */
function Files({ penalty: { id, files } }: { penalty: WireAdminPenalty }) {
  const open = useApiMutation(penaltyEndpoints.openReviewFile);
  const may = useMay();
  if (!may(penaltyEndpoints.openReviewFile)) return null;
  return <ReviewFileList files={files} onOpen={(fileId) => open.mutateAsync({ params: { id, fileId } })} />;
}

interface DecisionsProps {
  name: string;
  penalty: WireAdminPenalty;
  onDecide: (decision: Decision) => void;
}

/** Lifting is always possible; what is upheld is not upheld twice. */
function Decisions({ name, penalty: { review }, onDecide }: DecisionsProps) {
  const isUpheld = review?.decision === "uphold";
  return (
    <>
      <Button onClick={() => onDecide("lift")}>
        {texts.lift}
        <span className="visually-hidden">, {name}</span>
      </Button>
      <Button isDisabled={isUpheld} onClick={() => onDecide("uphold")}>
        {texts.uphold}
        <span className="visually-hidden">, {name}</span>
      </Button>
      {isUpheld && <span className="small dim">{texts.cannotUphold}</span>}
    </>
  );
}

interface DecidePenaltyDialogProps {
  id: number;
  decision: "uphold" | "lift";
  onClose: () => void;
}

/** Says what the decision does, and asks why; the employee reads the reason. */
function DecidePenaltyDialog({ id, decision, onClose }: DecidePenaltyDialogProps) {
  const decide = useApiMutation(penaltyEndpoints.reviewPenalty);
  const { title, text, done } = texts.dialogs[decision];
  return (
    <ReasonDialog
      draft={`penalty-${decision}-${id}`}
      isRefusing={decision === "uphold"}
      confirmLabel={texts[decision]}
      field={{ label: texts.reason, hint: texts.reasonHint, rows: 3, maxLength: 500 }}
      call={decide}
      onSend={(reason, then) => decide.mutate({ params: { id }, body: { decision, reason } }, then)}
      failed={adminToasts.actionFailed}
      {...{ title, text, done, onClose }}
    />
  );
}

import { useState } from "react";
import { penaltyEndpoints, type WirePenalty } from "#contract/employees/penalty.endpoints.ts";
import { dayOf } from "#rules/time/moment.ts";
import { statusErrors } from "#texts/da/common/errors.ts";
import { cardNames, penaltyTexts } from "#texts/da/employee/penalties.ts";
import { formatPhone, phoneLink } from "#texts/format/contact.ts";
import { wholeDay } from "#texts/format/days.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { useAppState } from "#web/api/session/use-session.ts";
import { ReasonDialog } from "#web/components/feedback/reason-dialog.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { OwnReviewFiles } from "./own-review-files.tsx";

const texts = penaltyTexts.dialog;

/** The way to a new look at a card, once each. */
export function AskForReview({ penalty }: { penalty: WirePenalty }) {
  const [isAsking, setAsking] = useState(false);
  const { annulled_at, review, counts } = penalty;
  if (annulled_at !== null || !counts) return null;
  if (review?.message) {
    if (review.decision === null) return <OwnReviewFiles penalty={penalty} canChange />;
    return (
      <>
        <OwnReviewFiles penalty={penalty} canChange={false} />
        <p className="small dim">{penaltyTexts.askOnce}</p>
        <Elsewhere />
      </>
    );
  }
  return (
    <>
      <Button isWide onClick={() => setAsking(true)}>
        {penaltyTexts.ask}
      </Button>
      {isAsking && <AskDialog penalty={penalty} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Where else somebody can turn whose card stands. */
function Elsewhere() {
  const { title, call, union, equality, data } = penaltyTexts.elsewhere;
  const phone = useAppState().config.brand.supportPhone;
  return (
    <div className="stack stack--tight small">
      <p className="strong">{title}</p>
      <ul className="stack stack--tight">
        <li>
          <a href={phoneLink(phone)}>{call(formatPhone(phone))}</a>
        </li>
        <li>{union}</li>
        <li>
          <a href="https://naevneneshus.dk/start-din-klage/ligebehandlingsnaevnet/">{equality}</a>
        </li>
        <li>
          <a href="https://www.datatilsynet.dk/borger/klage">{data}</a>
        </li>
      </ul>
    </div>
  );
}

/** Who reads it, until when there is an answer, and the person's own words; they outlive a reload. */
function AskDialog({ penalty, onClose }: { penalty: WirePenalty; onClose: () => void }) {
  const now = useNow();
  const { id, card, shift, review_answer_by } = penalty;
  const ask = useApiMutation(penaltyEndpoints.askForReview);
  return (
    <ReasonDialog
      draft={`penalty-review-${id}`}
      title={texts.title}
      text={texts.reader(wholeDay(review_answer_by, dayOf(now)))}
      summary={
        <div className="commit">
          <p className="commit-what">
            <b className="strong">{cardNames[card]}</b> · {shift.job_title}, {shift.corporation} ·{" "}
            <span className="nowrap">{wholeDay(shift.date, dayOf(now))}</span>
          </p>
        </div>
      }
      confirmLabel={texts.send}
      field={{
        label: texts.field,
        placeholder: texts.placeholder,
        rows: 5,
        maxLength: 500,
        hasCounter: true,
      }}
      call={ask}
      onSend={(message, then) => ask.mutate({ params: { id }, body: { message } }, then)}
      done={texts.sent}
      failed={statusErrors[500]}
      onClose={onClose}
    >
      <OwnReviewFiles penalty={penalty} canChange />
      <p className="small dim">{texts.note}</p>
    </ReasonDialog>
  );
}

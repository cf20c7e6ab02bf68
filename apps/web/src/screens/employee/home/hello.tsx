import { CalendarCheck2, ShieldAlert, ShieldCheck, Snowflake, Star } from "lucide-react";
import type { WireEmployee } from "#contract/employees/employee.entities.ts";
import { needsPayDetails } from "#rules/pay/pay-details.ts";
import { employeeBookingTexts } from "#texts/da/employee/employee-booking.ts";
import {
  employeeStatusTexts as status,
  employeeHomeTexts as texts,
} from "#texts/da/employee/employee-home.ts";
import { penaltyTexts } from "#texts/da/employee/penalties.ts";
import { formatMomentLong } from "#texts/format/moments.ts";
import { formatCount, formatRating } from "#texts/format/numbers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";
import { Icon } from "#web/ui/icon.tsx";

// Most people never see it, or see it once.
const OwnApproval = lazyComponent(async () => (await import("./own-approval.tsx")).OwnApproval);

/** From the second sign-in on nobody needs to be welcomed any more. */
const WELCOME_BELOW = 2;

/** Greeting and status: rating, shifts, card, freeze, and what is missing for the pay. */
export function Hello({ employee }: { employee: WireEmployee }) {
  const { penalty } = employee;
  return (
    <section className="hello">
      <h1 className="h1">{texts.greeting(employee.first_name)}</h1>
      {employee.sign_in_count < WELCOME_BELOW && <p className="lead">{texts.welcome}</p>}
      <ul className="hello-facts">
        <RatingFact {...employee.rating} />
        <li>
          <Icon of={CalendarCheck2} />
          <b className="strong">{formatCount(employee.nrOfShifts)}</b>
          <span className="dim">{status.shiftWord(employee.nrOfShifts)}</span>
        </li>
        <li>
          <Icon of={penalty.card === null ? ShieldCheck : ShieldAlert} />
          {penalty.card === null ? (
            <span className="dim">{cardText(null)}</span>
          ) : (
            <ScreenLink to="/penalties">{cardText(penalty.card)}</ScreenLink>
          )}
        </li>
      </ul>
      {(employee.approval !== "approved" || employee.approval_at !== null) && (
        <OwnApproval employee={employee} onFail={() => {}} />
      )}
      {penalty.frozen_until !== null && (
        <Note tone="amber" icon={Snowflake}>
          {status.frozenUntil(formatMomentLong(Date.parse(penalty.frozen_until), serverNow()))}.{" "}
          <ScreenLink to="/penalties">{penaltyTexts.seeCards}</ScreenLink>
        </Note>
      )}
      {needsPayDetails(payDetailsOf(employee)) && (
        <Note tone="blue">
          {status.missingBank}.{" "}
          <ScreenLink to="/editemployee" hash="loen">
            {status.addBank}
          </ScreenLink>
        </Note>
      )}
    </section>
  );
}

function RatingFact({ rating, nrOfRatings }: WireEmployee["rating"]) {
  return (
    <li>
      <Icon of={Star} className={rating === null ? "" : "star-on"} />
      {rating !== null && <b className="strong">{formatRating(rating)}</b>}
      <span className="dim">
        {rating === null ? status.noRating : employeeBookingTexts.ratings(nrOfRatings)}
      </span>
    </li>
  );
}

function cardText(card: WireEmployee["penalty"]["card"]): string {
  if (card === null) return status.noCard;
  return card === "yellow" ? status.yellowCard : status.redCard;
}

function payDetailsOf(employee: WireEmployee) {
  return {
    cprNr: employee.cpr_nr,
    bankAccountNr: employee.bank_account_nr,
    bankRegNr: employee.bank_reg_nr,
    taxCardType: employee.tax_card_type,
  };
}

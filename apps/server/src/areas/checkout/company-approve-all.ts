import type { checkoutEndpoints } from "#contract/areas/checkout.ts";
import type { BodyOf } from "#contract/endpoint.ts";
import { timesToApprove } from "#rules/checkout/company-card.ts";
import type { Times } from "#rules/checkout/times.ts";
import { actorOf } from "#server/areas/actor.ts";
import type { Verb } from "#server/areas/verb.ts";
import { Refused } from "#server/refused.ts";
import { stampsOf } from "#server/stores/shifts/checkout.ts";
import { inTransaction } from "#server/stores/transaction.ts";
import { lockCompanyShifts } from "./locked-shifts.ts";
import { showToCompany } from "./show.ts";
import { isLockedForCompany, stampForCompany } from "./stamp-for-company.ts";

/**
 * Stamps everybody whose two times are given and reject nothing; who is agreed, locked or disputed is left as it
 * was (D-089). Refuses `not_found` also for somebody who is not selected, `not_started` and `checkout_locked`.
 */
export const companyApproveAll: Verb<typeof checkoutEndpoints.companyApproveAll> = (call) => {
  const { session, body, now, services } = call;
  return inTransaction(services.db, async (tx) => {
    const { booking, shifts } = await lockCompanyShifts(tx, session, body.booking_id);
    if (booking.all_check_times_approved) throw new Refused("checkout_locked");

    for (const { employee_id, checkOut } of body.shifts) {
      const shift = shifts.get(employee_id);
      if (!shift) throw new Refused("not_found");
      const allApproved = isLockedForCompany(booking, shift);
      const times = timesToApprove({ ...stampsOf(shift), draft: draftOf(checkOut), allApproved });
      if (!times) continue;
      const stamped = await stampForCompany(
        { tx, now, services },
        actorOf(session),
        { booking, shift },
        {
          times,
          explanation: checkOut.time_comment_by_corporation,
          comment: checkOut.comment,
          stars: checkOut.rating,
        },
      );
      shifts.set(employee_id, stamped);
    }
    return showToCompany(tx, [...shifts.values()], call);
  });
};

type SentCheckout = BodyOf<typeof checkoutEndpoints.companyApproveAll>["shifts"][number]["checkOut"];

/** The two times of a card, null while one of them is missing. */
function draftOf(sent: SentCheckout): Times | null {
  const { corporation_checkin_time: from, corporation_checkout_time: to } = sent;
  return from && to ? { from, to } : null;
}

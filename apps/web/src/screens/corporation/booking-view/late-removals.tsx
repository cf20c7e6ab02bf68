import { UserX } from "lucide-react";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { lateRemovalTexts as texts } from "#texts/da/corporation/change-agreed.ts";
import { shortName } from "#texts/format/contact.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { formatHours, formatKronerUnit } from "#texts/format/numbers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { Icon } from "#web/ui/icon.tsx";

/** Who is off the booking at the company's expense, when, why, and what each costs; nothing where nobody is. */
export function LateRemovals({ removals }: Pick<WireCorporationBooking, "removals">) {
  if (removals.length === 0) return null;
  return (
    <section className="stack stack--tight" aria-labelledby="late-removals">
      <h3 className="h3" id="late-removals">
        {texts.title}
      </h3>
      <ul className="side-list">
        {removals.map(({ shift_id, first_name, last_name, reason, at, hours, amount, pay }) => (
          <li key={shift_id} className="chosen">
            <Icon of={UserX} size={18} />
            <span>
              <b className="strong">{shortName(first_name, last_name)}</b>
              {at && <span className="tiny dim">{formatMoment(Date.parse(at), serverNow())}</span>}
              {reason && <span className="tiny dim">«{reason}»</span>}
            </span>
            <span className="small num">
              {texts.fee(formatHours(hours), formatKronerUnit(fromWireKroner(amount)))}
              {pay > 0 && (
                <span className="tiny dim">{texts.pay(formatKronerUnit(fromWireKroner(pay)))}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="tiny dim">{texts.lapses}</p>
    </section>
  );
}

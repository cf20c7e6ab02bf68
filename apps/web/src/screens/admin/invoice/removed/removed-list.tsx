import { fromWireKroner } from "#rules/money/ore.ts";
import { adminInvoiceTexts as texts } from "#texts/da/admin/admin-invoice.ts";
import { fullName } from "#texts/format/contact.ts";
import { formatMomentLong } from "#texts/format/moments.ts";
import { formatHours, formatKronerUnit } from "#texts/format/numbers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { pictureOf } from "#web/components/people/picture.ts";
import { Avatar } from "#web/ui/marks/avatar.tsx";
import type { InvoiceDetails } from "../state/invoice-details.ts";
import { DropFee } from "./drop-fee.tsx";

/** 'Afmeldelser af virksomheden': whom the company removed, why, when, and the fee that is proposed. */
export function RemovedList({ details }: { details: InvoiceDetails }) {
  const { removedShifts, cancellationLines } = details;
  return (
    <div className="stack stack--tight">
      <h2 className="h3">{texts.removedByCorporation}</h2>
      {removedShifts.length === 0 && <p className="small dim">{texts.noneRemoved}</p>}
      {removedShifts.length > 0 && (
        <ul className="removed">
          {removedShifts.map(({ id, employee, removed_reason, removed_at }) => {
            const name = fullName(employee.first_name, employee.last_name);
            const fee = cancellationLines.find((line) => line.shift_id === id);
            return (
              <li key={id}>
                <Avatar name={name} src={pictureOf(employee)} size={32} />
                <b className="strong">{name}</b>
                {removed_reason && <span>«{removed_reason}»</span>}
                {fee && (
                  <span className="status">
                    {texts.cancellationFee(
                      formatHours(fee.hours),
                      formatKronerUnit(fromWireKroner(fee.amount)),
                    )}
                  </span>
                )}
                {fee?.can_lapse && <span className="tiny dim">{texts.feeCanLapse}</span>}
                {fee && <DropFee shiftId={id} name={name} isSent={fee.is_sent} />}
                {removed_at && (
                  <span className="dim push">{formatMomentLong(Date.parse(removed_at), serverNow())}</span>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

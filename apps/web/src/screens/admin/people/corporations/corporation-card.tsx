import type { WireListedCorporation } from "#contract/corporations/corporation.entities.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { CorporationMark } from "#web/components/jobs/company-mark.tsx";
import { TakeOverButton } from "#web/screens/admin/take-over-button.tsx";
import { CorporationName, Overdue } from "./corporation-columns.tsx";
import { CorporationMenu } from "./corporation-menu.tsx";

/** A company on a phone: who, what it owes, how to reach it, and what can be done. */
export function CorporationCard({ corporation }: { corporation: WireListedCorporation }) {
  const { id, name, email, phone } = corporation;
  return (
    <>
      <div className="row">
        <CorporationMark of={corporation} size={40} />
        <CorporationName corporation={corporation} />
      </div>
      <p className="small dim company-contact">
        {email}
        <span className="nowrap">{formatPhone(phone)}</span>
      </p>
      <Overdue corporation={corporation} />
      <div className="booking-row-acts">
        <TakeOverButton kind="corporation" id={id} name={name} />
        <CorporationMenu corporation={corporation} />
      </div>
    </>
  );
}

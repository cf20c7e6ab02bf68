import { TriangleAlert } from "lucide-react";
import type { WireListedCorporation } from "#contract/corporations/corporation.entities.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { dayOf } from "#rules/time/moment.ts";
import { adminCorporationsTexts } from "#texts/da/admin/admin-lists.ts";
import { paymentTexts } from "#texts/da/admin/payments/payment.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { formatDayNumeric } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { fromList } from "#web/components/frame/way-back.tsx";
import { CorporationMark } from "#web/components/jobs/company-mark.tsx";
import { TakeOverButton } from "#web/screens/admin/take-over-button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import type { Column } from "#web/ui/tables/table.tsx";
import { CorporationMenu } from "./corporation-menu.tsx";

const { columns, isSuspended } = adminCorporationsTexts;

/** Menu to 'take over'. */
export const corporationColumns: readonly Column<WireListedCorporation>[] = [
  {
    id: "menu",
    header: <span className="visually-hidden">{columns.menu}</span>,
    cell: (corporation) => <CorporationMenu corporation={corporation} />,
  },
  {
    id: "photo",
    header: columns.photo,
    cell: (corporation) => <CorporationMark of={corporation} size={40} />,
  },
  { id: "id", header: columns.id, cell: ({ id }) => id, isNumber: true },
  {
    id: "name",
    header: columns.name,
    cell: (corporation) => <CorporationName corporation={corporation} />,
    isRowKey: true,
  },
  { id: "email", header: columns.email, cell: ({ email }) => email },
  { id: "phone", header: columns.phone, cell: ({ phone }) => formatPhone(phone) },
  {
    id: "created",
    header: columns.created,
    cell: ({ created_at }) => formatDayNumeric(dayOf(Date.parse(created_at))),
  },
  {
    id: "overdue",
    header: paymentTexts.overdueColumn,
    cell: (corporation) => <Overdue corporation={corporation} />,
  },
  {
    id: "take-over",
    header: columns.takeOver,
    cell: ({ id, name }) => <TakeOverButton kind="corporation" id={id} name={name} />,
  },
];

/** What is not paid in time; nothing where all is. */
export function Overdue({ corporation }: { corporation: WireListedCorporation }) {
  const { count, amount } = corporation.overdue;
  if (count === 0) return null;
  return (
    <Status tone="brick" icon={TriangleAlert}>
      {paymentTexts.overdue(count, formatKronerUnit(fromWireKroner(amount)))}
    </Status>
  );
}

/** The name, which leads to the company's page; a company without access says so beside it. */
export function CorporationName({
  corporation: { id, name, suspended_at },
}: {
  corporation: WireListedCorporation;
}) {
  return (
    <span className="row row--wrap">
      <ScreenLink
        className="list-link"
        to="/admin/corporations/$corporationId"
        params={{ corporationId: String(id) }}
        state={fromList}
      >
        {name}
      </ScreenLink>
      {suspended_at && <Status tone="brick">{isSuspended}</Status>}
    </span>
  );
}

import { UserRoundCheck } from "lucide-react";
import { ownerApprovalEndpoints } from "#contract/bookings/owner-approval.ts";
import { waitsForOwner } from "#rules/bookings/owner-approval.ts";
import { fromWireKroner, type Ore } from "#rules/money/ore.ts";
import { ownerApprovalTexts as texts } from "#texts/da/users/owner-approval.ts";
import { formatRoundKroner } from "#texts/format/numbers.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { Note } from "#web/ui/feedback/note.tsx";

/** That what is about to be booked, for `total` øre excl. VAT, waits for an owner of the company first; nothing where it does not. */
export function OwnerLimitNote({ total }: { total: Ore }) {
  const { user, asAdmin } = useCorporation();
  return user?.role === "booker" && !asAdmin ? <BookersNote total={total} /> : null;
}

function BookersNote({ total }: { total: Ore }) {
  const amount = useApiQuery(ownerApprovalEndpoints.ownerLimit).data?.amount ?? null;
  const limit = amount === null ? null : fromWireKroner(amount);
  if (limit === null || !waitsForOwner({ role: "booker", isOffice: false, limit }, total)) return null;
  return (
    <Note tone="amber" icon={UserRoundCheck} title={texts.before(formatRoundKroner(limit))}>
      {texts.beforeText}
    </Note>
  );
}

import { changedInvoiceDataTexts as texts } from "#texts/da/admin/changed-invoice-data.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import type { RunBooking } from "./run-booking.ts";

/** Which company's invoice data is other than when it was last invoiced; nothing where none's is. */
export function ChangedInvoiceData({ bookings }: { bookings: readonly RunBooking[] }) {
  const now = useNow();
  const changed = new Map(
    bookings.flatMap((one) =>
      one.changed ? [[one.corporation_id, { ...one, changed: one.changed }] as const] : [],
    ),
  );
  if (changed.size === 0) return null;
  return (
    <Note tone="amber">
      <div className="stack stack--tight">
        <b>{texts.title}</b>
        <p>{texts.text}</p>
        <ul>
          {[...changed.values()].map(({ corporation_id, corporation, changed: { fields, at, by } }) => (
            <li key={corporation_id}>
              <ScreenLink
                className="cell-link"
                to="/admin/corporations/$corporationId"
                params={{ corporationId: String(corporation_id) }}
              >
                {corporation}
              </ScreenLink>
              {": "}
              {texts.change(fields, formatMoment(Date.parse(at), now), by)}
            </li>
          ))}
        </ul>
      </div>
    </Note>
  );
}

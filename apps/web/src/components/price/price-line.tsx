import { ChevronUp } from "lucide-react";
import { useState } from "react";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { priceTexts } from "#texts/da/price/price.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useIsNarrow } from "#web/ui/foundation/use-is-narrow.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { BookingPrice } from "./booking-price.tsx";
import { PriceTotal } from "./price-table.tsx";

interface PriceLineProps {
  booking: WireCorporationBooking;
  /** Its lines were opened. */
  onOpen?: () => void;
}

/** «Vis pris» beside the total, which is always in sight: the lines behind it unfold, or come from below on phones. */
export function PriceLine({ booking, onOpen }: PriceLineProps) {
  const total = (
    <span className="price-line-total">{formatKronerUnit(fromWireKroner(booking.price.total))}</span>
  );
  if (useIsNarrow()) {
    return (
      <PriceSheetButton booking={booking} onOpen={onOpen} variant="quiet" className="price-line">
        {total}
      </PriceSheetButton>
    );
  }
  const titled = (words: string) => (
    <span className="row">
      <span>{words}</span>
      {total}
    </span>
  );
  return (
    <Fold title={titled(priceTexts.show)} openTitle={titled(priceTexts.hide)} onOpen={onOpen}>
      <div className="price-line-lines">
        <BookingPrice booking={booking} />
      </div>
    </Fold>
  );
}

/** On phones the total of a booking stays in sight, with a word on it; its lines slide up from it. */
export function PriceBar({ booking, note, onOpen }: PriceLineProps & { note?: string }) {
  return (
    <section className="total-bar" aria-label={priceTexts.columns.total}>
      <div>
        <span className="tiny dim">{priceTexts.footer}</span>
        <b>{formatKronerUnit(fromWireKroner(booking.price.total))}</b>
        {note && <span className="tiny">{note}</span>}
      </div>
      <PriceSheetButton booking={booking} onOpen={onOpen} />
    </section>
  );
}

interface PriceSheetButtonProps extends PriceLineProps {
  variant?: "quiet";
  className?: string;
  children?: React.ReactNode;
}

function PriceSheetButton({ booking, onOpen, children, ...look }: PriceSheetButtonProps) {
  const [isOpen, setOpen] = useState(false);
  function open() {
    setOpen(true);
    onOpen?.();
  }
  return (
    <>
      <Button onClick={open} aria-haspopup="dialog" {...look}>
        <span>{priceTexts.show}</span>
        {children}
        <Icon of={ChevronUp} size={16} />
      </Button>
      {isOpen && (
        <Dialog
          isOpen
          title={priceTexts.title}
          onClose={() => setOpen(false)}
          summary={<PriceTotal total={fromWireKroner(booking.price.total)} />}
        >
          <BookingPrice booking={booking} isTotalBelow />
        </Dialog>
      )}
    </>
  );
}

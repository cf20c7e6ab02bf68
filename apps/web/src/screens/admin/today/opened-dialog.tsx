import { createContext, type ReactNode, useContext, useState } from "react";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { lazyPart } from "#web/ui/foundation/lazy-part.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import type { TodayItem } from "./line/item.ts";
import type { LineDialog } from "./line/line-ways.ts";
import { useKeptPlace } from "./line/use-kept-place.ts";

const SettleDialog = lazyPart(async () => (await import("./settle-dialog.tsx")).SettleDialog);
const RemindDialog = lazyPart(
  async () => (await import("#web/components/people/remind-dialog.tsx")).RemindDialog,
);
const ReplacementDialog = lazyPart(
  async () => (await import("#web/components/people/staffing/replacement-dialog.tsx")).ReplacementDialog,
);

interface Opened {
  readonly dialog: LineDialog;
  readonly item: TodayItem;
}

const OpenDialogContext = createContext<(opened: Opened) => void>(() => {});

/** Opens the dialog of a line. */
export const useOpenDialog = () => useContext(OpenDialogContext);

/** Keeps the dialog of a line open when somebody else has ended its waiting meanwhile and the line is gone. */
export function DialogsOfLines({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useKeptPlace();
  function fail() {
    setOpened(null);
    toast.error(uiTexts.notFetched);
  }

  return (
    <OpenDialogContext value={setOpened}>
      {children}
      {opened && <OpenedDialog {...opened} onClose={() => setOpened(null)} onFail={fail} />}
    </OpenDialogContext>
  );
}

function OpenedDialog({ dialog, item, ...ways }: Opened & { onClose: () => void; onFail: () => void }) {
  const now = useNow();
  const { booking_id: id, shift_id, date, start_time, end_time } = item;
  if ((dialog === "remind" || dialog === "ask_for_data") && shift_id !== null) {
    const first = dialog === "ask_for_data" ? "pay_data" : undefined;
    return <RemindDialog shiftId={shift_id} first={first} {...ways} />;
  }
  if (id === null || date === null || start_time === null || end_time === null) return null;
  if (dialog === "settle") {
    return <SettleDialog item={item} booked={{ from: start_time, to: end_time }} {...ways} />;
  }
  return <ReplacementDialog booking={{ id, date, start_time, end_time }} now={now} {...ways} />;
}

import { createContext, type ReactNode, useContext, useState } from "react";
import { useNow } from "#web/api/page/use-now.ts";
import { ReplacementDialog } from "#web/components/people/staffing/replacement-dialog.tsx";
import type { TodayItem } from "./line-facts.ts";
import { SettleDialog } from "./settle-dialog.tsx";

interface Opened {
  readonly dialog: "replace" | "settle";
  readonly item: TodayItem;
}

const OpenDialogContext = createContext<(opened: Opened) => void>(() => {});

/** Opens the dialog of a line. */
export const useOpenDialog = () => useContext(OpenDialogContext);

/** Keeps the dialog of a line open when somebody else has ended its waiting meanwhile and the line is gone. */
export function DialogsOfLines({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <OpenDialogContext value={setOpened}>
      {children}
      {opened && <OpenedDialog {...opened} onClose={() => setOpened(null)} />}
    </OpenDialogContext>
  );
}

function OpenedDialog({ dialog, item, onClose }: Opened & { onClose: () => void }) {
  const now = useNow();
  const { booking_id: id, date, start_time, end_time } = item;
  if (id === null || date === null || start_time === null || end_time === null) return null;
  if (dialog === "settle") {
    return <SettleDialog item={item} booked={{ from: start_time, to: end_time }} onClose={onClose} />;
  }
  return <ReplacementDialog booking={{ id, date, start_time, end_time }} now={now} onClose={onClose} />;
}

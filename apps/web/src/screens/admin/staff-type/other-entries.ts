import { Banknote, Megaphone, MessageSquareText } from "lucide-react";
import { adminEditorsTexts } from "#texts/da/admin/admin-editors.ts";

const { entries } = adminEditorsTexts;

/** What stands below the staff types. */
export const otherEntries = [
  { entry: "message", label: entries.message, icon: Megaphone },
  { entry: "fee", label: entries.fee, icon: Banknote },
  { entry: "sms", label: entries.sms, icon: MessageSquareText },
] as const;

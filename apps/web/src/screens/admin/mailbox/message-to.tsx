import { mailboxTexts as texts } from "#texts/da/admin/mailbox.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import type { Message } from "./message-status.tsx";

/** Whom it is for; an employee leads to their page. */
export function MessageTo({ message: { to, channel, employee_id } }: { message: Message }) {
  if (to === "") return <span className="dim">{texts.deletedShort}</span>;
  const words = channel === "sms" ? formatPhone(to) : to;
  if (employee_id === null) return words;
  return (
    <ScreenLink to="/admin/employees/$employeeId" params={{ employeeId: String(employee_id) }}>
      {words}
    </ScreenLink>
  );
}

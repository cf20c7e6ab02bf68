import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { WireAdminShift } from "#contract/invoicing/invoice-page.entities.ts";
import type { OfficeRole } from "#rules/people/security/office-roles.ts";
import { momentOf } from "#rules/time/moment.ts";
import { adminInvoiceTexts as texts } from "#texts/da/admin/admin-invoice.ts";
import { type AppState, AppStateContext } from "#web/api/session/use-session.ts";
import { type InvoiceEdits, InvoiceEditsProvider } from "../state/invoice-edits.ts";
import { Attendance } from "./attendance.tsx";

/** The cell of somebody who is booked for a shift of that day. */
function cellOn(day: string, office_role: OfficeRole = "owner"): string {
  const shift = { attendance: "met", locked: { invoice: null, pay: null } } as unknown as WireAdminShift;
  return renderToStaticMarkup(
    <AppStateContext value={{ session: { kind: "corporation", corporation: { office_role } } } as AppState}>
      <InvoiceEditsProvider value={{} as InvoiceEdits}>
        <Attendance shift={shift} name="Anna K." startsAt={momentOf(day, "16:00")} />
      </InvoiceEditsProvider>
    </AppStateContext>,
  );
}

test("nobody has met before the shift begins, and the box waits until then", () => {
  const ahead = cellOn("2999-01-01");
  expect(ahead).toContain(texts.notBegun);
  expect(ahead).toContain("disabled");
  expect(ahead).not.toContain(`${texts.met}</span>`);
});

test("from the start on somebody has met until it is said otherwise", () => {
  const begun = cellOn("2020-01-01");
  expect(begun).toContain(`${texts.met}</span>`);
  expect(begun).not.toContain(texts.notBegun);
  expect(begun).not.toContain("disabled");
});

test("a reader sees whether somebody came, without a box to tick", () => {
  const read = cellOn("2020-01-01", "reader");
  expect(read).toContain(`${texts.met}</span>`);
  expect(read).not.toContain("<input");
});

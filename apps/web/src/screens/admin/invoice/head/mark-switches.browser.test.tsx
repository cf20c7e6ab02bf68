import { beforeEach, expect, test } from "vitest";
import { invoicingEndpoints as rows } from "#contract/invoicing/invoice-page.endpoints.ts";
import { companyState, renderScreen } from "#tests/support/screens/render-screen.tsx";
import { type ApiStub, stubApi } from "#tests/support/screens/stub-api.ts";
import { adminInvoiceTexts } from "#texts/da/admin/admin-invoice.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";
import type { InvoiceDetails } from "../state/invoice-details.ts";
import { InvoiceEditsProvider, useEditing } from "../state/invoice-edits.ts";
import { MarkSwitches } from "./mark-switches.tsx";

const texts = adminInvoiceTexts.marks;

type Options = InvoiceDetails["bookingOptions"];

const options = (isInvoiced: boolean): Options => ({
  ...{ all_check_times_approved: isInvoiced, paid_at: null, all_gravy_status: null },
  ...{ is_sent_to_billy: false, is_sent_to_zenegy: false, billy_requested: false, zenegy_requested: false },
  ...{ locked: { invoice: null, pay: null } },
  sent: {
    invoice: { accepted: 0, queued: 0, refused: 0, of: 1 },
    pay: { accepted: 0, queued: 0, refused: 0, of: 1 },
  },
});

const booking = (id: number, isInvoiced: boolean) =>
  ({ booking: { id }, bookingOptions: options(isInvoiced) }) as InvoiceDetails;

let api: ApiStub;
beforeEach(() => {
  api = stubApi();
});

function Marks({ all }: { all: readonly InvoiceDetails[] }) {
  const edits = useEditing(["details"]);
  return (
    <InvoiceEditsProvider value={edits}>
      <MarkSwitches all={all.map(edits.shown)} isWeek={all.length > 1} />
    </InvoiceEditsProvider>
  );
}

function open(all: readonly InvoiceDetails[], office_role: "owner" | "reader" = "owner") {
  return renderScreen(() => <Marks all={all} />, {
    path: "/admin/bookings",
    at: "/admin/bookings",
    state: companyState({ is_admin: true, office_role }),
  });
}

test("a mark is asked before it is set, says that nothing is sent, and is undone by one press", async () => {
  const page = await open([booking(3, false)]);
  api.answer(rows.saveOptions, options(true));
  const mark = page.getByRole("switch", { name: texts.invoiced.label });
  await mark.click();
  const question = page.getByRole("alertdialog", { name: texts.invoiced.on.title });
  await expect.element(question).toMatchTextContent(texts.invoiced.on.text(1));
  await question.getByRole("button", { name: uiTexts.cancel }).click();
  await expect.element(mark).not.toBeChecked();
  expect(api.sent(rows.saveOptions)).toEqual([]);

  await mark.click();
  await question.getByRole("button", { name: texts.invoiced.on.confirm }).click();
  await expect.element(page.getByText(texts.invoiced.on.done)).toBeVisible();
  await page.getByRole("button", { name: texts.undo }).click();
  await expect.element(page.getByText(texts.invoiced.off.done)).toBeVisible();
  expect(api.sent(rows.saveOptions).map(({ body }) => body)).toEqual([
    { all_check_times_approved: true },
    { all_check_times_approved: false },
  ]);
});

test("of several bookings those alone are changed, and put back, that stood otherwise", async () => {
  const page = await open([booking(3, true), booking(4, false)]);
  api.answer(rows.saveWeekOptions, [options(true)]);
  await page.getByRole("switch", { name: texts.invoiced.label }).click();
  const question = page.getByRole("alertdialog");
  await expect.element(question).toMatchTextContent(texts.invoiced.on.text(1));
  await question.getByRole("button", { name: texts.invoiced.on.confirm }).click();
  await page.getByRole("button", { name: texts.undo }).click();
  await expect.element(page.getByText(texts.invoiced.off.done)).toBeVisible();
  const [set, undone] = api.sent(rows.saveWeekOptions).map(({ body }) => body);
  expect(set).toMatchObject({ bookingIds: [4], allCheckTimesApproved: true });
  expect(undone).toMatchObject({ bookingIds: [4], allCheckTimesApproved: false });
});

test("whoever only reads has no switches", async () => {
  const page = await open([booking(3, false)], "reader");
  await expect.element(page.getByRole("switch")).not.toBeInTheDocument();
});

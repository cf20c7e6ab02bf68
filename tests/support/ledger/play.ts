import fc from "fast-check";
import { expect } from "vitest";
import { invoicingEndpoints } from "#contract/invoicing/endpoints.ts";
import { booked, deliverUntilDone, noteOutcomes, paid, waiting } from "./deliver.ts";
import { liveInvoices, type Model, paidLines, payOf, priceOf, REMOVAL_FEE, stateOf, sum } from "./model.ts";
import { beginnings, isSentInFull, sequences } from "./steps.ts";
import { layOut, type Table, type World } from "./world.ts";

interface Bounds {
  readonly runs: number;
  /** Presses and deliveries of one sequence at most. */
  readonly length: number;
  readonly seed?: number | undefined;
  /** No further sequence begins after so many milliseconds, nor is one that fails made shorter. */
  readonly within?: number;
}

/**
 * Plays random sequences of presses and outages with one booking each, and holds what the services then have against
 * the model, to the øre. Answers how many sequences were played.
 */
export async function playLedger(table: Table, { runs, length, seed, within }: Bounds): Promise<number> {
  let played = 0;
  const property = fc.asyncProperty(
    fc.constantFrom(...beginnings),
    sequences(length),
    async (beginning, steps) => {
      played += 1;
      let world: World | undefined;
      let model: Model | undefined;
      await fc.asyncModelRun(async () => {
        const start = await layOut(table);
        world = start.real;
        model = start.model;
        for (const step of beginning) await step.run(start.model, start.real);
        return start;
      }, steps);
      if (world && model) await settleUp(model, world);
    },
  );
  await fc.assert(property, {
    numRuns: runs,
    ...(seed === undefined ? {} : { seed }),
    ...(within === undefined ? {} : { interruptAfterTimeLimit: within, endOnFailure: true }),
  });
  return played;
}

async function settleUp(model: Model, world: World): Promise<void> {
  await deliverUntilDone(world);
  await noteOutcomes(model, world);
  await sendGivenUpAgain(model, world);
  await noteOutcomes(model, world);
  expect(await waiting(world)).toEqual([]);
  for (const { state } of [...model.invoices, ...model.pay]) expect(state).not.toBe("queued");
  expectInvoices(model, world);
  expectPay(model, world);
  await expectPages(model, world);
}

/** What was given up, though nobody refused it, is sent again from the mailbox. */
async function sendGivenUpAgain(model: Model, world: World): Promise<void> {
  const failed = await world.app.db
    .selectFrom("outbox")
    .select(["id", "key"])
    .where("status", "=", "failed")
    .execute();
  const queued = new Set([
    ...model.invoices.filter(({ state }) => state === "queued").map(({ id }) => `ledger-invoice:${id}`),
    ...model.pay.filter(({ state }) => state === "queued").map(({ id }) => `ledger-pay:${id}`),
  ]);
  for (const { id, key } of failed) if (queued.has(key)) await world.sendAgain(id);
  await deliverUntilDone(world);
}

/** Øre of one record at a service, as the service adds it up. */
const ore = (kroner: unknown) => Math.round(Number(kroner) * 100);

function expectInvoices(model: Model, world: World): void {
  const balance = model.invoices.map((invoice) => {
    const [record] = booked(world, invoice.id);
    if (!record) return 0;
    expect(ore(record.amount)).toBe(invoice.total);
    expect(record.type).toBe(invoice.kind === "credit_note" ? "creditNote" : "invoice");
    expect(world.billy.emails.filter(({ invoiceId }) => invoiceId === record.id)).toHaveLength(1);
    return invoice.kind === "credit_note" ? -ore(record.amount) : ore(record.amount);
  });
  const live = liveInvoices(model).filter(
    ({ state, kind }) => state === "accepted" && kind !== "credit_note",
  );
  const due = live.map(({ kind, people, holdsFee, extra, deducted, total }) => {
    if (kind === "prepayment") return total;
    const work = priceOf(sum(people.map(({ quarters }) => quarters)));
    return work + (holdsFee ? REMOVAL_FEE : 0) + extra - deducted;
  });
  expect(sum(balance)).toBe(sum(due));
  const onInvoices = live.flatMap(({ people }) => people.map(({ shiftId }) => shiftId));
  expect(new Set(onInvoices).size).toBe(onInvoices.length);
  const prepaid = sum(live.filter(({ kind }) => kind === "prepayment").map(({ total }) => total));
  expect(sum(live.map(({ deducted }) => deducted))).toBeLessThanOrEqual(prepaid);
}

function expectPay(model: Model, world: World): void {
  for (const { shiftId, quarters } of model.people) {
    const lines = paidLines(model, shiftId).filter(({ state }) => state === "accepted");
    const records = lines.flatMap(({ id }) => paid(world, id));
    const amounts = records.map(({ unit, paymentPerUnit }) => ore(Number(unit) * Number(paymentPerUnit)));
    expect(sum(amounts), `pay of shift ${shiftId}`).toBe(sum(lines.map(({ amount }) => amount)));
    const isSettled = paidLines(model, shiftId).every(({ state }) => state === "accepted");
    if (lines.length > 0 && isSettled) expect(sum(amounts)).toBe(payOf(quarters.pay ?? 0));
  }
}

async function expectPages(model: Model, world: World): Promise<void> {
  const parts = { as: world.admins[0], params: { id: world.bookingId } };
  const { body } = await world.app.call(invoicingEndpoints.details, parts);
  expect(body.bookingOptions.is_sent_to_billy).toBe(isSentInFull(model));
  const stored = await world.app.db
    .selectFrom("shifts")
    .selectAll()
    .where("booking_id", "=", world.bookingId)
    .where("status", "=", "selected")
    .execute();
  for (const shift of stored) {
    expect(shift.invoice_state).toBe(stateOf(model, "invoice", shift.id));
    expect(shift.pay_state).toBe(stateOf(model, "pay", shift.id));
  }
}

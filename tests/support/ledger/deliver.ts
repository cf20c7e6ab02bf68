import { expect } from "vitest";
import { ledgerEndpoints as rows } from "#contract/invoicing/ledger-endpoints.ts";
import type { StandIn } from "#tests/stand-ins/stand-in.ts";
import type { Invoice, Model, PayLine, State } from "./model.ts";
import type { World } from "./world.ts";

/** How a service misbehaves, at which of its calls and how often. */
export interface Fault {
  readonly fault: Parameters<StandIn["fail"]>[0];
  readonly when: RegExp;
  readonly times: number;
}

export interface DeliveryPlan {
  readonly billy: Fault | null;
  readonly zenegy: Fault | null;
  /** Whether what fails now is given up. */
  readonly isLastTry: boolean;
}

type NewSent = "id" | "state" | "takenBack" | "waitsAgain";

/** Notes documents that were just queued under the ids that the product gave them. */
export async function noteLedger(
  model: Model,
  world: World,
  ...made: readonly (Omit<Invoice, NewSent> | Omit<PayLine, NewSent>)[]
): Promise<void> {
  const ledger = await ledgerOf(world);
  const fresh = { state: "queued" as State, takenBack: false, waitsAgain: false };
  const newest = <T extends { id: number }>(list: readonly T[], known: number) => list.slice(known);
  const invoices = newest(ledger.invoices, model.invoices.length);
  const pay = newest(ledger.pay, model.pay.length);
  expect(invoices.length + pay.length).toBe(made.length);
  for (const one of made) {
    if ("shiftId" in one) {
      const row = pay.find(({ shift_id }) => shift_id === one.shiftId);
      expect(row).toMatchObject({ state: "queued", amount: one.amount / 100, hours: one.quarters / 4 });
      model.pay.push({ ...one, ...fresh, id: row?.id ?? 0 });
    } else {
      expect(invoices[0]).toMatchObject({ state: "queued", kind: one.kind, total: one.total / 100 });
      model.invoices.push({ ...one, ...fresh, id: invoices[0]?.id ?? 0 });
    }
  }
  // Several pay lines are made at once, in the order of their people.
  model.pay.sort((one, another) => one.id - another.id);
}

/** Each document that waits is tried once, while the services misbehave as planned. */
export async function deliverSome(
  model: Model,
  world: World,
  { billy, zenegy, isLastTry }: DeliveryPlan,
): Promise<void> {
  if (billy) world.billy.fail(billy.fault, billy);
  if (zenegy) world.zenegy.fail(zenegy.fault, zenegy);
  for (const id of await waiting(world)) await world.deliver(id, isLastTry).catch(() => {});
  world.billy.recover();
  world.zenegy.recover();
  await noteOutcomes(model, world);
}

/** The services work again; on a busy machine one may still be late now and then. */
export async function deliverUntilDone(world: World): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    for (const id of await waiting(world)) await world.deliver(id).catch(() => {});
  }
}

export async function waiting({ app }: World): Promise<number[]> {
  const found = await app.db
    .selectFrom("outbox")
    .select("id")
    .where("channel", "in", ["accounting", "payroll"])
    .where("status", "in", ["queued", "sending"])
    .orderBy("id")
    .execute();
  return found.map(({ id }) => id);
}

/**
 * Takes over what the product says became of its documents, and holds it against what the services hold: accepted
 * is there once, refused and taken back is not there, and nothing is there twice.
 */
export async function noteOutcomes(model: Model, world: World): Promise<void> {
  const ledger = await ledgerOf(world);
  for (const document of model.invoices) {
    const row = ledger.invoices.find(({ id }) => id === document.id);
    const count = booked(world, document.id).length;
    expectInAgreement(`invoice ${document.id}`, row?.vendor_message, document, row?.state, count);
  }
  for (const document of model.pay) {
    const row = ledger.pay.find(({ id }) => id === document.id);
    const count = paid(world, document.id).length;
    expectInAgreement(`pay line ${document.id}`, row?.vendor_message, document, row?.state, count);
  }
}

function expectInAgreement(
  name: string,
  said: string | null | undefined,
  document: Invoice | PayLine,
  state: State | undefined,
  count: number,
): void {
  const what = `${name} is ${state} (${said}) and ${count} times at the service`;
  expect(count, what).toBeLessThanOrEqual(1);
  if (document.takenBack) expect(count, `${what}, taken back`).toBe(0);
  if (document.takenBack) return;
  if (document.state === "accepted") expect(state, what).toBe("accepted");
  if (state === "accepted") expect(count, what).toBe(1);
  if (state === "refused" && !said?.includes("cannot tell")) expect(count, what).toBe(0);
  // One that is sent again is queued on the page; refused once more it waits no longer.
  document.waitsAgain = document.state === "refused" && state === "queued";
  if (!document.waitsAgain) document.state = state ?? "queued";
}

/** What Billy has booked of a document. */
export function booked({ billy, bookingId }: World, id: number) {
  return billy.invoices.filter(
    ({ externalId, state }) => externalId === `VK-${bookingId}-${id}` && state === "approved",
  );
}

/** What Zenegy pays for a line. */
export function paid({ zenegy }: World, id: number) {
  return zenegy.payLines.filter(({ name }) => String(name).endsWith(`[ledger-pay:${id}]`));
}

async function ledgerOf({ app, admins, bookingId }: World) {
  const answer = await app.call(rows.ledger, { as: admins[0], params: { id: bookingId } });
  expect(answer.status).toBe(200);
  return answer.body;
}

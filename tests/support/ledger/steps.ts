import fc from "fast-check";
import { expect } from "vitest";
import { invoicingEndpoints } from "#contract/invoicing/endpoints.ts";
import { ledgerEndpoints as rows } from "#contract/invoicing/ledger-endpoints.ts";
import { type DeliveryPlan, deliverSome, type Fault, noteLedger, paid } from "./deliver.ts";
import {
  BOOKED,
  type Choice,
  type Invoice,
  invoiceOf,
  isFeeOpen,
  isPrepaymentOpen,
  isReady,
  liveInvoices,
  type Model,
  type PayLine,
  type Person,
  paidLines,
  payOf,
  priceOf,
  roundedPart,
  type Side,
  stateOf,
  sum,
} from "./model.ts";
import type { World } from "./world.ts";

/** One press or event. `run` presses it in the product and in the model, and expects the same answer of both. */
type Step = fc.AsyncCommand<Model, World>;

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** A press that the model says works or not; `times` two: two admins press it at once, and one of them succeeds. */
async function press(
  { admins }: World,
  works: boolean,
  times: number,
  call: (admin: string) => Promise<Answer>,
  what: string,
): Promise<void> {
  const answers = await Promise.all(admins.slice(0, times).map(call));
  const accepted = answers.filter(({ status }) => status === 200).length;
  const said = answers.map(({ status, text }) => `${status} ${status === 200 ? "" : text}`).join(" | ");
  expect(accepted, `${what}: ${said}`).toBe(works ? 1 : 0);
  expect(
    answers.every(({ status }) => status < 500),
    `${what}: ${said}`,
  ).toBe(true);
}

function step(name: string, run: (model: Model, world: World) => Promise<void>): Step {
  return { check: () => true, run, toString: () => name };
}

function at<T>(list: readonly T[], place: number): T | undefined {
  return list.length === 0 ? undefined : list[place % list.length];
}

const clock = (quarters: number) =>
  `${String(10 + Math.floor(quarters / 4)).padStart(2, "0")}:${String((quarters % 4) * 15).padStart(2, "0")}`;

const place = fc.nat(2);
const times = fc.constantFrom(1, 1, 2);
/** Five to eight hours, so that neither minimum nor overtime makes a row of its own. */
const quarters = fc.integer({ min: 20, max: BOOKED });
const side = fc.constantFrom<Side>("invoice", "pay");

const approve = fc.tuple(place, side, fc.boolean(), fc.boolean()).map(([who, which, both, yes]) =>
  step(`approve ${who} ${both ? "both" : which} ${yes}`, async (model, world) => {
    const person = at(model.people, who) as Person;
    const sides: Side[] = both ? ["invoice", "pay"] : [which];
    const isLocked = sides.some((one) => stateOf(model, one, person.shiftId) !== null);
    const isOpen = yes && sides.some((one) => person.quarters[one] === null);
    const works = !isLocked && !isOpen;
    const body = {
      ...(sides.includes("invoice") && { admin_approve_invoice: yes }),
      ...(sides.includes("pay") && { admin_approve_checkout: yes }),
    };
    const params = { shiftId: person.shiftId };
    const call = (as: string) => world.app.call(invoicingEndpoints.approveShift, { as, params, body });
    await press(world, works, 1, call, "approve");
    if (works) for (const one of sides) person.approved[one] = yes;
  }),
);

const settle = fc.tuple(place, quarters).map(([who, long]) =>
  step(`settle ${who} ${long / 4} h`, async (model, world) => {
    const person = at(model.people, who) as Person;
    const { shiftId } = person;
    const works = stateOf(model, "invoice", shiftId) === null && stateOf(model, "pay", shiftId) === null;
    const parts = { params: { id: shiftId }, body: { from: "10:00", to: clock(long) } };
    await press(world, works, 1, (as) => world.app.call(rows.settleTimes, { as, ...parts }), "settle");
    if (works) person.quarters = { invoice: long, pay: long };
  }),
);

const register = fc.tuple(place, side, quarters).map(([who, which, long]) =>
  step(`register ${who} ${which} ${long / 4} h`, async (model, world) => {
    const person = at(model.people, who) as Person;
    const params = { id: person.shiftId };
    const works = stateOf(model, which, person.shiftId) === null;
    const call = (as: string): Promise<Answer> =>
      which === "invoice"
        ? world.app.call(invoicingEndpoints.registerCorporationTime, {
            as,
            params,
            body: { checkOut: { admin_checkin_time: "10:00", admin_checkout_time: clock(long) } },
          })
        : world.app.call(invoicingEndpoints.registerEmployeeTime, {
            as,
            params,
            body: {
              checkOut: { admin_employee_checkin_time: "10:00", admin_employee_checkout_time: clock(long) },
            },
          });
    await press(world, works, 1, call, "register");
    if (works) person.quarters[which] = long;
  }),
);

const meet = fc.tuple(place, fc.boolean()).map(([who, met]) =>
  step(`${met ? "met" : "not met"} ${who}`, async (model, world) => {
    const person = at(model.people, who) as Person;
    const { shiftId } = person;
    const works = stateOf(model, "invoice", shiftId) === null && stateOf(model, "pay", shiftId) === null;
    const parts = { params: { id: shiftId }, body: { metStatus: met } };
    await press(world, works, 1, (as) => world.app.call(invoicingEndpoints.met, { as, ...parts }), "met");
    if (works) person.met = met;
  }),
);

interface InvoicePress extends Pick<Choice, "extra" | "fee"> {
  readonly mask: number;
  readonly onlyReady: boolean;
  readonly isStale: boolean;
  readonly times: number;
}

const sendInvoice = fc
  .record<InvoicePress>({
    mask: fc.integer({ min: 0, max: 7 }),
    onlyReady: fc.boolean(),
    fee: fc.constantFrom<Choice["fee"]>("keep", "drop", "leave"),
    extra: fc.constantFrom(0, 0, 0, 490_000, -10_050),
    isStale: fc.constantFrom(false, false, false, false, true),
    times,
  })
  .map(invoiceStep);

function invoiceStep({ mask, onlyReady, fee: wanted, extra, isStale, times: presses }: InvoicePress): Step {
  return step(
    `invoice ${mask} ${onlyReady} fee ${wanted} extra ${extra} stale ${isStale} ×${presses}`,
    async (model, world) => {
      const isChosen = (person: Person, index: number) =>
        (mask & (1 << index)) !== 0 && (!onlyReady || isReady(model, "invoice", person));
      const people = model.people.filter(isChosen);
      const fee = isFeeOpen(model) ? wanted : "leave";
      const due = invoiceOf(model, { people, fee, extra });
      const works =
        people.every((person) => isReady(model, "invoice", person)) &&
        due.hasLines &&
        due.total >= 0 &&
        !isPrepaymentOpen(model) &&
        !isStale;
      const body = {
        shift_ids: people.map(({ shiftId }) => shiftId),
        keep_fees: fee === "keep" ? [world.removedId] : [],
        drop_fees: fee === "drop" ? [{ shift_id: world.removedId, reason: "Aftalt" }] : [],
        extra_lines: extra === 0 ? [] : [{ description: "Andet", quantity: 1, unit_price: extra / 100 }],
        total: (due.total + (isStale ? 1 : 0)) / 100,
      };
      const params = { id: world.bookingId };
      const call = (as: string) => world.app.call(rows.createInvoice, { as, params, body });
      // Extra lines alone may well be sent twice.
      await press(world, works, people.length > 0 ? presses : 1, call, `invoice of ${due.total}`);
      if (!works) return;
      await noteLedger(model, world, {
        kind: "invoice",
        people: due.people,
        total: due.total,
        deducted: due.deducted,
        holdsFee: fee === "keep",
        dropsFee: fee === "drop",
        extra,
        credits: null,
      });
    },
  );
}

const sendPay = fc.tuple(fc.nat(7), times).map(payStep);

function payStep([mask, presses]: [number, number]): Step {
  return step(`pay ${mask} ×${presses}`, async (model, world) => {
    const named = model.people.filter((_, index) => (mask & (1 << index)) !== 0);
    const going = mask === 0 ? model.people.filter((one) => isReady(model, "pay", one)) : named;
    const works = going.length > 0 && going.every((person) => isReady(model, "pay", person));
    const body = mask === 0 ? undefined : { shift_ids: named.map(({ shiftId }) => shiftId) };
    const params = { id: world.bookingId };
    const call = (as: string) =>
      world.app.call(rows.sendToZenegy, { as, params, ...(body === undefined ? {} : { body }) });
    await press(world, works, presses, call, "pay");
    if (!works) return;
    await noteLedger(
      model,
      world,
      ...going.map(({ shiftId, quarters: { pay: long } }) => ({
        kind: "pay" as const,
        shiftId,
        quarters: long ?? 0,
        amount: payOf(long ?? 0),
        before: null,
      })),
    );
  });
}

const prepay = fc.constantFrom(25, 50, 75).map((percent) =>
  step(`prepay ${percent} %`, async (model, world) => {
    const met = model.people.filter((person) => person.met);
    const price = priceOf(sum(met.map((person) => person.quarters.invoice ?? BOOKED)));
    const total = roundedPart(price * percent, 100);
    const live = liveInvoices(model);
    const earlier = live.filter(({ kind }) => kind === "prepayment").map((one) => one.total);
    const works =
      !isSentInFull(model) &&
      total > 0 &&
      total + sum(earlier) <= price &&
      live.every(({ deducted }) => deducted === 0);
    const parts = { params: { id: world.bookingId }, body: { percent } };
    await press(world, works, 1, (as) => world.app.call(rows.prepayment, { as, ...parts }), "prepay");
    if (works) await noteLedger(model, world, { ...nothingElse, kind: "prepayment", total, credits: null });
  }),
);

const credit = fc.tuple(fc.nat(20), times).map(([which, presses]) =>
  step(`credit ${which} ×${presses}`, async (model, world) => {
    const invoice = at(model.invoices, which);
    if (!invoice) return;
    const works =
      invoice.kind !== "credit_note" &&
      invoice.state === "accepted" &&
      !model.invoices.some(({ credits, takenBack }) => credits === invoice.id && !takenBack) &&
      !(invoice.kind === "prepayment" && liveInvoices(model).some(({ deducted }) => deducted > 0));
    const parts = { params: { id: invoice.id }, body: { reason: "Forkert" } };
    await press(world, works, presses, (as) => world.app.call(rows.credit, { as, ...parts }), "credit");
    if (!works) return;
    const { people, total } = invoice;
    await noteLedger(model, world, {
      ...nothingElse,
      kind: "credit_note",
      people,
      total,
      credits: invoice.id,
    });
  }),
);

const takeBack = fc.tuple(side, fc.nat(20), times).map(([which, index, presses]) =>
  step(`take back ${which} ${index} ×${presses}`, async (model, world) => {
    const document = at<Invoice | PayLine>(which === "invoice" ? model.invoices : model.pay, index);
    // Where Zenegy can't say what it has, a person looks first.
    if (!document || ("shiftId" in document && paid(world, document.id).length > 0)) return;
    const works = document.state === "refused" && !document.takenBack && !document.waitsAgain;
    const params = { id: document.id };
    const call = (as: string): Promise<Answer> =>
      which === "invoice"
        ? world.app.call(rows.takeInvoiceBack, { as, params })
        : world.app.call(rows.takePayBack, { as, params });
    await press(world, works, presses, call, "take back");
    if (!works) return;
    document.takenBack = true;
    if ("shiftId" in document) giveHoursBack(model, document);
  }),
);

/** The hours of a difference that nobody will pay are not the shift's. */
function giveHoursBack(model: Model, { shiftId, before }: PayLine): void {
  const person = model.people.find((one) => one.shiftId === shiftId);
  if (!person || !before) return;
  const isAsPaid = person.quarters.invoice === person.quarters.pay;
  const isFree = stateOf(model, "invoice", shiftId) === null;
  person.quarters.pay = before.pay;
  if (isFree && isAsPaid && before.invoice !== "kept") person.quarters.invoice = before.invoice;
}

const difference = fc.tuple(fc.nat(20), quarters, times).map(([which, long, presses]) =>
  step(`difference of ${which} to ${long / 4} h ×${presses}`, async (model, world) => {
    const line = at(model.pay, which);
    const person = model.people.find(({ shiftId }) => shiftId === line?.shiftId);
    if (!line || !person) return;
    const paid = paidLines(model, line.shiftId);
    const quartersLeft = long - sum(paid.map((one) => one.quarters));
    const amount = payOf(long) - sum(paid.map((one) => one.amount));
    const works =
      !line.takenBack &&
      paid.every(({ state }) => state === "accepted") &&
      (quartersLeft !== 0 || amount !== 0);
    const parts = { params: { id: line.id }, body: { from: "10:00", to: clock(long), reason: "Aftalt" } };
    await press(
      world,
      works,
      presses,
      (as) => world.app.call(rows.payDifference, { as, ...parts }),
      "difference",
    );
    if (!works) return;
    const isFree = stateOf(model, "invoice", line.shiftId) === null;
    const { invoice, pay } = person.quarters;
    const before = { pay, invoice: isFree ? invoice : ("kept" as const) };
    person.quarters.pay = long;
    if (isFree) person.quarters.invoice = long;
    const { shiftId } = line;
    await noteLedger(model, world, { kind: "difference", shiftId, quarters: quartersLeft, amount, before });
  }),
);

const faults = fc.constantFrom<Fault["fault"]>("refuse", "commit_and_drop", "slow", "down", "unavailable");
const billySteps = [/./, /organization/, /GET \/invoices/, /POST \/invoices$/, /PUT/, /emails$/, /contacts/];
const zenegySteps = [
  /./,
  /token/,
  /GET .*employees$/,
  /POST .*employees$/,
  /GET .*paychecks/,
  /POST .*paychecks/,
];
const faultAt = (calls: readonly RegExp[]) =>
  fc.option(
    fc.record({ fault: faults, when: fc.constantFrom(...calls), times: fc.integer({ min: 1, max: 2 }) }),
    { freq: 1 },
  );

const deliver = fc
  .record<DeliveryPlan>({ billy: faultAt(billySteps), zenegy: faultAt(zenegySteps), isLastTry: fc.boolean() })
  .map(deliverStep);

function deliverStep(plan: DeliveryPlan): Step {
  const name = (one: Fault | null) => (one ? `${one.fault} at ${one.when} ×${one.times}` : "works");
  const text = `deliver: Billy ${name(plan.billy)}, Zenegy ${name(plan.zenegy)}, last ${plan.isLastTry}`;
  return step(text, (model, world) => deliverSome(model, world, plan));
}

const sendAgain = fc.tuple(side, fc.nat(20)).map(([which, index]) =>
  step(`send again ${which} ${index}`, async (model, world) => {
    const documents = which === "invoice" ? model.invoices : model.pay;
    const document = at<{ id: number; waitsAgain: boolean; state: string; takenBack: boolean }>(
      documents,
      index,
    );
    if (!document) return;
    const key = `${which === "invoice" ? "ledger-invoice" : "ledger-pay"}:${document.id}`;
    const row = world.app.db.selectFrom("outbox").select("id").where("key", "=", key);
    const isQueued = await world.sendAgain((await row.executeTakeFirstOrThrow()).id);
    if (document.takenBack || document.state === "accepted") expect(isQueued).toBe(false);
    if (isQueued && document.state === "refused") document.waitsAgain = true;
  }),
);

const nothingElse = {
  people: [] as Invoice["people"],
  deducted: 0,
  holdsFee: false,
  dropsFee: false,
  extra: 0,
};

/** Whether the booking counts as sent: everybody who met is accepted. */
export function isSentInFull(model: Model): boolean {
  const met = model.people.filter((person) => person.met);
  const hasOther = liveInvoices(model).some(({ kind, state }) => kind === "invoice" && state === "accepted");
  const isEverybody = met.every(({ shiftId }) => stateOf(model, "invoice", shiftId) === "accepted");
  return isEverybody && (met.length > 0 || hasOther);
}

/** What a sequence starts with: nothing, or what was sent and accepted before. */
export const beginnings: readonly (readonly Step[])[] = [
  [],
  [
    invoiceStep({ mask: 7, onlyReady: true, fee: "leave", extra: 0, isStale: false, times: 1 }),
    payStep([0, 1]),
    deliverStep({ billy: null, zenegy: null, isLastTry: false }),
  ],
];

/** All that anybody can press, and what the services do, in any order. */
export function sequences(length: number) {
  const presses = [approve, approve, settle, register, meet, sendInvoice, sendInvoice, sendPay, prepay];
  const corrections = [credit, takeBack, difference, difference, sendAgain];
  return fc.commands([...presses, ...corrections, deliver, deliver, deliver], {
    maxCommands: length,
    size: "max",
  });
}

import type { Ore } from "#rules/money/ore.ts";
import type { Day } from "#rules/time/moment.ts";
import { letter } from "#texts/da/templates/letters/letter.ts";
import { formatDayLong } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";

interface RemindedInvoice {
  readonly number: string;
  readonly contactPerson: string;
  /** The company's list of invoices. */
  readonly link: string;
}

/** What a reminder of an overdue invoice says. */
interface InvoiceReminder extends RemindedInvoice {
  /** The first, second or third. */
  readonly step: number;
  /** Of this reminder. */
  readonly fee: Ore;
  /** What is owed of the invoice with all fees. */
  readonly open: Ore;
  readonly dueDate: Day | null;
  /** Where it is paid to; empty where only the invoice says. */
  readonly reg: string;
  readonly account: string;
}

function sayReminder({ number, step, fee, open, dueDate, reg, account, ...rest }: InvoiceReminder) {
  const due = dueDate === null ? "" : formatDayLong(dueDate);
  return {
    greeting: `Hej ${rest.contactPerson}`,
    values: {
      ...{ bilag: `faktura ${number}`, rykker: `${step}. rykker`, forfaldsdag: due },
      beløb: formatKronerUnit(open),
      rykkergebyr:
        fee === 0
          ? ""
          : `Heraf er ${formatKronerUnit(fee)} gebyr for denne rykker. Der er ikke moms på gebyret.`,
    },
    facts: [
      ["Faktura", number] as const,
      ["Forfaldt", due] as const,
      ["Mangler at blive betalt", formatKronerUnit(open)] as const,
      ...(account === "" ? [] : [["Betales til", `reg. ${reg}, konto ${account}`] as const]),
      ["Mærk betalingen", number] as const,
    ],
    link: rest.link,
  };
}

/** To the invoice address of a company, with the overdue invoice as a PDF. */
export const invoiceReminder = letter({
  key: "invoice_reminder",
  to: "company",
  title: "Rykker for en faktura",
  when: "når kontoret rykker for en faktura, der er forfalden",
  subject: "{rykker} for {bilag}",
  paragraphs: [
    "Betalingen af {bilag} forfaldt {forfaldsdag}, og der mangler {beløb}. {rykkergebyr} Fakturaen er vedhæftet som PDF.",
    "Har I betalt inden for de sidste dage, kan I se bort fra denne mail. Er der noget galt med fakturaen, så spørg om den i listen over jeres fakturaer.",
  ],
  button: "Se jeres fakturaer",
  required: ["bilag", "beløb", "rykkergebyr"],
  say: sayReminder,
  example: {
    ...{ number: "10482", step: 2, fee: 100_00, open: 1_249_313, dueDate: "2026-11-09" },
    ...{ reg: "1234", account: "0012345678", contactPerson: "Signe" },
    link: "https://vagtklar.test/invoices",
  },
});

/** What is said where a reminder was a mistake. */
interface WithdrawnReminder extends RemindedInvoice {
  /** What falls away. */
  readonly fee: Ore;
}

/** To the invoice address of a company whose reminder was a mistake. */
export const reminderWithdrawn = letter({
  key: "reminder_withdrawn",
  to: "company",
  title: "En rykker er trukket tilbage",
  when: "når kontoret trækker en rykker tilbage",
  subject: "Vi har trukket rykkeren for {bilag} tilbage",
  paragraphs: [
    "Vi har trukket rykkeren for {bilag} tilbage, og I kan se bort fra den. {rykkergebyr} Det beklager vi.",
  ],
  button: "Se jeres fakturaer",
  required: ["bilag"],
  say: ({ number, fee, contactPerson, link }: WithdrawnReminder) => ({
    greeting: `Hej ${contactPerson}`,
    values: {
      bilag: `faktura ${number}`,
      rykkergebyr: fee === 0 ? "" : `Gebyret på ${formatKronerUnit(fee)} skal I ikke betale.`,
    },
    link,
  }),
  example: {
    ...{ number: "10482", fee: 100_00, contactPerson: "Signe" },
    link: "https://vagtklar.test/invoices",
  },
});

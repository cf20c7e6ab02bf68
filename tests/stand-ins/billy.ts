import { type StandIn, type StandInAnswer, type StandInRequest, startStandIn } from "./stand-in.ts";

type BillyRecord = Record<string, unknown> & { id: string };

export interface BillyStandIn extends StandIn {
  token: string;
  invoices: BillyRecord[];
  contacts: BillyRecord[];
  contactPersons: BillyRecord[];
  /** Handed over electronically. */
  deliveries: BillyRecord[];
  /** What happened to deliveries, put there by the test. */
  logs: BillyRecord[];
  /** Mailed, with the id of the invoice. */
  emails: BillyRecord[];
}

interface Line {
  quantity: number;
  unitPrice: number;
}

/** Billy's API as far as invoices go. Keeps its records in memory and shows three contacts a page, to make paging felt. */
export async function startBilly(): Promise<BillyStandIn> {
  const token = "billy-test-token";
  const invoices: BillyRecord[] = [];
  const contacts: BillyRecord[] = [];
  const contactPersons: BillyRecord[] = [];
  const deliveries: BillyRecord[] = [];
  const emails: BillyRecord[] = [];
  const logs: BillyRecord[] = [];
  let lastId = 0;

  function keep(list: BillyRecord[], fields: unknown, defaults: object = {}): BillyRecord {
    lastId += 1;
    const record = { ...defaults, ...(fields as object), id: `b${lastId}` };
    list.push(record);
    return record;
  }

  function createContact(fields: Record<string, unknown>): StandInAnswer {
    const { contactPersons: persons, ...rest } = fields;
    const contact = keep(contacts, rest);
    for (const person of persons as object[]) keep(contactPersons, { ...person, contactId: contact.id });
    return ok({ contacts: [contact] });
  }

  function createInvoice(fields: Record<string, unknown>): StandInAnswer {
    const amounts = (fields.lines as Line[]).map((line) => Math.round(line.quantity * line.unitPrice * 100));
    const amount = amounts.reduce((sum, one) => sum + one, 0) / 100;
    return ok({ invoices: [keep(invoices, fields, { state: "draft", sentState: "unsent", amount })] });
  }

  function change(id: string | undefined, fields: unknown): StandInAnswer {
    const invoice = invoices.find((one) => one.id === id);
    if (invoice === undefined) return refused(404, "UNKNOWN_RESOURCE");
    Object.assign(invoice, fields);
    return ok({ invoices: [invoice] });
  }

  function mail(id: string | undefined, fields: unknown): StandInAnswer {
    keep(emails, fields, { invoiceId: id });
    return change(id, { sentState: "sent" });
  }

  const lists: Record<string, BillyRecord[]> = {
    "/contacts": contacts,
    "/contactPersons": contactPersons,
    "/invoices": invoices,
    "/invoiceDeliveries": deliveries,
    "/invoiceLogs": logs,
  };

  function respond({ method, path, query, headers, json }: StandInRequest): StandInAnswer {
    if (headers["x-access-token"] !== token) return refused(401, "OAUTH_INVALID_ACCESS_TOKEN");
    const invoiceId = /^\/invoices\/(\w+)/.exec(path)?.[1];
    if (method === "GET" && path === "/organization") return ok({ organization: { id: "org-1" } });
    const list = lists[path];
    if (method === "GET" && list) return page(path, list, Number(query.get("page")));
    if (method === "POST" && path === "/contacts") return createContact(json.contact as BillyRecord);
    if (method === "POST" && path === "/contactPersons") {
      return ok({ contactPersons: [keep(contactPersons, json.contactPerson)] });
    }
    if (method === "POST" && path === "/invoices") return createInvoice(json.invoice as BillyRecord);
    if (method === "POST" && path === "/invoiceDeliveries") {
      return ok({ invoiceDeliveries: [keep(deliveries, json.invoiceDelivery)] });
    }
    if (method === "POST" && path.endsWith("/emails")) return mail(invoiceId, json.email);
    const invoice = invoices.find(({ id }) => id === invoiceId);
    if (method === "GET" && invoice) return ok({ invoice });
    if (method === "PUT" && invoiceId) return change(invoiceId, json.invoice);
    return refused(404, "UNKNOWN_RESOURCE");
  }

  const standIn = await startStandIn(respond);
  return { ...standIn, token, invoices, contacts, contactPersons, deliveries, logs, emails };
}

function page(path: string, list: BillyRecord[], number: number): StandInAnswer {
  const size = 3;
  const pageCount = Math.max(1, Math.ceil(list.length / size));
  const shown = list.slice((number - 1) * size, number * size);
  return ok({ [path.slice(1)]: shown, meta: { paging: { page: number, pageCount, total: list.length } } });
}

function ok(body: object): StandInAnswer {
  return { status: 200, body };
}

function refused(statusCode: number, errorCode: string): StandInAnswer {
  return {
    status: statusCode,
    body: { meta: { statusCode, success: false }, errorMessage: "No.", errorCode },
  };
}

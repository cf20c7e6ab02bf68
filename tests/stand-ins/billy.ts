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
  /** What the manual leaves open, changed by the test. */
  behaviour: Behaviour;
}

interface Behaviour {
  /** Whether a new invoice keeps our number. */
  keepsExternalId: boolean;
  /** When an invoice gets its number. */
  numbersAt: "approval" | "creation" | "never";
  /** The type of an invoice's number. */
  numbersAs: "text" | "number";
  /** Whether lists say how many pages they have. */
  paging: boolean;
  /** Whether `/invoiceDeliveries` can be listed. */
  listsDeliveries: boolean;
}

interface Line {
  quantity: number;
  unitPrice: number;
}

/**
 * Billy's API as far as invoices go. Keeps its records in memory and shows three contacts a page, to make paging felt.
 * The log has no pages and wants the company; an invoice's PDF has another address each time it is read.
 */
export async function startBilly(): Promise<BillyStandIn> {
  const token = "billy-test-token";
  const behaviour: Behaviour = {
    keepsExternalId: true,
    numbersAt: "approval",
    numbersAs: "text",
    paging: true,
    listsDeliveries: true,
  };
  const invoices: BillyRecord[] = [];
  const contacts: BillyRecord[] = [];
  const contactPersons: BillyRecord[] = [];
  const deliveries: BillyRecord[] = [];
  const emails: BillyRecord[] = [];
  const logs: BillyRecord[] = [];
  let lastId = 0;
  let lastNumber = 1000;
  let lastFile = "";

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
    const { externalId, ...others } = fields;
    const kept = behaviour.keepsExternalId ? fields : others;
    const invoice = keep(invoices, kept, { state: "draft", sentState: "unsent", amount });
    if (behaviour.numbersAt === "creation") number(invoice);
    return ok({ invoices: [invoice] });
  }

  function number(invoice: BillyRecord): void {
    if (invoice.invoiceNo !== undefined) return;
    lastNumber += 1;
    invoice.invoiceNo = behaviour.numbersAs === "text" ? String(lastNumber) : lastNumber;
  }

  function change(id: string | undefined, fields: unknown): StandInAnswer {
    const invoice = invoices.find((one) => one.id === id);
    if (invoice === undefined) return refused(404, "UNKNOWN_RESOURCE");
    Object.assign(invoice, fields);
    if (invoice.state === "approved" && behaviour.numbersAt === "approval") number(invoice);
    return ok({ invoices: [invoice] });
  }

  function read(invoice: BillyRecord): StandInAnswer {
    lastFile = `/files/${invoice.id}-${requests.length}.pdf`;
    return ok({ invoice: { ...invoice, downloadUrl: `${url}${lastFile}` } });
  }

  function handOver(fields: Record<string, unknown>): StandInAnswer {
    if (!fields.senderUserId) return refused(422, "INVALID_REQUEST_BODY");
    return ok({ invoiceDeliveries: [keep(deliveries, fields)] });
  }

  function readLog(query: URLSearchParams): StandInAnswer {
    if (query.get("organizationId") !== "org-1") return refused(422, "INVALID_REQUEST_PARAMETER");
    return ok({ invoiceLogs: logs });
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
  };

  function respond({ method, path, query, headers, json }: StandInRequest): StandInAnswer {
    if (path.startsWith("/files/")) {
      return path === lastFile ? { status: 200, body: Buffer.from("%PDF-1.7 Billy") } : refused(404, "GONE");
    }
    if (headers["x-access-token"] !== token) return refused(401, "OAUTH_INVALID_ACCESS_TOKEN");
    const invoiceId = /^\/invoices\/(\w+)/.exec(path)?.[1];
    if (method === "GET" && path === "/organization") return ok({ organization: { id: "org-1" } });
    if (method === "GET" && path === "/invoiceLogs") return readLog(query);
    const list = path === "/invoiceDeliveries" && !behaviour.listsDeliveries ? undefined : lists[path];
    if (method === "GET" && list) {
      return behaviour.paging ? page(path, list, Number(query.get("page"))) : ok({ [path.slice(1)]: list });
    }
    if (method === "POST" && path === "/contacts") return createContact(json.contact as BillyRecord);
    if (method === "POST" && path === "/contactPersons") {
      return ok({ contactPersons: [keep(contactPersons, json.contactPerson)] });
    }
    if (method === "POST" && path === "/invoices") return createInvoice(json.invoice as BillyRecord);
    if (method === "POST" && path === "/invoiceDeliveries")
      return handOver(json.invoiceDelivery as BillyRecord);
    if (method === "POST" && path.endsWith("/emails")) return mail(invoiceId, json.email);
    const invoice = invoices.find(({ id }) => id === invoiceId);
    if (method === "GET" && invoice) return read(invoice);
    if (method === "PUT" && invoiceId) return change(invoiceId, json.invoice);
    return refused(404, "UNKNOWN_RESOURCE");
  }

  const standIn = await startStandIn(respond);
  const { url, requests } = standIn;
  return { ...standIn, token, behaviour, invoices, contacts, contactPersons, deliveries, logs, emails };
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

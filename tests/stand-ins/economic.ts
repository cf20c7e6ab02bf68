import { type StandIn, type StandInAnswer, type StandInRequest, startStandIn } from "./stand-in.ts";

type Fields = Record<string, unknown>;

export interface EconomicStandIn extends StandIn {
  appSecret: string;
  grantToken: string;
  customers: Fields[];
  contacts: Fields[];
  drafts: Fields[];
  booked: Fields[];
  /** Numbers of the booked invoices that were handed over to an EAN. */
  handedOver: unknown[];
  paymentTerms: Fields[];
  /** The master data that invoices name, by path. */
  known: { layouts: number[]; vatZones: number[]; customerGroups: number[]; products: string[] };
  behaviour: { keepsNotes: boolean };
}

interface Line {
  quantity: number;
  unitNetPrice: number;
  description?: string;
  product?: { productNumber: string };
}

const filterable = {
  "/customers": ["corporateIdentificationNumber", "ean"],
  "/invoices/drafts": ["notes.textLine2", "references.other"],
  "/invoices/booked": ["notes.textLine2", "references.other"],
} as Record<string, string[]>;

/**
 * e-conomic's REST API as far as invoices go: drafts that are gone once they are booked and whose numbers are given
 * anew, filters, pages, no null, at most two decimals, and POSTs that are answered as before under the same key.
 */
export async function startEconomic(): Promise<EconomicStandIn> {
  const [appSecret, grantToken] = ["app-test-secret", "grant-test-token"];
  const customers: Fields[] = [];
  const contacts: Fields[] = [];
  const drafts: Fields[] = [];
  const booked: Fields[] = [];
  const handedOver: unknown[] = [];
  const paymentTerms: Fields[] = [
    { paymentTermsNumber: 1, paymentTermsType: "net", daysOfCredit: 14 },
    { paymentTermsNumber: 2, paymentTermsType: "net", daysOfCredit: 7 },
    { paymentTermsNumber: 3, paymentTermsType: "dueDate" },
  ];
  const known = { layouts: [19], vatZones: [1], customerGroups: [1], products: ["tjener", "haster"] };
  const behaviour = { keepsNotes: true };
  const answered = new Map<string, StandInAnswer>();

  function createCustomer(body: Fields): StandInAnswer {
    const missing = ["name", "currency", "customerGroup", "paymentTerms", "vatZone"].find(
      (name) => !body[name],
    );
    if (missing) return invalid(missing, `${missing} is missing a value.`);
    return keep(customers, { ...body, customerNumber: next(customers, "customerNumber") });
  }

  function createContact(customerNumber: number, body: Fields): StandInAnswer {
    const customerContactNumber = next(contacts, "customerContactNumber");
    return keep(contacts, { ...body, customer: { customerNumber }, customerContactNumber });
  }

  function createDraft(body: Fields): StandInAnswer {
    const lines = body.lines as Line[];
    const unknown = lines.find(({ product }) => !known.products.includes(product?.productNumber ?? ""));
    if (unknown) return invalid("product", `Product '${unknown.product?.productNumber}' not found.`);
    if (!lines.every(({ quantity, unitNetPrice }) => isShort(quantity) && isShort(unitNetPrice)))
      return invalid("unitNetPrice", "has more than 2 decimals.");
    const net = lines.reduce((sum, line) => sum + Math.round(line.quantity * line.unitNetPrice * 100), 0);
    const { notes: _, ...others } = body;
    const kept = behaviour.keepsNotes ? body : others;
    const draftInvoiceNumber = next(drafts, "draftInvoiceNumber");
    return keep(drafts, { ...kept, draftInvoiceNumber, netAmount: net / 100 });
  }

  function book({ draftInvoice, sendBy = "none" }: Fields): StandInAnswer {
    const { draftInvoiceNumber } = draftInvoice as Fields;
    const place = drafts.findIndex((one) => one.draftInvoiceNumber === draftInvoiceNumber);
    const draft = drafts[place];
    if (draft === undefined) return { status: 404, body: { message: "Not found.", errorCode: "E06000" } };
    if (!["none", "EAN", "Email"].includes(String(sendBy))) return invalid("sendBy", "is not a valid value.");
    const { attention, ean } = draft.recipient as Fields;
    const { customerContact } = (draft.references ?? {}) as Fields;
    if (sendBy === "EAN" && !(attention && customerContact && ean))
      return invalid("sendBy", "A contact person and an EAN are needed.");
    drafts.splice(place, 1);
    const bookedInvoiceNumber = 20_001 + booked.length;
    if (sendBy === "EAN") handedOver.push(bookedInvoiceNumber);
    const { draftInvoiceNumber: _, ...fields } = draft;
    const remainder = Number(draft.netAmount) * 1.25;
    return keep(booked, { dueDate: "2026-11-27", ...fields, bookedInvoiceNumber, remainder });
  }

  function post(path: string, body: Fields): StandInAnswer {
    if (holdsNull(body)) return invalid("body", "Expected String but got Null.");
    const customer = /^\/customers\/(\d+)\/contacts$/.exec(path)?.[1];
    if (path === "/customers") return createCustomer(body);
    if (customer) return createContact(Number(customer), body);
    if (path === "/invoices/drafts") return createDraft(body);
    return path === "/invoices/booked" ? book(body) : notFound();
  }

  function read(path: string, query: URLSearchParams): StandInAnswer {
    const lists: Record<string, Fields[]> = {
      "/customers": customers,
      "/payment-terms": paymentTerms,
      "/invoices/drafts": drafts,
      "/invoices/booked": booked,
    };
    const customer = /^\/customers\/(\d+)\/contacts$/.exec(path)?.[1];
    const ofCustomer = (one: Fields) => (one.customer as Fields).customerNumber === Number(customer);
    const list = customer ? contacts.filter(ofCustomer) : lists[path];
    if (list) return page(path, list, query);
    const [, number, file] = /^\/invoices\/booked\/(\d+)(\/pdf)?$/.exec(path) ?? [];
    const invoice = booked.find(({ bookedInvoiceNumber }) => bookedInvoiceNumber === Number(number));
    if (invoice && file) return { status: 200, body: Buffer.from(`%PDF-1.4 ${number}`) };
    return invoice ? { status: 200, body: invoice } : readMasterData(path);
  }

  function readMasterData(path: string): StandInAnswer {
    const [, collection = "", id = ""] = /^\/([a-z-]+)\/(.+)$/.exec(path) ?? [];
    if (path === "/self") return { status: 200, body: { agreementNumber: 7, companyName: "Vagtklar" } };
    const ids: Record<string, readonly (number | string)[]> = {
      layouts: known.layouts,
      "vat-zones": known.vatZones,
      "customer-groups": known.customerGroups,
      products: known.products,
      "payment-terms": paymentTerms.map((one) => Number(one.paymentTermsNumber)),
    };
    const isKnown = ids[collection]?.some((one) => String(one) === decodeURIComponent(id));
    return isKnown ? { status: 200, body: { self: path } } : notFound();
  }

  function respond({ method, path, query, headers, json }: StandInRequest): StandInAnswer {
    if (headers["x-appsecrettoken"] !== appSecret || headers["x-agreementgranttoken"] !== grantToken)
      return { status: 401, body: { message: "Access denied.", errorCode: "E02250" } };
    if (method === "GET") return read(path, query);
    const key = String(headers["idempotency-key"]);
    const earlier = answered.get(key);
    if (earlier) return earlier;
    const answer = post(path, json);
    if (answer.status < 300) answered.set(key, answer);
    return answer;
  }

  const standIn = await startStandIn(respond);
  const kept = { customers, contacts, drafts, booked, handedOver, paymentTerms };
  return { ...standIn, appSecret, grantToken, ...kept, known, behaviour };
}

function keep(list: Fields[], record: Fields): StandInAnswer {
  list.push(record);
  return { status: 201, body: { ...record } };
}

/** One above the highest that is there: what was deleted is given again. */
function next(list: readonly Fields[], field: string): number {
  return 1 + Math.max(0, ...list.map((one) => Number(one[field])));
}

/** `field$eq:value` and `field$like:value`, where the field is one that may be filtered by. */
function page(path: string, list: readonly Fields[], query: URLSearchParams): StandInAnswer {
  const [, field = "", operator, value = ""] =
    /^([\w.]+)\$(eq|like):(.*)$/.exec(query.get("filter") ?? "") ?? [];
  const allowedFilteringFields = filterable[path] ?? [];
  if (query.has("filter") && !allowedFilteringFields.includes(field))
    return { status: 400, body: { message: "Could not parse query string filter.", allowedFilteringFields } };
  const fitting = list.filter((one) => {
    const held = String(
      field.split(".").reduce<unknown>((at, name) => (at as Fields | undefined)?.[name], one),
    );
    return field === "" || (operator === "eq" ? held === value : held.includes(value));
  });
  const [skipped, size] = [Number(query.get("skippages")), Number(query.get("pagesize"))];
  const collection = fitting.slice(skipped * size, (skipped + 1) * size);
  return { status: 200, body: { collection, pagination: { results: fitting.length } } };
}

function isShort(number: number): boolean {
  return Number(number.toFixed(2)) === number;
}

function holdsNull(value: unknown): boolean {
  if (value === null) return true;
  return typeof value === "object" && Object.values(value).some(holdsNull);
}

function invalid(propertyName: string, errorMessage: string): StandInAnswer {
  const errors = [{ [propertyName]: { errors: [{ propertyName, errorMessage, errorCode: "E04041" }] } }];
  const message = "Validation failed. 1 error found.";
  return { status: 400, body: { message, errorCode: "E04300", httpStatusCode: 400, errors } };
}

function notFound(): StandInAnswer {
  return { status: 404, body: { message: "Not found.", errorCode: "E06000" } };
}

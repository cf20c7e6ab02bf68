import { invoicingEndpoints as rows } from "#contract/areas/invoicing.ts";
import { type Route, route } from "#server/areas/verb.ts";
import { addWorker } from "./add-worker.ts";
import {
  approveAll,
  approveShift,
  approveWeek,
  corporationTimeStatus,
  employeeTimeStatus,
} from "./approvals.ts";
import { details, weekDetails } from "./details.ts";
import { met } from "./met.ts";
import { saveOptions, saveWeekOptions, selfPaidBreak } from "./options.ts";
import { createInvoice } from "./send-invoice.ts";
import { sendToZenegy, sendWeekToZenegy } from "./send-pay.ts";
import {
  autoRegisterTime,
  registerCorporationTime,
  registerEmployeeTime,
  setTimeForAll,
  setTimeForWeek,
} from "./times.ts";

export const invoicingRoutes: readonly Route[] = [
  route(rows.details, details),
  route(rows.weekDetails, weekDetails),
  route(rows.autoRegisterTime, autoRegisterTime),
  route(rows.saveOptions, saveOptions),
  route(rows.saveWeekOptions, saveWeekOptions),
  route(rows.approveShift, approveShift),
  route(rows.approveAll, approveAll),
  route(rows.approveWeek, approveWeek),
  route(rows.registerCorporationTime, registerCorporationTime),
  route(rows.registerEmployeeTime, registerEmployeeTime),
  route(rows.employeeTimeStatus, employeeTimeStatus),
  route(rows.corporationTimeStatus, corporationTimeStatus),
  route(rows.met, met),
  route(rows.selfPaidBreak, selfPaidBreak),
  route(rows.setTimeForAll, setTimeForAll),
  route(rows.setTimeForWeek, setTimeForWeek),
  route(rows.addWorker, addWorker),
  route(rows.sendToZenegy, sendToZenegy),
  route(rows.sendWeekToZenegy, sendWeekToZenegy),
  route(rows.createInvoice, createInvoice),
];

import { monthEndpoints as rows } from "#contract/invoicing/month.endpoints.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { accounts, saveAccounts } from "./accounts.ts";
import { closeMonth, openMonth } from "./close-month.ts";
import { month, months } from "./month.ts";
import { monthFiles } from "./month-files.ts";

/** Months as the office closes them, and what goes to whoever keeps the books. */
export const monthRoutes: readonly Route[] = [
  route(rows.accounts, accounts),
  route(rows.saveAccounts, saveAccounts),
  route(rows.months, months),
  route(rows.month, month),
  route(rows.closeMonth, closeMonth),
  route(rows.openMonth, openMonth),
  route(rows.monthFiles, monthFiles),
];

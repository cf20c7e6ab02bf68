import { approvalEndpoints as rows } from "#contract/areas/approval.ts";
import { type Route, route } from "#server/areas/verb.ts";
import { outbox } from "./outbox.ts";
import { sendAgain } from "./send-again.ts";

export const mailboxRoutes: readonly Route[] = [route(rows.outbox, outbox), route(rows.sendAgain, sendAgain)];

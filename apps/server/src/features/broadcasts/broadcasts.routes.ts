import { manyMessageEndpoints as rows } from "#contract/backoffice/broadcast.endpoints.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { sendToMany } from "./send-broadcast.ts";
import { sentToMany } from "./sent-broadcasts.ts";

/** A message to many. */
export const broadcastRoutes: readonly Route[] = [
  route(rows.sendToMany, sendToMany),
  route(rows.sentToMany, sentToMany),
];

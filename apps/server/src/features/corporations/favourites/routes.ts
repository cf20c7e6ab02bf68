import { corporationEndpoints as rows } from "#contract/corporations/endpoints.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { list } from "./list.ts";
import { mark } from "./mark.ts";

/** Whom a company would like to see again. */
export const favouriteRoutes: readonly Route[] = [
  route(rows.favourites, list),
  route(rows.markFavourite, mark),
];

import { favouriteEndpoints as rows } from "#contract/areas/favourites.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { list } from "./list.ts";
import { mark } from "./mark.ts";

/** Whom a company would like to see again. */
export const favouriteRoutes: readonly Route[] = [route(rows.list, list), route(rows.mark, mark)];

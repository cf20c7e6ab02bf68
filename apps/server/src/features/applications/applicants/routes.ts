import { applicantEndpoints as rows } from "#contract/applications/endpoints.ts";
import { changeState } from "#server/features/applications/selection/change-state.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { changeUiState } from "./change-ui-state.ts";
import { cancellations, ratings, workExperiences } from "./history.ts";
import { lists } from "./lists.ts";

/** Who applies for a booking, and what a company does with them. */
export const applicantRoutes: readonly Route[] = [
  route(rows.lists, lists),
  route(rows.changeState, changeState),
  route(rows.changeUiState, changeUiState),
  route(rows.ratings, ratings),
  route(rows.cancellations, cancellations),
  route(rows.workExperiences, workExperiences),
];

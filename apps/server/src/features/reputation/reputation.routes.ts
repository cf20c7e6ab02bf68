import { penaltyEndpoints as rows } from "#contract/employees/penalty.endpoints.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { askForReview, ownPenalties, penalties, reviewPenalty } from "./reviews/penalty-reviews.ts";
import { addReviewFile, openReviewFile, ownReviewFile, removeReviewFile } from "./reviews/review-files.ts";

/** What is said of cards and freezes, by those whom they hit and by the office. */
export const reputationRoutes: readonly Route[] = [
  route(rows.ownPenalties, ownPenalties),
  route(rows.askForReview, askForReview),
  route(rows.addReviewFile, addReviewFile),
  route(rows.removeReviewFile, removeReviewFile),
  route(rows.ownReviewFile, ownReviewFile),
  route(rows.openReviewFile, openReviewFile),
  route(rows.penalties, penalties),
  route(rows.reviewPenalty, reviewPenalty),
];

import { applicantEndpoints, jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { arrivalEndpoints } from "#contract/applications/arrival.endpoints.ts";
import { choosingEndpoints } from "#contract/applications/choosing.endpoints.ts";
import { fitnessEndpoints } from "#contract/applications/fitness.endpoints.ts";
import { jobSearchEndpoints } from "#contract/applications/job-search.endpoints.ts";
import { lastTeamEndpoints } from "#contract/applications/last-team.endpoints.ts";
import { pastOfferEndpoints } from "#contract/applications/past-offer.endpoints.ts";
import { sickEndpoints } from "#contract/applications/sick.endpoints.ts";
import { standbyEndpoints } from "#contract/applications/standby.endpoints.ts";
import { approvalEndpoints } from "#contract/employees/approval.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { mergeEndpoints } from "#contract/employees/merge.endpoints.ts";
import {
  cancellations,
  ratings,
  workExperiences,
} from "#server/features/applications/applicants/applicant-history.ts";
import { applicantLists } from "#server/features/applications/applicants/applicant-lists.ts";
import { changeState, changeUiState } from "#server/features/applications/applicants/change-state.ts";
import { bookSeveral, standBySeveral } from "#server/features/applications/applicants/choose-several.ts";
import { arrivals, changePin } from "#server/features/applications/arrival/arrival-pin.ts";
import { arrive } from "#server/features/applications/arrival/arrive.ts";
import { noteNotArrived, takeBackNotArrived } from "#server/features/applications/arrival/not-arrived.ts";
import { here, onMyWay } from "#server/features/applications/arrival/on-my-way.ts";
import { interested, notInterested } from "#server/features/applications/job-search/job-interest.ts";
import { openJobs, overview } from "#server/features/applications/job-search/job-search.ts";
import { markJobsSeen } from "#server/features/applications/job-search/mark-jobs-seen.ts";
import { answerChange, reconfirm } from "#server/features/applications/jobs/answer-change.ts";
import { apply } from "#server/features/applications/jobs/apply.ts";
import { checkIn } from "#server/features/applications/jobs/check-in.ts";
import {
  applied,
  booking,
  checkoutNotifications,
  deprecated,
  finished,
  history,
  meta,
  upcoming,
} from "#server/features/applications/jobs/job-lists.ts";
import { cancellationCost, leave } from "#server/features/applications/jobs/leave.ts";
import { acceptOffer, declineOffer } from "#server/features/applications/offers/answer-offer.ts";
import { askForCompany } from "#server/features/applications/offers/ask-for-company.ts";
import { pastOffers } from "#server/features/applications/offers/past-offers.ts";
import { ask, replacements } from "#server/features/applications/offers/replacements.ts";
import { leaveStandby, standBy, waiting } from "#server/features/applications/offers/standby.ts";
import { standbyQueue, strikeOff } from "#server/features/applications/offers/standby-queue.ts";
import { type Route, route } from "#server/platform/http/handler.ts";
import { approveProfile, declineProfile } from "./decide-profile.ts";
import {
  deactivateEmployee,
  futureShifts,
  reactivateEmployee,
  resetEmployeeToken,
} from "./employee-access.ts";
import { check } from "./fitness/check.ts";
import { noteRightToWork, ownRightToWork, personFitness, sayRightToWork } from "./fitness/right-to-work.ts";
import { readFitnessSettings, saveFitnessSetting } from "./fitness/settings.ts";
import { askLastTeam } from "./last-team/ask-last-team.ts";
import { mergeProfiles } from "./merging/merge.ts";
import { decideLateSick, reportForPerson } from "./sick/office-sick.ts";
import { takeBackForPerson, takeBackSick } from "./sick/take-back-sick.ts";

/** Jobs as employees look for and take them, and who applies for a booking as its company and admins see it. */
export const applicationRoutes: readonly Route[] = [
  route(jobEndpoints.overview, overview),
  route(fitnessEndpoints.check, check),
  route(fitnessEndpoints.personFitness, personFitness),
  route(fitnessEndpoints.noteRightToWork, noteRightToWork),
  route(fitnessEndpoints.ownRightToWork, ownRightToWork),
  route(fitnessEndpoints.sayRightToWork, sayRightToWork),
  route(fitnessEndpoints.settings, readFitnessSettings),
  route(fitnessEndpoints.saveSetting, saveFitnessSetting),
  route(jobSearchEndpoints.openJobs, openJobs),
  route(jobSearchEndpoints.look, markJobsSeen),
  route(jobSearchEndpoints.notInterested, notInterested),
  route(jobSearchEndpoints.interested, interested),
  route(jobEndpoints.booking, booking),
  route(jobEndpoints.applied, applied),
  route(jobEndpoints.upcoming, upcoming),
  route(jobEndpoints.finished, finished),
  route(jobEndpoints.deprecated, deprecated),
  route(jobEndpoints.history, history),
  route(jobEndpoints.cancellationCost, cancellationCost),
  route(jobEndpoints.apply, apply),
  route(jobEndpoints.cancel, leave),
  route(sickEndpoints.reportForPerson, reportForPerson),
  route(sickEndpoints.takeBack, takeBackSick),
  route(sickEndpoints.takeBackForPerson, takeBackForPerson),
  route(sickEndpoints.decideLateSick, decideLateSick),
  route(jobEndpoints.answerChange, answerChange),
  route(jobEndpoints.reconfirm, reconfirm),
  route(jobEndpoints.checkIn, checkIn),
  route(arrivalEndpoints.arrive, arrive),
  route(arrivalEndpoints.arrivals, arrivals),
  route(arrivalEndpoints.changePin, changePin),
  route(arrivalEndpoints.noteNotArrived, noteNotArrived),
  route(arrivalEndpoints.takeBackNotArrived, takeBackNotArrived),
  route(arrivalEndpoints.onMyWay, onMyWay),
  route(arrivalEndpoints.here, here),
  route(standbyEndpoints.waiting, waiting),
  route(pastOfferEndpoints.pastOffers, pastOffers),
  route(standbyEndpoints.standBy, standBy),
  route(standbyEndpoints.leaveStandby, leaveStandby),
  route(standbyEndpoints.acceptOffer, acceptOffer),
  route(standbyEndpoints.declineOffer, declineOffer),
  route(standbyEndpoints.queue, standbyQueue),
  route(standbyEndpoints.strikeOff, strikeOff),
  route(standbyEndpoints.askForCompany, askForCompany),
  route(standbyEndpoints.replacements, replacements),
  route(standbyEndpoints.ask, ask),
  route(employeeEndpoints.meta, meta),
  route(employeeEndpoints.checkoutNotifications, checkoutNotifications),
  route(applicantEndpoints.lists, applicantLists),
  route(applicantEndpoints.changeState, changeState),
  route(choosingEndpoints.bookSeveral, bookSeveral),
  route(lastTeamEndpoints.askLastTeam, askLastTeam),
  route(choosingEndpoints.standBySeveral, standBySeveral),
  route(applicantEndpoints.changeUiState, changeUiState),
  route(applicantEndpoints.ratings, ratings),
  route(applicantEndpoints.cancellations, cancellations),
  route(applicantEndpoints.workExperiences, workExperiences),
  route(approvalEndpoints.approve, approveProfile),
  route(approvalEndpoints.decline, declineProfile),
  route(mergeEndpoints.merge, mergeProfiles),
  route(employeeEndpoints.deactivate, deactivateEmployee),
  route(employeeEndpoints.reactivate, reactivateEmployee),
  route(employeeEndpoints.futureShifts, futureShifts),
  route(employeeEndpoints.resetToken, resetEmployeeToken),
];

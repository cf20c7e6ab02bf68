import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { clockTime, day, id, moment, paging, pathId, searchTerm, text } from "#contract/wire/schemas.ts";
import { adminMessages, generalMessages } from "#texts/da/common/validation.ts";

/** What the employee asked and what the office said; one of the two may be missing. */
const review = z.object({
  /** The employee's words; empty where the office decided of its own accord. */
  message: z.string(),
  created_at: z.nullable(moment),
  answer_by: z.nullable(day),
  /** Who of the office answers, by name. */
  reviewer: z.string(),
  decision: z.nullable(z.literal(["uphold", "lift"])),
  reason: z.string(),
  decided_at: z.nullable(moment),
});

/** A file beside the question for a review, without its content. */
const reviewFile = z.object({ id, name: z.string(), bytes: z.int(), added_at: moment });

/** A file with its content in Base64. */
const reviewFileContent = z.object({ name: z.string(), media_type: z.string(), content: z.string() });

const byFile = z.object({ id: pathId, fileId: pathId });

/** A card with its freeze and its automatic star, and all that explains it. */
const penalty = z.object({
  id,
  kind: z.literal(["normal", "late", "no_show"]),
  card: z.literal(["yellow", "red"]),
  shift: z.object({
    id,
    booking_id: id,
    date: day,
    start_time: clockTime,
    end_time: clockTime,
    starts_at: moment,
    job_title: z.string(),
    corporation: z.string(),
  }),
  rule: z.literal([
    "cancellation",
    "late_cancellation",
    "second_cancellation",
    "second_late_cancellation",
    "no_show",
  ]),
  occurred_at: moment,
  freeze_until: z.nullable(moment),
  /** The freeze waits until somebody of the office has confirmed it. */
  held: z.boolean(),
  /** Whether it came with one star that still counts; no company gave it. */
  star: z.boolean(),
  /** Whether it freezes, or can lead to a red card. */
  counts: z.boolean(),
  annulled_at: z.nullable(moment),
  /** What takes it away without anybody's decision. */
  lifts_when: z.nullable(z.literal(["replaced", "met"])),
  review: z.nullable(review),
  /** The day until which whoever asks for a review now has an answer. */
  review_answer_by: day,
  files: z.array(reviewFile),
});

const adminPenalty = z.object({
  ...penalty.shape,
  employee: z.object({ id, first_name: z.string(), last_name: z.string(), phone: z.string() }),
  /** Somebody of the office has to decide. */
  waits: z.boolean(),
});

export type WirePenalty = z.output<typeof penalty>;
export type WireAdminPenalty = z.output<typeof adminPenalty>;

/** Cards and freezes: what they are for, and the decision of a person about them. */
export const penaltyEndpoints = {
  ownPenalties: endpoint({
    method: "GET",
    path: "employees/penalties",
    summary: "The employee's own cards, freezes and automatic stars, newest first, the lifted among them.",
    callers: ["employee"],
    answer: z.array(penalty),
  }),
  askForReview: endpoint({
    method: "POST",
    path: "employees/penalties/:id/review",
    summary:
      "Asks for a new look at an own penalty, once each; answered within three working days while it freezes, else within 14 days.",
    callers: ["employee"],
    params: z.object({ id: pathId }),
    body: z.strictObject({ message: text(500, generalMessages.required) }),
    answer: penalty,
    refusals: ["not_found", "penalty_lifted", "review_asked"],
  }),
  addReviewFile: endpoint({
    method: "POST",
    path: "employees/penalties/:id/files",
    summary:
      "Attaches one file to the question for a review: PDF, JPEG or PNG of at most 3 MB, three in all.",
    callers: ["employee"],
    params: z.object({ id: pathId }),
    multipart: true,
    answer: penalty,
    refusals: [
      "not_found",
      "penalty_lifted",
      "review_answered",
      "too_many_files",
      "file_too_large",
      "file_type",
      "image_unreadable",
    ],
    rate: { perHour: 60 },
  }),
  removeReviewFile: endpoint({
    method: "DELETE",
    path: "employees/penalties/:id/files/:fileId",
    summary: "Takes an own file back; taken back twice is taken back.",
    callers: ["employee"],
    params: byFile,
    answer: penalty,
    refusals: ["not_found", "penalty_lifted", "review_answered"],
  }),
  ownReviewFile: endpoint({
    method: "GET",
    path: "employees/penalties/:id/files/:fileId",
    summary: "An own file with its content in Base64.",
    callers: ["employee itself"],
    params: byFile,
    answer: reviewFileContent,
    refusals: ["not_found"],
  }),
  penalties: endpoint({
    method: "GET",
    path: "admin/penalties",
    summary:
      "Penalties of everybody: those that wait for a decision first, soonest answer first, then newest first.",
    callers: ["admin"],
    roles: "reading",
    query: z.object({
      ...paging(30, "number", "number", "number"),
      state: z.optional(z.literal(["waiting", "active", "lifted"])),
      searchTerm,
      employee: z.optional(pathId),
    }),
    answer: z.object({ penalties: z.array(adminPenalty), total: z.int() }),
  }),
  openReviewFile: endpoint({
    method: "POST",
    path: "admin/penalties/:id/files/:fileId",
    summary: "A file of somebody's with its content in Base64; the look is noted.",
    callers: ["admin"],
    roles: "planning",
    forPeople: true,
    params: byFile,
    answer: reviewFileContent,
    refusals: ["not_found"],
    rate: { perHour: 200 },
  }),
  reviewPenalty: endpoint({
    method: "PUT",
    path: "admin/penalties/:id/review",
    summary: "Upholds or lifts a penalty with a reason that the employee reads, asked for or not.",
    callers: ["admin"],
    roles: "planning",
    params: z.object({ id: pathId }),
    body: z.strictObject({
      decision: z.literal(["uphold", "lift"]),
      reason: text(500, adminMessages.reviewReason),
    }),
    answer: adminPenalty,
    refusals: ["not_found", "penalty_lifted", "penalty_upheld"],
  }),
};

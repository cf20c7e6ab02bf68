import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import {
  clockTime,
  commaKroner,
  day,
  givenDay,
  id,
  moment,
  pathId,
  required,
} from "#contract/wire/schemas.ts";
import { isCvr } from "#rules/people/numbers.ts";
import { generalMessages, termsMessages } from "#texts/da/common/validation.ts";

/** A point that an earlier version said differently; null where one of them has it not. */
const changedPoint = z.object({
  key: z.string(),
  label: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});

const filledSection = z.object({
  title: z.string(),
  points: z.array(z.object({ key: z.string(), label: z.string(), text: z.string() })),
});

/** Terms of employment as somebody was given them. */
const givenTerms = z.object({
  id,
  /** «1207-1»: of the profile and its own count. */
  number: z.string(),
  given_at: moment,
  read_at: z.nullable(moment),
  /** Who employs, by name. */
  employer: z.string(),
  /** The lowest hourly wage that they name. */
  hourly_wage: commaKroner,
  sections: z.array(filledSection),
  /** What the version before said differently; empty for the first. */
  changes: z.array(changedPoint),
  /** The shift that they were first given with. */
  first_shift: z.object({ company: z.string(), work: z.string(), place: z.string(), start: z.string() }),
});

export type WireTerms = z.output<typeof givenTerms>;

/** A confirmed shift as its booking says it: terms hold for each, and its own data are on it. */
const termsShift = z.object({
  id,
  booking_id: id,
  date: day,
  start_time: clockTime,
  end_time: clockTime,
  company: z.string(),
  place: z.string(),
  job: z.string(),
  hourly_wage: commaKroner,
  /** The collective agreement by name; null without one. */
  agreement: z.nullable(z.string()),
});

const pdf = z.object({ name: z.string(), media_type: z.literal("application/pdf"), content: z.string() });

const shortText = (most: number) => required(generalMessages.required, most);

/** A template as the office writes it. */
const templateContent = z
  .array(
    z.strictObject({
      title: shortText(80),
      points: z
        .array(
          z.strictObject({
            key: z.string().check(z.regex(/^[a-z0-9_]{1,40}$/, generalMessages.invalid)),
            label: z.string().check(z.maxLength(80, generalMessages.tooLong)),
            text: z.string().check(z.maxLength(2000, generalMessages.tooLong)),
          }),
        )
        .check(z.maxLength(40, termsMessages.tooMany)),
    }),
  )
  .check(z.minLength(1, generalMessages.required), z.maxLength(20, termsMessages.tooMany));

const template = z.object({
  valid_from: givenDay,
  employer: z.strictObject({
    name: shortText(120),
    cvr: z
      .pipe(
        z.string(),
        z.transform((text: string) => text.replace(/\s/g, "")),
      )
      .check(z.refine(isCvr, termsMessages.cvr)),
    address: shortText(160),
    insurer: shortText(120),
  }),
  content: templateContent,
});

const employerAnswer = z.object({
  name: z.string(),
  cvr: z.string(),
  address: z.string(),
  insurer: z.string(),
});

const storedTemplate = z.object({
  id,
  valid_from: day,
  employer: employerAnswer,
  content: z.array(filledSection),
  created_at: moment,
  created_by: z.nullable(z.string()),
  /** How many people have terms that were filled from it. */
  people: z.int(),
  state: z.literal(["in_force", "to_come", "past"]),
});

export type WireTermsTemplate = z.output<typeof storedTemplate>;

const templates = z.object({
  /** The newest first. */
  versions: z.array(storedTemplate),
  /** What the editor starts with where there is none. */
  start: z.object({ employer: employerAnswer, content: z.array(filledSection) }),
});

/** A template that is being written, and whom it is filled for; what it lacks may be typed later. */
const preview = z.strictObject({
  employee_id: id,
  employer: z.strictObject({
    name: z.string().check(z.maxLength(120, generalMessages.tooLong)),
    cvr: z.string().check(z.maxLength(120, generalMessages.tooLong)),
    address: z.string().check(z.maxLength(160, generalMessages.tooLong)),
    insurer: z.string().check(z.maxLength(120, generalMessages.tooLong)),
  }),
  content: templateContent,
});

/** Whose latest terms are which version. */
const termsHolder = z.object({
  employee_id: id,
  name: z.string(),
  number: z.string(),
  /** The day from which the version of the template is in force. */
  template_from: day,
  given_at: moment,
  read_at: z.nullable(moment),
});

export type WireTermsHolder = z.output<typeof termsHolder>;

/** Terms of employment: given to people, read by them, and the office's template. */
export const termsEndpoints = {
  ownTerms: endpoint({
    method: "GET",
    path: "employees/employment-terms",
    summary: "The employee's own terms of employment, the latest first.",
    callers: ["employee"],
    answer: z.array(givenTerms),
  }),
  readTerms: endpoint({
    method: "PUT",
    path: "employees/employment-terms/:id/read",
    summary: "Notes that the employee has read own terms of employment; the first time counts.",
    callers: ["employee itself"],
    params: z.object({ id: pathId }),
    answer: z.array(givenTerms),
    refusals: ["not_found"],
  }),
  ownTermsPdf: endpoint({
    method: "GET",
    path: "employees/employment-terms/:id/pdf",
    summary: "Own terms of employment with the confirmed shifts, as a PDF in Base64.",
    callers: ["employee"],
    params: z.object({ id: pathId }),
    answer: pdf,
    refusals: ["not_found"],
  }),
  ownTermsShifts: endpoint({
    method: "GET",
    path: "employees/employment-terms/shifts",
    summary: "The employee's confirmed shifts of the last twelve months and to come, the latest first.",
    callers: ["employee"],
    answer: z.array(termsShift),
  }),
  termsOfPerson: endpoint({
    method: "GET",
    path: "admin/employees/:id/employment-terms",
    summary: "Somebody's terms of employment, the latest first.",
    callers: ["admin"],
    roles: "reading",
    params: z.object({ id: pathId }),
    answer: z.array(givenTerms),
    refusals: ["not_found"],
  }),
  termsPdf: endpoint({
    method: "GET",
    path: "admin/employees/:id/employment-terms/:termsId/pdf",
    summary: "Somebody's terms of employment with the confirmed shifts, as a PDF in Base64.",
    callers: ["admin"],
    roles: "reading",
    forPeople: true,
    params: z.object({ id: pathId, termsId: pathId }),
    answer: pdf,
    refusals: ["not_found"],
  }),
  templates: endpoint({
    method: "GET",
    path: "admin/employment-terms/templates",
    summary: "The versions of the template of terms of employment, and what the editor starts with.",
    callers: ["admin"],
    roles: "reading",
    answer: templates,
  }),
  holders: endpoint({
    method: "GET",
    path: "admin/employment-terms/people",
    summary: "Everybody's latest terms of employment: which version, and when they were read.",
    callers: ["admin"],
    roles: "reading",
    answer: z.array(termsHolder),
  }),
  previewTemplate: endpoint({
    method: "POST",
    path: "admin/employment-terms/preview",
    summary: "Fills a template that is not saved with what holds for somebody; nothing is kept.",
    callers: ["admin"],
    roles: "office",
    body: preview,
    answer: z.object({ sections: z.array(filledSection) }),
    refusals: ["not_found"],
    bodyBytes: 300_000,
  }),
  saveTemplate: endpoint({
    method: "POST",
    path: "admin/employment-terms/templates",
    summary:
      "Saves a version of the template, in force from its day on; people get new terms where they read differently.",
    callers: ["admin"],
    roles: "office",
    body: z.strictObject(template.shape),
    answer: templates,
    refusals: ["terms_template"],
    bodyBytes: 300_000,
  }),
};

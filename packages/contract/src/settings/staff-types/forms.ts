import * as z from "zod/mini";
import { optional, required } from "#contract/wire/schemas.ts";
import { adminMessages as messages } from "#texts/da/common/validation.ts";

/** A questionnaire has this many blocks, and each block this many answers. */
export const FIVE = 5;

const value = z.pipe(
  z.literal([1, 2, 3, 4, 5, "1", "2", "3", "4", "5"], messages.answerValue),
  z.transform((sent) => Number(sent) as 1 | 2 | 3 | 4 | 5),
);

/** The answers of one question: whoever answers picks a value, so each of 1 to 5 stands for one answer. */
const answers = z
  .array(z.strictObject({ text: required(messages.answerText), value }), messages.skillBlocks)
  .check(
    z.length(FIVE, messages.skillBlocks),
    // Under each value that stands there twice, so that the form marks it and leads to the first.
    ({ value: given, issues }) => {
      given.forEach((one, place) => {
        if (!given.some((other, at) => at !== place && other.value === one.value)) return;
        issues.push({ code: "custom", path: [place, "value"], message: messages.answerValues, input: given });
      });
    },
  );

/** Where an uploaded picture stands, or nothing. */
const iconUrl = z._default(
  z.string().check(z.regex(/^((https?:\/\/|\/)[^\s"'<>\\]{1,400})?$/, messages.icon)),
  "",
);

const skillBlock = z.strictObject({
  skill_title: required(messages.skillTitle),
  skill_description: optional(1000),
  question_icon_url: iconUrl,
  question_title: optional(),
  question: required(messages.question, 500),
  answer: answers,
});

/** The questionnaire of a staff type as an admin writes it. */
export const skillBlocks = z
  .array(skillBlock, messages.skillBlocks)
  .check(z.length(FIVE, messages.skillBlocks));

/** How a staff type is called; unique in whatever case. */
export const staffTypeName = required(messages.skillName, 100);

/** The product that accounting bills it as. */
export const billyId = optional(100);

const draftBlock = z.strictObject({
  skill_title: optional(),
  skill_description: optional(1000),
  question_icon_url: iconUrl,
  question_title: optional(),
  question: optional(500),
  answer: z
    .array(z.strictObject({ text: optional(), value }), messages.skillBlocks)
    .check(z.length(FIVE, messages.skillBlocks)),
});

/** The questionnaire of a draft: any of its texts may be empty, and a value may stand twice. */
export const draftBlocks = z
  .array(draftBlock, messages.skillBlocks)
  .check(z.length(FIVE, messages.skillBlocks));

/** The editor's form. */
export const staffTypeForm = z.object({ name: staffTypeName, billyId, blocks: skillBlocks });

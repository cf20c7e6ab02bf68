import type { SkillDetail } from "#server/features/settings/staff-types/staff-type.queries.ts";
import { type ReadyMadeStaffType, readyMadeStaffTypes } from "#texts/da/staff-types/ready-made.ts";

/** How many of the ready-made staff types a try-out begins with. */
const KNOWN = 8;

/** The staff types of a try-out; the last one shows what a company may not book. */
export const demoStaffTypes = readyMadeStaffTypes.slice(0, KNOWN).map(({ title, blocks }, place) => {
  const isShown = place < KNOWN - 1;
  return { title, company: isShown, worker: isShown, skill_detail: questionnaireOf(blocks) };
});

function questionnaireOf(blocks: ReadyMadeStaffType["blocks"]): SkillDetail {
  return blocks.map(({ title, description, question, answers }) => ({
    skill_title: title,
    skill_description: description,
    question_icon_url: "",
    question_title: title,
    question,
    answer: answers.map((text, place) => ({ text, value: place + 1 })),
  }));
}

import type { OfficeTask } from "#rules/people/security/office-roles.ts";
import type { TodayKey } from "#rules/shifts/waiting.ts";
import type { May } from "#web/api/session/use-may.ts";
import type { LineDialog, Way } from "./line-ways.ts";

/** What a dialog does in the end, named as its call names it: the rows themselves would weigh on the first screen. */
const tasksOfDialogs: Readonly<Record<LineDialog, OfficeTask>> = {
  find_staff: "planning",
  replace: "planning",
  replace_selected: "planning",
  note_missed: "planning",
  decide_missed: "planning",
  decide_sick: "planning",
  report_sick: "planning",
  settle: "hours",
  approve_hours: "hours",
  remind: "hours",
  ask_for_data: "hours",
  decline_profile: "planning",
  answer_question: "money",
};

/** What is done on the screen that a line of the group leads to, where it is there for more than reading. */
const tasksOfGroups: Readonly<Partial<Record<TodayKey, OfficeTask>>> = {
  security: "hours",
  to_approve: "planning",
  reminders_due: "money",
  ready_to_invoice: "money",
  ready_to_pay: "money",
  prepaid_too_much: "money",
  months_to_close: "readingMoney",
  penalties: "planning",
  new_documents: "planning",
  transfers: "planning",
  failed_deliveries: "hours",
};

/** The ways of a line without those that end in a call which the signed-in role may not make. */
export function allowedWays(group: TodayKey, ways: readonly Way[], may: May): Way[] {
  return ways.filter((way) => {
    const roles = taskOf(group, way);
    return roles === undefined || may({ roles });
  });
}

function taskOf(group: TodayKey, way: Way): OfficeTask | undefined {
  if ("dialog" in way) return tasksOfDialogs[way.dialog];
  if ("sendAgain" in way) return "hours";
  if ("approve" in way) return "planning";
  return "to" in way ? tasksOfGroups[group] : undefined;
}

/** Whether the whole of a group is sent together by whoever is signed in. */
export function maySendTogether(group: TodayKey, may: May): boolean {
  const roles = tasksOfGroups[group];
  return (group === "ready_to_invoice" || group === "ready_to_pay") && roles !== undefined && may({ roles });
}

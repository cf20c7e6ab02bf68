import { adminMenu, corporationMenu } from "#texts/da/common/menus.ts";

/** The navigation of the office. */
export const officeNavTexts = {
  label: "Kontoret",
  groups: {
    shifts: "Vagter",
    people: "Mennesker",
    money: "Penge",
    messages: "Beskeder",
    more: "Mere",
  },
  /** Read out after a count: «Godkend bookinger 2 venter». */
  waiting: "venter",
  /** Read out after the name of the user, whose button opens a menu. */
  menu: "menu",
  offline: {
    title: "Ingen forbindelse",
    text: "Siden viser det, den havde. Intet bliver gemt, før forbindelsen er tilbage, og det, du har skrevet, bliver stående.",
  },
  noAccess: "Den side har din rolle ikke adgang til",
  noAccessText: (role: string) => `Du er ${role} på kontoret. Spørg en ejer, hvis du skal bruge siden.`,
  home: "Gå til I dag",
} as const;

/** Under which group of a phone's tabs a page stands. */
export const officeGroupOf: Readonly<Record<string, string>> = {
  ...grouped(officeNavTexts.groups.shifts, [
    adminMenu.approval,
    adminMenu.upcoming,
    adminMenu.old,
    corporationMenu.book,
  ]),
  ...grouped(officeNavTexts.groups.people, [
    adminMenu.employees,
    adminMenu.corporations,
    adminMenu.penalties,
    adminMenu.transfers,
    adminMenu.staffTypes,
  ]),
  ...grouped(officeNavTexts.groups.money, [
    adminMenu.invoiceRun,
    adminMenu.documents,
    adminMenu.payroll,
    adminMenu.months,
    adminMenu.figures,
    adminMenu.reports,
  ]),
  ...grouped(officeNavTexts.groups.more, [
    adminMenu.mailbox,
    adminMenu.messages,
    adminMenu.users,
    adminMenu.settings,
    adminMenu.log,
  ]),
};

function grouped(group: string, pages: readonly string[]): Record<string, string> {
  return Object.fromEntries(pages.map((page) => [page, group]));
}

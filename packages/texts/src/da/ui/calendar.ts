/** A month to pick days from. */
export const calendarTexts = {
  previousMonth: "Forrige måned",
  nextMonth: "Næste måned",
  weekColumn: "uge",
  weekdays: ["ma", "ti", "on", "to", "fr", "lø", "sø"],
  /** Before today's date, as React Aria has it. */
  todayFirst: "I dag, ",
} as const;

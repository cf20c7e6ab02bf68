/** The pages of employees, as their tabs are called. */
export const peopleTabs = {
  label: "Medarbejdere",
  newProfiles: "Nye profiler",
  invited: "Inviterede",
  all: "Alle",
  waiting: "venter på godkendelse",
} as const;

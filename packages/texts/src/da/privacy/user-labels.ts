/** What is stored of the users of the office and of a company, and of its departments. */
export const userLabels = {
  is_admin: "Administrator",
  office_role: "Rolle på kontoret",
  company_role: "Rolle i virksomheden",
  cost_centre: "Omkostningssted",
  archived_at: "Arkiveret",
  login_disabled_at: "Adgang slået fra",
  invited_at: "Inviteret",
} as const;

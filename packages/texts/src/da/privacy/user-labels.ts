/** What is stored of the users of the office and of a company, and of its departments. */
export const userLabels = {
  is_admin: "Administrator",
  office_role: "Rolle på kontoret",
  company_role: "Rolle i virksomheden",
  cost_centre: "Omkostningssted",
  archived_at: "Arkiveret",
  owner_limit: "Beløb, som en ejer godkender over",
  owner_state: "Ejerens svar",
  owner_decided_at: "Ejeren svarede",
  owner_reason: "Ejerens begrundelse",
  login_disabled_at: "Adgang slået fra",
  invited_at: "Inviteret",
  prefix: "Begynder med",
  scope: "Hvad nøglen må",
  ends_on: "Sidste dag",
  revoked_at: "Spærret",
} as const;

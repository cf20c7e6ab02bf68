/** The fixed demo sign-ins of a try-out. */
export const demoPassword = "vagtklar-demo";

export const demoAccounts = [
  { email: "admin@vagtklar.test", label: "Admin" },
  { email: "hotel@vagtklar.test", label: "Hotel Nordlys" },
  { email: "bryggeri@vagtklar.test", label: "Havnebryggeriet" },
] as const;

/** People of the try-out whom the local sign-in of employees knows: `local:<name>`. */
export const demoEmployees = ["anna-krogh", "jonas-thomsen", "line-bech"] as const;

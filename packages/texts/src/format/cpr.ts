/** «010190-1234», only for the person and the admin. */
export function formatCpr(cpr: string): string {
  return `${cpr.slice(0, 6)}-${cpr.slice(6)}`;
}

/** «010190-••••»: the date of birth may be seen, the serial number may not. */
export function maskCpr(cpr: string): string {
  return `${cpr.slice(0, 6)}-••••`;
}

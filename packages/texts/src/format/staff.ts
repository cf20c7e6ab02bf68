/** Jobs whose plural is known by their ending: «kokke», «tjenere»; not «mestre» and «sommelierer». */
const known = /^\S*(?:(kok)|(?<!mest|li)er)$/;

/**
 * «6 tjenere», «1 kok». A name whose plural is not known, such as «Garderobepersonale» or one of several words,
 * is counted as it stands: «2 × Garderobepersonale».
 */
export function formatStaff(people: number, jobTitle: string): string {
  const name = jobTitle.toLowerCase();
  const ending = known.exec(name);
  if (!ending) return `${people} × ${jobTitle}`;
  return `${people} ${name}${people === 1 ? "" : ending[1] ? "ke" : "e"}`;
}

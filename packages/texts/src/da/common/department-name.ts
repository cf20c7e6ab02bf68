/** A department with its cost centre: «Køkken · 4100». */
export function departmentName({
  name,
  cost_centre,
}: {
  readonly name: string;
  readonly cost_centre: string;
}) {
  return cost_centre === "" ? name : `${name} · ${cost_centre}`;
}

/** What the employee reads on the pay slip for a correction; the second of a shift has another name than the first. */
export const differenceName = (lineName: string, place: number) =>
  `Regulering${place > 1 ? ` ${place}` : ""}: ${lineName}`;

/** What the employee reads on the pay slip of paid transport, and of a pension. */
export const transportName = (lineName: string) => `${lineName}, transport`;
export const pensionName = (kind: "employer_pension" | "employee_pension", lineName: string) =>
  `${kind === "employer_pension" ? "Pension, arbejdsgiver" : "Pension, eget bidrag"}: ${lineName}`;

/** What the employee reads on the pay slip for a shift that the company took them off late. */
export const cancellationName = (lineName: string) => `Aflyst vagt: ${lineName}`;

/** The PDF of somebody's terms of employment. */
export const termsPdfTexts = {
  title: "Ansættelsesbevis",
  given: (when: string) => `Givet ${when}`,
  number: (number: string) => `Bevis nr. ${number}`,
  page: (page: number, of: number) => `side ${page} af ${of}`,
  changes: "Ændret siden det forrige bevis",
  receipt: "Kvittering",
  read: (when: string) => `Læst og kvitteret ${when}.`,
  shifts: "Vagter",
  shiftsAsOf: (day: string) =>
    `De bekræftede vagter fra det seneste år og frem, som de står på bookingen ${day}.`,
  perHour: (amount: string) => `${amount} i timen`,
  agreement: (name: string | null) => (name === null ? "Ingen overenskomst." : `Overenskomst: ${name}.`),
  fileName: (number: string) => `ansaettelsesbevis-${number}.pdf`,
} as const;

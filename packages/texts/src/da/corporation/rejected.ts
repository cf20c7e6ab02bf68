/** Bookings that the office rejected, as their company reads of them. */
export const rejectedTexts = {
  title: "Afvist",
  /** Where no reason was given. */
  noReason: "Ring til os, så finder vi ud af, hvad der skal til.",
  reason: (reason: string) => `Årsag: ${reason}`,
  summary: "Vi kunne ikke tage bookingen, som den er. Ret den, og send den igen.",
  sendAgain: "Ret og send igen",
  /** The button of the form. */
  send: "Send igen",
  sent: "Bookingen er sendt igen og venter på godkendelse",
} as const;

/** How many shifts somebody has worked in a position, as stored (C-630, Q-052). */
export const jobSizes = ["1_2", "2_5", "6_19", "20_plus", "60_plus"] as const;

export type JobSize = (typeof jobSizes)[number];

/** Whether text is one of the stored codes. */
export function isJobSize(text: string): text is JobSize {
  return jobSizes.some((size) => size === text);
}

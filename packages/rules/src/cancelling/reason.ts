const REASON_MAX_LENGTH = 300;

/**
 * Whether a reason is given and short enough: 1 to 300 characters, blanks around it not counted.
 * Rule: Length of a reason, docs/rules/cancellation.md.
 */
export function isReason(text: string): boolean {
  const { length } = text.trim();
  return length > 0 && length <= REASON_MAX_LENGTH;
}

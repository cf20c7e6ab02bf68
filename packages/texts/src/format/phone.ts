/** A Danish number in pairs: «20 55 01 72». Anything but eight digits is shown as it was written. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/^\+45/, "").replace(/\s/g, "");
  return /^\d{8}$/.test(digits) ? (digits.match(/../g) ?? []).join(" ") : phone;
}

/** The address of a telephone link: «tel:+4520550172». */
export function phoneLink(phone: string): string {
  const digits = phone.replace(/\s/g, "");
  return /^\d{8}$/.test(digits) ? `tel:+45${digits}` : `tel:${digits}`;
}

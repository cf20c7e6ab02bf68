/** What the text of an SMS may hold in braces, by what it is about. */
export const job = [
  "firstName",
  "jobTitle",
  "corporationName",
  "day",
  "from",
  "to",
  "address",
  "link",
  "number",
  "brand",
] as const;
export const offer = [...job, "until"] as const;
export const called = [...job, "phone"] as const;
export const booking = [
  "contactPerson",
  "jobTitle",
  "corporationName",
  "day",
  "from",
  "to",
  "address",
  "link",
  "number",
  "brand",
] as const;

export const counted = [...booking, "count"] as const;

import { regionCodes } from "#rules/people/regions.ts";
import type { Chosen } from "./chosen-field.tsx";
import type { ManyBody } from "./many-message.ts";

/** What stands in the form. */
export interface Typed {
  /** One for each message: pressed twice, after a lost answer or a reload, it is sent once. */
  readonly key: string;
  readonly audience: "booking" | "people" | "type" | "everybody" | "companies" | "all_companies";
  /** None or one. */
  readonly booking: readonly Chosen[];
  readonly who: "selected" | "applied";
  readonly people: readonly Chosen[];
  readonly companies: readonly Chosen[];
  readonly staffType: string;
  readonly region: string;
  readonly channel: "sms" | "email";
  readonly subject: string;
  readonly text: string;
}

export const empty: Omit<Typed, "key"> = {
  audience: "booking",
  booking: [],
  who: "selected",
  people: [],
  companies: [],
  staffType: "",
  region: "",
  channel: "sms",
  subject: "",
  text: "",
};

/** A field, by its name, without which nobody can be written to. */
export type Missing = "booking" | "people" | "companies" | "staffType" | "subject" | "text";

export function whatIsMissing(typed: Typed): Missing | null {
  const { audience, channel, subject, text } = typed;
  if (audience === "booking" || audience === "people" || audience === "companies") {
    if (typed[audience].length === 0) return audience;
  }
  if (audience === "type" && typed.staffType === "") return "staffType";
  if (channel === "email" && subject.trim() === "") return "subject";
  return text.trim() === "" ? "text" : null;
}

/** The message as it is sent. */
export function bodyOf(typed: Typed): ManyBody {
  const { key } = typed;
  const to = audienceOf(typed);
  return typed.channel === "sms"
    ? { channel: "sms", to, text: typed.text, key }
    : { channel: "email", to, subject: typed.subject, text: typed.text, key };
}

function audienceOf(typed: Typed): ManyBody["to"] {
  const ids = (chosen: readonly Chosen[]) => chosen.map(({ id }) => id);
  switch (typed.audience) {
    case "booking":
      return { booking_id: typed.booking[0]?.id ?? 0, who: typed.who };
    case "people":
      return { employee_ids: ids(typed.people) };
    case "everybody":
      return { everybody: true };
    case "companies":
      return { corporation_ids: ids(typed.companies) };
    case "all_companies":
      return { corporation_ids: null };
    case "type":
      return {
        staff_type_id: Number(typed.staffType),
        area_code: regionCodes.find((code) => code === typed.region) ?? null,
      };
  }
}

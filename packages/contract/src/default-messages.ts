import * as z from "zod/mini";
import { generalMessages } from "#texts/da/validation.ts";

// What a field is told where its schema says nothing of its own; without this zod says it in English.
z.config({
  localeError: ({ code, input }) => {
    if (code === "unrecognized_keys") return generalMessages.unknownField;
    if (input === undefined || input === null || input === "") return generalMessages.required;
    const isLongText = code === "too_big" && typeof input === "string";
    return isLongText ? generalMessages.tooLong : generalMessages.invalid;
  },
});

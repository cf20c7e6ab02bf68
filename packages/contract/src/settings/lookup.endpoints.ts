import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { required } from "#contract/wire/schemas.ts";
import { bookingMessages } from "#texts/da/common/validation.ts";

const addressSuggestion = z.object({
  text: z.string(),
  street: z.string(),
  house_number: z.string(),
  zip_code: z.string(),
  city: z.string(),
  url: z.string(),
});

/**
 * What every form may look up, and where it uploads pictures. A table of its own, since a visitor's first page loads it.
 */
export const lookupEndpoints = {
  autocomplete: endpoint({
    method: "GET",
    path: "addresses/autocomplete",
    summary: "Address suggestions for what has been typed.",
    callers: ["anyone"],
    query: z.object({ q: z.string().check(z.trim(), z.maxLength(200)) }),
    answer: z.array(addressSuggestion),
    refusals: ["service_down"],
    rate: { perHour: 3000 },
  }),
  validateAddress: endpoint({
    method: "POST",
    path: "addresses/validate",
    summary: "200 when the address exists, 422 when not.",
    callers: ["anyone"],
    body: z.strictObject({
      address: required(bookingMessages.address),
      zip_code: required(bookingMessages.zipCode),
      city: required(bookingMessages.city),
    }),
    answer: z.object({ status: z.literal("success") }),
    refusals: ["service_down"],
    rate: { perHour: 600 },
  }),
  lookUpCompany: endpoint({
    method: "GET",
    path: "companies/:cvr",
    summary: "Name and address of a CVR number in the public register, and whether it is closed, or null.",
    callers: ["anyone"],
    params: z.object({ cvr: z.string().check(z.regex(/^\d{8}$/)) }),
    answer: z.nullable(
      z.object({
        cvr_nr: z.string(),
        name: z.string(),
        address: z.string(),
        city_zip: z.string(),
        city: z.string(),
        is_closed: z.boolean(),
      }),
    ),
    rate: { perHour: 60 },
  }),
  uploadImage: endpoint({
    method: "POST",
    path: "images/upload",
    summary: "Takes in one picture, judged by its content; answers where it stands.",
    callers: ["employee", "corporation"],
    roles: "account",
    companyRoles: "account",
    multipart: true,
    answer: z.object({ secure_url: z.string(), public_id: z.string(), format: z.string() }),
    refusals: [
      "file_too_large",
      "image_animated",
      "image_too_many_pixels",
      "image_unreadable",
      "images_busy",
      "service_down",
      "too_many_images",
    ],
  }),
};

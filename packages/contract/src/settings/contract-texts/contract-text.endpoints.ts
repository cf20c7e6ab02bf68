import * as z from "zod/mini";
import { endpoint } from "#contract/wire/endpoint.ts";
import { givenDay, pathId } from "#contract/wire/schemas.ts";
import {
  acceptances,
  contractKind,
  contractText,
  officeText,
  savedText,
  writtenText,
} from "./contract-text.entities.ts";

const officeTexts = z.array(officeText);
const ofKind = z.object({ kind: contractKind });

/** The texts that people accept: read by them, written by an owner, and what was accepted. */
export const contractTextEndpoints = {
  contractText: endpoint({
    method: "GET",
    path: "contract-texts/:kind",
    summary: "The text in force, filled with the figures that hold for the caller; readable by everyone.",
    callers: ["anyone"],
    params: ofKind,
    /** A day to come: the version that is in force then. */
    query: z.object({ on: z.optional(givenDay) }),
    answer: contractText,
  }),
  officeTexts: endpoint({
    method: "GET",
    path: "admin/contract-texts",
    summary: "Each text with all of its versions, and the one that the product comes with.",
    callers: ["admin"],
    roles: "reading",
    answer: officeTexts,
  }),
  previewText: endpoint({
    method: "POST",
    path: "admin/contract-texts/preview",
    summary: "Fills a text that is not saved with the figures in force; nothing is kept.",
    callers: ["admin"],
    roles: "office",
    body: z.strictObject(writtenText),
    answer: contractText,
    bodyBytes: 300_000,
  }),
  saveText: endpoint({
    method: "POST",
    path: "admin/contract-texts",
    summary: "Saves a version of a text, in force from its day on; its readers are told of it once.",
    callers: ["admin"],
    roles: "office",
    body: savedText,
    answer: officeTexts,
    refusals: ["contract_text", "value_of_day"],
    bodyBytes: 300_000,
  }),
  withdrawText: endpoint({
    method: "PUT",
    path: "admin/contract-texts/:id/withdraw",
    summary: "Withdraws a version that is not in force yet; whoever was told of it is told again.",
    callers: ["admin"],
    roles: "office",
    params: z.object({ id: pathId }),
    answer: officeTexts,
    refusals: ["not_found", "value_in_force", "value_withdrawn"],
  }),
  ownAcceptances: endpoint({
    method: "GET",
    path: "employees/acceptances",
    summary: "What the employee has accepted, when, and the text as it was read.",
    callers: ["employee"],
    answer: acceptances,
  }),
  companyAcceptances: endpoint({
    method: "GET",
    path: "corporations/acceptances",
    summary: "What the company has accepted, when, and the text as it was read.",
    callers: ["corporation"],
    roles: "reading",
    companyRoles: "reading",
    answer: acceptances,
  }),
  acceptancesOfPerson: endpoint({
    method: "GET",
    path: "admin/employees/:id/acceptances",
    summary: "What somebody has accepted, when, and the text as it was read.",
    callers: ["admin"],
    roles: "reading",
    params: z.object({ id: pathId }),
    answer: acceptances,
    refusals: ["not_found"],
  }),
  acceptancesOfCompany: endpoint({
    method: "GET",
    path: "admin/corporations/:id/acceptances",
    summary: "What a company has accepted, when, and the text as it was read.",
    callers: ["admin"],
    roles: "reading",
    params: z.object({ id: pathId }),
    answer: acceptances,
    refusals: ["not_found"],
  }),
};

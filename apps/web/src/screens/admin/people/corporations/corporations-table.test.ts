import { expect, test } from "vitest";
import type { WireCorporation } from "#contract/corporations/corporation.entities.ts";
import { formatCsv } from "#texts/format/csv.ts";
import { corporationsTable } from "./corporations-table.ts";

test("each company is a line with the number of its bookings", () => {
  const hotel = {
    id: 7,
    name: "Hotel Nordlys; bar",
    cvr_nr: "88146328",
    address: "Strandpromenaden 6",
    city_zip: "8000",
    city: "Aarhus C",
    contact_person: "Signe Holm",
    department: "",
    email: "hotel@example.test",
    billing_email: "faktura@example.test",
    phone: "+4520550100",
    ean: "",
    created_at: "2026-11-24T23:30:00.000Z",
  } as WireCorporation;
  const [heading, line] = formatCsv(corporationsTable([{ corporationDetails: hotel, totalBookings: 12 }]))
    .slice(1)
    .trimEnd()
    .split("\r\n");
  expect(heading).toBe(
    "Id;Navn;CVR;Adresse;Postnr.;By;Kontaktperson;Afdeling;E-mail;Faktura-e-mail;Mobil;EAN;Oprettet;Bookinger",
  );
  expect(line).toBe(
    '7;"Hotel Nordlys; bar";88146328;Strandpromenaden 6;8000;Aarhus C;Signe Holm;;hotel@example.test;faktura@example.test;\'+4520550100;;25-11-2026;12',
  );
});

import type * as z from "zod/mini";
import type { myData, privacyEndpoints as rows } from "#contract/privacy/privacy.endpoints.ts";
import { auditPayDataRead } from "#server/features/employees/pay-data.ts";
import { corporationData } from "#server/features/privacy/data-map/corporation-data.ts";
import { employeeData } from "#server/features/privacy/data-map/employee-data.ts";
import type { OwnTable } from "#server/features/privacy/data-map/own-table.ts";
import { type Handler, HtmlFile, type Services } from "#server/platform/http/handler.ts";
import { corporationOf, employeeOf } from "#server/platform/sessions/session.ts";
import {
  myDataFileName,
  myDataSections,
  type WithheldReason,
  withheldReasons,
} from "#texts/da/privacy/my-data.ts";
import { loadOwnData, readable } from "./load.ts";
import { myDataPage } from "./page.ts";

type MyData = z.output<typeof myData>;

/** Everything that is stored of the calling employee. An admin who has taken over reads CPR and bank numbers: noted. */
export const employeeMyData: Handler<typeof rows.employeeData> = async (call) => {
  const { id, actorId } = employeeOf(call.session);
  if (actorId !== null) await auditPayDataRead(call.services.db, call, [id]);
  const data = await collect(call, { kind: "employee", id }, employeeData);
  return call.query.format === "html" ? asFile(data, call.services) : data;
};

/** Everything that is stored of the calling company; its staff as it sees them in its bookings. */
export const corporationMyData: Handler<typeof rows.corporationData> = async (call) => {
  const { id } = corporationOf(call.session);
  const data = await collect(call, { kind: "corporation", id }, corporationData);
  return call.query.format === "html" ? asFile(data, call.services) : data;
};

async function collect(
  { services, now }: { services: Services; now: number },
  who: Pick<MyData, "kind" | "id">,
  map: readonly OwnTable[],
): Promise<MyData> {
  const data = await loadOwnData(services.db, map, who.id);
  const reasons = new Set(map.flatMap(({ withheld }) => Object.values<WithheldReason>(withheld)));
  return {
    generated_at: new Date(now).toISOString(),
    ...who,
    sections: map.map(({ section }) => ({
      key: section,
      ...myDataSections[section],
      rows: data[section].map((row) => readable(row, services.secrets)) as MyData["sections"][number]["rows"],
    })),
    withheld: [...reasons].map((reason) => withheldReasons[reason]),
  };
}

function asFile(data: MyData, { settings }: Services): HtmlFile {
  return new HtmlFile(`${myDataFileName}.html`, myDataPage(data, settings.brand));
}

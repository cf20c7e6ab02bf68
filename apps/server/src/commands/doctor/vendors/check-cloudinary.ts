import { z } from "zod";
import {
  callForAnswer,
  callHttp,
  type HttpCall,
  readAnswer,
} from "#server/platform/integrations/http-call.ts";
import type { Settings } from "#server/platform/settings/settings.ts";
import { type Finding, note, ok, wrong } from "../finding.ts";
import { askVendor } from "./vendor-check.ts";

const pong = z.object({ status: z.literal("ok") });
const presetAnswer = z.object({ unsigned: z.boolean().nullish() });

/**
 * Asks Cloudinary whether it takes the key that pictures are deleted with, and whether the preset is there and takes
 * uploads without a signature. Both need the key: without one nothing can be asked.
 */
export async function checkCloudinary({ cloudinary }: Pick<Settings, "cloudinary">): Promise<Finding[]> {
  if (!cloudinary) return [];
  const { cloud, apiUrl, key, preset } = cloudinary;
  if (key === null) {
    const why = "nothing can be asked, and no picture deleted";
    return [
      note("Pictures", `CLOUDINARY_API_KEY and CLOUDINARY_API_SECRET are not set at Cloudinary: ${why}.`),
    ];
  }
  const ask = (what: string, path: string): HttpCall => ({
    service: "Cloudinary",
    what,
    method: "GET",
    url: `${apiUrl}/${encodeURIComponent(cloud)}/${path}`,
    headers: { authorization: `Basic ${Buffer.from(`${key.id}:${key.secret}`).toString("base64")}` },
  });
  return askVendor("Pictures", "CLOUDINARY_CLOUD, CLOUDINARY_API_KEY and CLOUDINARY_API_SECRET", async () => {
    await callForAnswer(ask("ping", "ping"), pong);
    const read = ask("read preset", `upload_presets/${encodeURIComponent(preset)}`);
    const answer = await callHttp(read);
    if (answer.status === 404)
      return [wrong("Pictures", "Cloudinary has no preset of the name in CLOUDINARY_PRESET.")];
    if (!readAnswer(read, answer, presetAnswer).unsigned)
      return [wrong("Pictures", "The preset of CLOUDINARY_PRESET is not unsigned: uploads are refused.")];
    return [ok("Pictures", "Cloudinary takes the key and has the preset; nothing was uploaded.")];
  });
}

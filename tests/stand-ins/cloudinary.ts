import { createHash } from "node:crypto";
import { type StandIn, startStandIn } from "./stand-in.ts";

/** Cloudinary for the cloud `vagtklar-test`: unsigned upload with the preset `people`, deletion signed with `abcd`. */
export async function startCloudinary(): Promise<StandIn> {
  let uploads = 0;
  return startStandIn(({ method, path, body }) => {
    if (method === "POST" && path === "/vagtklar-test/image/destroy") return destroy(body);
    if (method !== "POST" || path !== "/vagtklar-test/image/upload") return { status: 404 };
    if (!/name="upload_preset"\r\n\r\npeople\r\n/.test(body) || !body.includes('name="file"')) {
      return { status: 400, body: { error: { message: "Upload preset not found" } } };
    }
    uploads += 1;
    const public_id = `person-${uploads}`;
    const secure_url = `https://res.cloudinary.com/vagtklar-test/image/upload/v1/${public_id}.webp`;
    return { status: 200, body: { asset_id: "a", public_id, format: "webp", secure_url } };
  });
}

/** Says no to a call that is not signed as Cloudinary's manual has it. */
function destroy(body: string) {
  const field = (name: string) => new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`).exec(body)?.[1] ?? "";
  const signed = ["invalidate", "public_id", "timestamp"].map((name) => `${name}=${field(name)}`).join("&");
  const expected = createHash("sha1").update(`${signed}abcd`).digest("hex");
  if (field("signature") !== expected)
    return { status: 401, body: { error: { message: "Invalid Signature" } } };
  return { status: 200, body: { result: "ok" } };
}

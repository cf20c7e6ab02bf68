import { type StandIn, startStandIn } from "./stand-in.ts";

/** Cloudinary's unsigned upload for the cloud `vagtklar-test` with the preset `people`. */
export async function startCloudinary(): Promise<StandIn> {
  let uploads = 0;
  return startStandIn(({ method, path, body }) => {
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

import { createHash } from "node:crypto";
import { type StandIn, type StandInAnswer, startStandIn } from "./stand-in.ts";

export interface CloudinaryStandIn extends StandIn {
  /** The ids of the pictures that are kept, with their folders. */
  pictures: Set<string>;
}

/**
 * Cloudinary for the cloud `vagtklar-test`: unsigned upload with the preset `people`, or `folders`, which puts pictures
 * in a folder that becomes part of their id; deletion is signed with `abcd`, and answers `not found` for another id. Its
 * presets are shown to who has the key; `signed` is one that takes no unsigned uploads.
 */
export async function startCloudinary(): Promise<CloudinaryStandIn> {
  let uploads = 0;
  const pictures = new Set<string>();
  const standIn = await startStandIn(({ method, path, body, headers }) => {
    if (method === "GET") return administer(path, headers.authorization);
    if (method === "POST" && path === "/vagtklar-test/image/destroy") return destroy(pictures, body);
    if (method !== "POST" || path !== "/vagtklar-test/image/upload") return { status: 404 };
    const [, preset] = /name="upload_preset"\r\n\r\n(people|folders)\r\n/.exec(body) ?? [];
    if (preset === undefined || !body.includes('name="file"')) {
      return { status: 400, body: { error: { message: "Upload preset not found" } } };
    }
    uploads += 1;
    const public_id = `${preset === "folders" ? "vikarer/fotos 1/" : ""}person-${uploads}`;
    pictures.add(public_id);
    const secure_url = `https://res.cloudinary.com/vagtklar-test/image/upload/v17/${encodeURI(public_id)}.webp`;
    return { status: 200, body: { asset_id: "a", public_id, format: "webp", secure_url } };
  });
  return { ...standIn, pictures };
}

/** What whoever has the key can read. */
function administer(path: string, authorization: string | undefined): StandInAnswer {
  const key = `Basic ${Buffer.from("key:abcd").toString("base64")}`;
  if (authorization !== key) return { status: 401, body: { error: { message: "Invalid credentials" } } };
  if (path === "/vagtklar-test/ping") return { status: 200, body: { status: "ok" } };
  const [, name] = /^\/vagtklar-test\/upload_presets\/(people|folders|signed)$/.exec(path) ?? [];
  if (name === undefined) return { status: 404, body: { error: { message: "Can't find upload preset" } } };
  return { status: 200, body: { name, unsigned: name !== "signed", settings: {} } };
}

/** Says no to a call that is not signed as Cloudinary's manual has it. */
function destroy(pictures: Set<string>, body: string) {
  const field = (name: string) => new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`).exec(body)?.[1] ?? "";
  const signed = ["invalidate", "public_id", "timestamp"].map((name) => `${name}=${field(name)}`).join("&");
  const expected = createHash("sha1").update(`${signed}abcd`).digest("hex");
  if (field("signature") !== expected)
    return { status: 401, body: { error: { message: "Invalid Signature" } } };
  return { status: 200, body: { result: pictures.delete(field("public_id")) ? "ok" : "not found" } };
}

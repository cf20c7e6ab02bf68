import {
  type ObjectStorage,
  openObjectStorage,
} from "#server/platform/integrations/object-storage/client.ts";
import type { Settings } from "#server/platform/settings/settings.ts";
import { type Finding, note, ok, wrong } from "../finding.ts";
import { askVendor, type VendorOptions } from "./vendor-check.ts";

const FOLDER = "doctor/";

/** Lists the bucket; with `writes` it does once with an object of its own what the product does with pictures. */
export async function checkBucket(
  { objectStorage }: Pick<Settings, "objectStorage">,
  { writes }: VendorOptions,
): Promise<Finding[]> {
  if (!objectStorage) return [];
  const storage = openObjectStorage(objectStorage);
  return askVendor("Storage", "S3_ENDPOINT, S3_BUCKET, S3_REGION and the key's rights", async () =>
    writes ? tryObject(storage) : readOnly(storage),
  );
}

async function readOnly(storage: ObjectStorage): Promise<Finding[]> {
  await storage.list(FOLDER);
  return [
    note(
      "Storage",
      "The bucket of S3_BUCKET can be listed; --write also stores, reads and deletes an object.",
    ),
  ];
}

async function tryObject(storage: ObjectStorage): Promise<Finding[]> {
  const key = `${FOLDER}${crypto.randomUUID()}`;
  await storage.put(key, Buffer.from("doctor"), "text/plain");
  const [content, listed] = [await storage.get(key), await storage.list(key)];
  await storage.remove(key);
  if (content?.toString() !== "doctor" || listed.length !== 1)
    return [wrong("Storage", "The bucket of S3_BUCKET does not give back what was just stored in it.")];
  return [ok("Storage", "The bucket of S3_BUCKET takes, gives, lists and deletes; nothing is left in it.")];
}

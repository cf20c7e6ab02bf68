import * as z from "zod/mini";
import { pushKeysOf } from "#server/platform/crypto/push-keys.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { DeviceGone, PermanentFailure } from "#server/platform/integrations/failure.ts";
import type { PushGateway } from "#server/platform/integrations/messaging/messaging.port.ts";
import type { Delivery } from "#server/platform/outbox/deliver.ts";
import { withdraw } from "#server/platform/outbox/outbox.queries.ts";
import { dropDeviceById, findDevice } from "./push.queries.ts";

const pushPayload = z.object({
  deviceId: z.int(),
  path: z.string(),
  until: z.number(),
  urgency: z.literal(["low", "normal", "high"]),
});
/** What a push row of the outbox holds besides its two texts. */
export type PushPayload = z.output<typeof pushPayload>;

/**
 * Sends a row to its device. A device that is gone is forgotten, and what was meant for it is taken back, as is what
 * comes too late: neither is anything that an admin could mend.
 */
export function pushDelivery({ db, clock, secrets }: Services, gateway: PushGateway): Delivery {
  return async ({ key, subject, body, payload }) => {
    const { deviceId, path, until, urgency } = pushPayload.parse(payload);
    const lifetime = until - clock.now();
    const device = await findDevice(db, deviceId);
    if (!device) return takenBack(key, new DeviceGone("the device was signed off"));
    if (lifetime <= 0)
      return takenBack(key, new PermanentFailure("Push", "too late to be of use", "expired"));
    const content = { title: subject, body, path, tag: key };
    try {
      await gateway.send({ device, keys: await pushKeysOf(db, secrets), content, lifetime, urgency });
    } catch (failure) {
      if (failure instanceof DeviceGone) return takenBack(key, failure, deviceId);
      throw failure;
    }
    return { reference: null };
  };
}

function takenBack(key: string, failure: PermanentFailure, deviceId?: number): Awaited<ReturnType<Delivery>> {
  return {
    failure,
    refused: async (tx) => {
      await withdraw(tx, key);
      if (deviceId !== undefined) await dropDeviceById(tx, deviceId);
    },
  };
}

import { useState } from "react";
import { pushEndpoints } from "#contract/messages/push.endpoints.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { leaveDevice } from "#web/api/offline/leave-device.ts";

/**
 * How it stands with messages on this device.
 * - `unknown`: the server has not answered
 * - `off`, `on`: whether the server sends to it
 * - `denied`: the person, or the phone, said no; only the phone's own settings change it
 * - `iphone`: an iPhone that has the product in the browser only
 * - `unsupported`: a browser without push
 */
type PushState = "unknown" | "off" | "on" | "denied" | "iphone" | "unsupported";

/** Messages on this device: how it stands, and the two presses that change it. */
export interface DevicePush {
  readonly state: PushState;
  readonly isPending: boolean;
  /** Asks the browser, which asks the person. Called by a press only. Answers whether messages come now. */
  turnOn(): Promise<boolean>;
  turnOff(): Promise<boolean>;
}

/** `isOwn`: not while an admin acts for the person. */
export function useDevicePush(isOwn: boolean): DevicePush {
  const hindrance = hindranceHere();
  const known = useApiQuery(pushEndpoints.pushKey, {}, { enabled: isOwn && hindrance === null });
  const subscribe = useApiMutation(pushEndpoints.subscribe);
  const unsubscribe = useApiMutation(pushEndpoints.unsubscribe);
  const [isPending, setPending] = useState(false);

  async function alone(change: () => Promise<boolean>): Promise<boolean> {
    setPending(true);
    return change().finally(() => setPending(false));
  }

  return {
    state: hindrance ?? (known.data ? (known.data.subscribed ? "on" : "off") : "unknown"),
    isPending,
    turnOn: () =>
      alone(async () => {
        const device = known.data && (await askBrowser(known.data.public_key));
        if (!device) return false;
        await subscribe.mutateAsync({ body: device });
        return true;
      }),
    turnOff: () =>
      alone(async () => {
        await unsubscribe.mutateAsync({});
        await leaveDevice();
        return true;
      }),
  };
}

/** What keeps this browser from messages before anybody is asked; null where nothing does. */
function hindranceHere(): "denied" | "iphone" | "unsupported" | null {
  const isIphone = /iPhone|iPad/.test(navigator.userAgent);
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) {
    return isIphone ? "iphone" : "unsupported";
  }
  return Notification.permission === "denied" ? "denied" : null;
}

/** The device's address and keys; null where the person says no. Throws where the push service cannot be reached. */
async function askBrowser(publicKey: string) {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was asked for with other keys would reach nobody.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = "", keys } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } };
}

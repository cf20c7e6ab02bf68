/** Takes this device's address back at the push service: nothing reaches it any more, whatever is under way. */
export async function leaveDevice(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const subscription = await registration?.pushManager?.getSubscription();
    await subscription?.unsubscribe();
  } catch {
    // The server has forgotten it, or will with the session.
  }
}

export function UnsubscribePage() {
  return null;
}

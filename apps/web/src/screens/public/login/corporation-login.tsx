export function CorporationLogin() {
  return null;
}

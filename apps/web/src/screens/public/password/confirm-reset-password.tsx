export function ConfirmResetPassword() {
  return null;
}

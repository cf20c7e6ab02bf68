export function EmployeeLogin() {
  return null;
}

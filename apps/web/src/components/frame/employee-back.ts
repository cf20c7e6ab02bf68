import { employeeBookingTexts } from "#texts/da/employee/employee-booking.ts";
import { employeeCheckoutTexts } from "#texts/da/employee/employee-checkout.ts";

/** The tab of the home that the bar of an employee's page below it leads back to, null on the home itself. */
export function employeeBack(path: string): { step?: number; label: string } | null {
  const [page = ""] = path.toLowerCase().split("/").filter(Boolean);
  if (page === "") return null;
  if (page === "checkout-employees") return { step: 3, label: employeeCheckoutTexts.back };
  return { label: employeeBookingTexts.back };
}

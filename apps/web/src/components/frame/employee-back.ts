import { employeeBookingTexts } from "#texts/da/employee/employee-booking.ts";
import { employeeCheckoutTexts } from "#texts/da/employee/employee-checkout.ts";

/** The way back that stands in the bar of an employee's page below the home, null on the home itself. */
export function employeeBack(path: string): { href: string; label: string } | null {
  const [page = ""] = path.toLowerCase().split("/").filter(Boolean);
  if (page === "") return null;
  if (page === "checkout-employees") return { href: "/?step=3", label: employeeCheckoutTexts.back };
  return { href: "/", label: employeeBookingTexts.back };
}

import {
  CircleCheck,
  CircleHelp,
  CircleX,
  ClockAlert,
  Hourglass,
  LogOut,
  type LucideIcon,
} from "lucide-react";
import type { EmployeeBannerKey } from "#rules/checkout/employee-banner.ts";
import type { Times } from "#rules/checkout/times.ts";
import { checkoutHoursBetween } from "#rules/time/duration.ts";
import {
  employeeBannerHints,
  employeeBanners,
  employeeCheckoutTexts,
} from "#texts/da/employee/employee-checkout.ts";
import { Banner, type BannerProps } from "#web/ui/feedback/banner.tsx";
import type { CheckoutFacts } from "./checkout-facts.ts";
import { useCheckoutState } from "./use-checkout-form.ts";

/** Whose move it is; amber where it is the employee's. */
const looks: Record<EmployeeBannerKey, { tone: BannerProps["tone"]; icon: LucideIcon }> = {
  stamp_out: { tone: "amber", icon: LogOut },
  rejected_stamp_new: { tone: "brick", icon: CircleX },
  rejected_approve_new: { tone: "amber", icon: ClockAlert },
  rejected_stamp_again: { tone: "brick", icon: CircleX },
  approved: { tone: "pine", icon: CircleCheck },
  approved_new: { tone: "pine", icon: CircleCheck },
  approve: { tone: "amber", icon: CircleHelp },
  reject_stamp: { tone: "amber", icon: ClockAlert },
  stamped: { tone: "blue", icon: Hourglass },
};

export function StampBanner({ facts }: { facts: CheckoutFacts }) {
  const { banner, draft } = useCheckoutState(facts);
  return (
    <div role="status">
      <Banner {...looks[banner]} title={employeeBanners[banner]}>
        {banner === "rejected_stamp_again" && facts.lastBy === "corporation"
          ? employeeCheckoutTexts.answeredAgain
          : hintOf(banner, draft, facts.company)}
      </Banner>
    </div>
  );
}

function hintOf(banner: EmployeeBannerKey, draft: Times, company: Times | null): string {
  const longer = company === null ? 0 : hoursOf(draft) - hoursOf(company);
  if (company !== null && banner === "stamp_out") return employeeBannerHints.reject_stamp;
  return banner === "reject_stamp" && longer > 0
    ? employeeCheckoutTexts.longerThanCorporation(longer)
    : employeeBannerHints[banner];
}

const hoursOf = ({ from, to }: Times) => checkoutHoursBetween(from, to);

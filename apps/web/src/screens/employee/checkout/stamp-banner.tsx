import {
  CircleCheck,
  CircleHelp,
  CircleX,
  ClockAlert,
  Hourglass,
  LogOut,
  type LucideIcon,
} from "lucide-react";
import { type EmployeeBannerKey, employeeBanner } from "#rules/checkout/employee-banner.ts";
import type { Times } from "#rules/checkout/times.ts";
import { checkoutHoursBetween } from "#rules/time/duration.ts";
import {
  claimTexts,
  employeeBannerHints,
  employeeBanners,
  employeeCheckoutTexts,
  employeeMoves,
} from "#texts/da/employee/employee-checkout.ts";
import { formatMoment } from "#texts/format/moments.ts";
import { useNow } from "#web/api/page/use-now.ts";
import { Banner, type BannerProps } from "#web/ui/feedback/banner.tsx";
import { type CheckoutFacts, isDisputed } from "./checkout-facts.ts";
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

interface StampBannerProps {
  facts: CheckoutFacts;
  /** The company's name. */
  company: string;
}

/** How far the two sides are, whose move it is, and until when. */
export function StampBanner({ facts, company }: StampBannerProps) {
  const { banner, draft } = useCheckoutState(facts);
  const difference = isDisputed(facts) ? differenceOf(facts) : null;
  const now = useNow();
  const { state, due_by } = facts.move;
  const due = due_by === null ? null : Date.parse(due_by);
  const move = employeeMoves[state]({
    company,
    dueBy: due === null ? null : formatMoment(due, now),
    isLate: due !== null && now >= due,
    openHours: facts.openHours,
  });
  if (difference !== null) {
    const isOther = facts.move.by !== "employee";
    const standing = employeeBanner({ ...facts, draft: null }).banner;
    return (
      <div role="status">
        <Banner
          {...(isOther ? looks.stamped : looks.rejected_approve_new)}
          kicker={employeeBanners[standing]}
          title={claimTexts.notAgreed(difference)}
        >
          {move}
        </Banner>
      </div>
    );
  }
  return (
    <div role="status">
      <Banner {...looks[banner]} title={employeeBanners[banner]}>
        {draftHint(banner, draft, facts) ?? move}
      </Banner>
    </div>
  );
}

/** By how many hours the two sides' times differ. */
function differenceOf({ employee, company }: CheckoutFacts): number {
  return employee && company ? Math.abs(hoursOf(employee) - hoursOf(company)) : 0;
}

/** What the chosen times come to, null while they are those that stand there anyway. */
function draftHint(banner: EmployeeBannerKey, draft: Times, { company }: CheckoutFacts): string | null {
  if (company === null) return null;
  const isOther = banner === "reject_stamp" || banner === "rejected_stamp_new" || banner === "stamp_out";
  if (!isOther) return null;
  const longer = hoursOf(draft) - hoursOf(company);
  if (banner === "rejected_stamp_new") return employeeBannerHints.rejected_stamp_new;
  return longer > 0 ? employeeCheckoutTexts.longerThanCorporation(longer) : employeeBannerHints.reject_stamp;
}

const hoursOf = ({ from, to }: Times) => checkoutHoursBetween(from, to);

import {
  BriefcaseBusiness,
  Building2,
  CalendarPlus,
  CircleQuestionMark,
  Lock,
  Menu as MenuIcon,
} from "lucide-react";
import { chromeTexts, visitorMenu } from "#texts/da/common/chrome.ts";
import { Menu, type MenuGroup } from "#web/ui/actions/menu.tsx";
import { DanishProvider } from "#web/ui/foundation/danish-provider.tsx";
import { Icon } from "#web/ui/icon.tsx";

/** The menu itself, open as soon as it is there. */
export function OpenedMenu({ faqUrl }: { faqUrl: string }) {
  const groups: MenuGroup[] = [
    {
      id: "company",
      entries: [
        { id: "book", label: visitorMenu.book, icon: CalendarPlus, href: "/" },
        {
          id: "corporation",
          label: visitorMenu.corporationLogin,
          icon: Building2,
          href: "/corporationlogin",
        },
      ],
    },
    {
      id: "other",
      entries: [
        { id: "employee", label: visitorMenu.employeeLogin, icon: BriefcaseBusiness, href: "/employeelogin" },
        { id: "faq", label: visitorMenu.faq, icon: CircleQuestionMark, href: faqUrl },
        { id: "privacy", label: visitorMenu.privacy, icon: Lock, href: "/privacy" },
      ],
    },
  ];
  return (
    <DanishProvider>
      <Menu label={chromeTexts.menu} groups={groups} isOpenAtFirst isIconOnly>
        <Icon of={MenuIcon} size={22} />
      </Menu>
    </DanishProvider>
  );
}

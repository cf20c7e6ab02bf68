import { BriefcaseBusiness, Building2, CalendarPlus, CircleQuestionMark, Lock } from "lucide-react";
import { chromeTexts, visitorMenu } from "#texts/da/common/chrome.ts";
import type { MenuGroup } from "#web/ui/actions/menu-props.ts";
import { OpenMenu, type OpenMenuProps } from "#web/ui/actions/open-menu.tsx";

interface OpenedMenuProps extends Pick<OpenMenuProps, "isOpen" | "onClose" | "button"> {
  faqUrl: string;
}

/** The visitor's menu under its button. */
export function OpenedMenu({ faqUrl, ...menu }: OpenedMenuProps) {
  const groups: MenuGroup[] = [
    {
      id: "company",
      entries: [
        { id: "book", label: visitorMenu.book, icon: CalendarPlus, href: "/?booking" },
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
  return <OpenMenu label={chromeTexts.menu} groups={groups} {...menu} />;
}

import { CalendarDays, CalendarPlus, List, Store } from "lucide-react";
import { useState } from "react";
import { kitPageTexts as texts } from "#texts/da/ui/kit-page.ts";
import { BackLink } from "#web/ui/layout/back-link.tsx";
import { Steps } from "#web/ui/navigation/steps.tsx";
import { Tabs } from "#web/ui/navigation/tabs.tsx";
import { Section } from "./sample.tsx";

/** Where one is, and where one can go. */
export function NavigationSamples() {
  const [list, setList] = useState("upcoming");
  return (
    <Section title={texts.sections.tabs}>
      <div className="kit-wide stack">
        <BackLink href="#bookings">{texts.bookings}</BackLink>
        <Tabs
          label={texts.bookings}
          selected={list}
          onSelect={setList}
          tabs={[
            { id: "upcoming", label: texts.upcoming, content: <Views /> },
            {
              id: "finished",
              label: texts.finished,
              badge: 2,
              badgeLabel: texts.unanswered,
              content: texts.finished,
            },
            { id: "off", label: texts.states.disabled, isDisabled: true, content: null },
          ]}
        />
        <Steps
          current={0}
          steps={[
            { label: texts.step1, icon: CalendarPlus },
            { label: texts.step2, icon: Store },
          ]}
        />
      </div>
    </Section>
  );
}

function Views() {
  const [view, setView] = useState("list");
  return (
    <Tabs
      label={texts.view}
      shape="segments"
      selected={view}
      onSelect={setView}
      tabs={[
        { id: "list", label: texts.list, icon: List, content: texts.list },
        { id: "week", label: texts.week, icon: CalendarDays, content: texts.week },
      ]}
    />
  );
}

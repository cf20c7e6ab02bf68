import { useNavigate, useSearch } from "@tanstack/react-router";
import { corporationHomeTexts } from "#texts/da/corporation/corporation-home.ts";
import { Page } from "#web/ui/layout/page.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { ChoiceNote } from "./choice-note.tsx";
import { HomeHead } from "./home-head.tsx";
import { HomeTabs } from "./home-tabs.tsx";
import { StaffPanel } from "./staff-panel.tsx";
import { StampNote } from "./stamp-note.tsx";

/** A company's home: who it is, its bookings, and what waits for it. `?step=1` opens the finished ones. */
export function HomeScreen() {
  const navigate = useNavigate();
  const { step } = useSearch({ strict: false });
  const tab = step === 1 ? "finished" : "upcoming";
  return (
    <Page hasAside>
      <HomeHead />
      <Stack gap={20}>
        <HomeTabs
          selected={tab}
          onSelect={(id) =>
            void navigate({ to: "/", search: id === "finished" ? { step: 1 } : {}, replace: true })
          }
        />
      </Stack>
      <aside className="stack sticky home-aside" aria-label={corporationHomeTexts.overview}>
        <div className="stack home-notes">
          <ChoiceNote />
          <StampNote />
        </div>
        <StaffPanel />
      </aside>
    </Page>
  );
}

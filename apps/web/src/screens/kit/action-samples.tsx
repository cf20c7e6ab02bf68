import { CalendarPlus, LogOut, Menu as MenuIcon, Trash2, UserPen } from "lucide-react";
import { useState } from "react";
import { kitPageTexts as texts } from "#texts/da/ui/kit-page.ts";
import { Button, type ButtonProps } from "#web/ui/actions/button.tsx";
import { CopyButton } from "#web/ui/actions/copy-button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { ToggleButton } from "#web/ui/actions/toggle-button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Sample, Section } from "./sample.tsx";

const looks: { look: Partial<ButtonProps>; label: string }[] = [
  { look: { variant: "primary" }, label: texts.proceed },
  { look: {}, label: texts.cancel },
  { look: { variant: "outline" }, label: texts.book },
  { look: { variant: "quiet" }, label: texts.showMore },
  { look: { variant: "refuse", isCaps: true }, label: texts.rejectTime },
  { look: { variant: "amber", isCaps: true }, label: texts.getReady },
];

const states: { label: string; props: Partial<ButtonProps> & Record<`data-${string}`, boolean> }[] = [
  { label: texts.states.normal, props: {} },
  { label: texts.states.hover, props: { "data-hovered": true } },
  { label: texts.states.press, props: { "data-pressed": true } },
  { label: texts.states.focus, props: { "data-focus-visible": true } },
  { label: texts.states.disabled, props: { isDisabled: true } },
  { label: texts.states.pending, props: { isPending: true } },
];

/** Buttons in all looks and states, and their kin. */
export function ActionSamples() {
  return (
    <>
      <Section title={texts.sections.buttons}>
        {looks.map(({ look, label }) =>
          states.map((state) => (
            <Sample key={label + state.label} label={state.label}>
              <Button {...look} {...state.props}>
                {label}
              </Button>
            </Sample>
          )),
        )}
        <Button variant="done" size="large" isCaps isWide>
          {texts.youAreReady}
        </Button>
      </Section>
      <Section title={texts.sections.moreButtons}>
        <LinkButton href="#bookings" variant="primary" isCaps>
          <Icon of={CalendarPlus} />
          {texts.bookStaff}
        </LinkButton>
        <CopyButton text={texts.day} size="small" variant="quiet" isCaps>
          {texts.copyList}
        </CopyButton>
        <TextButton>{texts.readMore}</TextButton>
        <TextButton isRefusing>{texts.remove}</TextButton>
        <Toggles />
        <Menu label={texts.title} isIconOnly groups={menuGroups}>
          <Icon of={MenuIcon} />
        </Menu>
      </Section>
    </>
  );
}

function Toggles() {
  const [isPresent, setPresent] = useState<boolean | null>(true);
  return (
    <span className="row">
      <ToggleButton isSelected={isPresent === true} onChange={() => setPresent(true)}>
        {texts.present}
      </ToggleButton>
      <ToggleButton tone="no" isSelected={isPresent === false} onChange={() => setPresent(false)}>
        {texts.absent}
      </ToggleButton>
    </span>
  );
}

const menuGroups = [
  {
    id: "pages",
    entries: [
      { id: "book", label: texts.book, icon: CalendarPlus, href: "#bookings" },
      { id: "profile", label: texts.editProfile, icon: UserPen, href: "#profile" },
    ],
  },
  {
    id: "end",
    entries: [
      { id: "remove", label: texts.remove, icon: Trash2, isDisabled: true },
      { id: "sign-out", label: texts.signOut, icon: LogOut, isRefusing: true },
    ],
  },
];

import { createLink, Link, type LinkComponent, type LinkProps } from "@tanstack/react-router";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { BackLink } from "#web/ui/layout/back-link.tsx";
import { Brand } from "#web/ui/layout/brand.tsx";

/** A link to a screen of the signed-in app; path, parameters and query are those of `routes.tsx`. */
export const ScreenLink = toScreens(Link);

/** A link to a screen that looks like a button. */
export const ScreenButton = toScreens(createLink(LinkButton));

/** The way back to another screen. */
export const ScreenBack = toScreens(createLink(BackLink));

/** The brand, which leads to the home. */
export const ScreenBrand = toScreens(createLink(Brand));

/** A path of `routes.tsx` without parameters. */
export type ScreenPath = Exclude<NonNullable<LinkProps["to"]>, `${string}$${string}` | "." | "..">;

/** Only the screen that is open is current: every path begins with that of the home. No class marks it. */
function toScreens<Host>(AnyLink: LinkComponent<Host>): LinkComponent<Host> {
  const Plain = AnyLink as React.ComponentType<object>;
  const look = { activeOptions: { exact: true }, activeProps: {} };
  return ((props: object) => <Plain {...look} {...props} />) as LinkComponent<Host>;
}

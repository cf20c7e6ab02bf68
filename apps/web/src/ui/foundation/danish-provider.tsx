import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";

interface DanishProviderProps {
  children: ReactNode;
}

/** Danish for every control that speaks by itself: weekday names, date order, a screen reader's words. */
export function DanishProvider({ children }: DanishProviderProps) {
  return <I18nProvider locale="da-DK">{children}</I18nProvider>;
}

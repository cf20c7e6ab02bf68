import type { ComponentPropsWithRef } from "react";

/**
 * A form that only the page's script sends. Until that has woken up a press sends nothing: the browser by itself
 * would load the page anew with every field, passwords too, in its address. Outside a dialog this method does nothing.
 */
export function LiveForm(props: ComponentPropsWithRef<"form">) {
  return <form method="dialog" noValidate {...props} />;
}

import type { ComponentPropsWithRef } from "react";

/**
 * A form that only the page's script sends. The browser by itself would load the page anew with every field, passwords
 * too, in its address; outside a dialog this method sends nothing. Until the page is hydrated `holdEarlySubmit` holds it.
 */
export function LiveForm(props: ComponentPropsWithRef<"form">) {
  return <form method="dialog" noValidate {...props} />;
}

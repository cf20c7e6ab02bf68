import type { ReactNode } from "react";
import type { Endpoint } from "#contract/wire/endpoint.ts";
import { useMay } from "#web/api/session/use-may.ts";

interface MayProps {
  /** The row that a button inside calls. */
  call: Pick<Endpoint, "roles" | "companyRoles">;
  children: ReactNode;
}

/** Buttons that only those see who may call a row of the contract. */
export function May({ call, children }: MayProps) {
  return useMay()(call) ? children : null;
}

import { PermanentFailure, ServiceFailure } from "#server/platform/integrations/failure.ts";
import type { Settings } from "#server/platform/settings/settings.ts";
import { type Finding, wrong } from "../finding.ts";

export interface VendorOptions {
  /** Whether something may be made at the vendor that is deleted again: what only a write can tell. */
  readonly writes: boolean;
}

/**
 * Asks one vendor what only it can tell, by reads that change nothing; none where it is not configured. What it asks by
 * writing it does with `writes` alone, and takes away again.
 */
export type VendorCheck = (settings: Settings, options: VendorOptions) => Promise<Finding[]>;

/**
 * Looks at a vendor; its refusal or silence is the finding. `see` names what to look at where it does not let us in or
 * does not answer. A failure that is none of the vendor's is thrown.
 */
export async function askVendor(
  area: Finding["area"],
  see: string,
  ask: () => Promise<Finding[]>,
): Promise<Finding[]> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    const advice = error instanceof PermanentFailure ? "" : `: see ${see}`;
    return [wrong(area, `${error.message}${advice}.`)];
  }
}

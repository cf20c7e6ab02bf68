import type { staffTypeEndpoints as rows } from "#contract/staff-types/endpoints.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { DomainError } from "#server/platform/domain-error.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { staffTypeChanged } from "./changed.ts";
import { updateStaffType } from "./queries.ts";
import { wholeStaffTypeView } from "./view.ts";

/**
 * Shows a staff type to workers or companies, or hides it from them. Sets the state that is sent instead of turning
 * the stored one round, so that a press that is sent twice counts once. Refuses `not_found`.
 */
export const switchVisibility: Handler<typeof rows.switchVisibility> = ({
  session,
  params,
  body,
  now,
  services,
}) => {
  const side = body.WorkerCompany;
  const isShown = body.value ?? body[side];
  return inTransaction(services.db, async (tx) => {
    const saved = await updateStaffType(tx, params.id, { [side]: isShown });
    if (!saved) throw new DomainError("not_found");
    await staffTypeChanged(tx, saved, { session, action: "switch_staff_type", now });
    return wholeStaffTypeView(saved);
  });
};

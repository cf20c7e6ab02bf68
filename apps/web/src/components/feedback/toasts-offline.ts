import { noAnswer } from "#texts/da/common/toasts/connection.ts";
import { hasNoConnection } from "#web/api/offline/connection.ts";
import { explainErrors } from "#web/ui/foundation/error-cause.ts";
import { toast } from "#web/ui/overlays/toast.ts";

explainErrors(() => (hasNoConnection() ? noAnswer : undefined));

/** Short messages whose errors name the connection where that is the cause. */
export const connectedToast = toast;

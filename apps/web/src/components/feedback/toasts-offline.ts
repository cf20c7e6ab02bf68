import { noAnswer } from "#texts/da/common/toasts/connection.ts";
import { hasNoConnection } from "#web/api/offline/connection.ts";
import { sayMoreOfErrors, toast } from "#web/ui/overlays/toast.ts";

sayMoreOfErrors(() => (hasNoConnection() ? noAnswer : undefined));

/** Short messages whose errors name the connection where that is the cause. */
export const connectedToast = toast;

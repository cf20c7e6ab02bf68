import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";

/** What an admin has just done and can still take back. */
export const undoTexts = {
  undo: "Fortryd",
  done: {
    approve: "Bookingen er godkendt!",
    reject: "Bookingen er afvist.",
    close: corporationToasts.bookingClosed,
    deactivate: adminToasts.deactivated,
  },
  undone: {
    approve: "Godkendelsen er fortrudt. Bookingen venter igen.",
    reject: "Afvisningen er fortrudt. Bookingen venter igen.",
    close: "Lukningen er fortrudt. Bookingen er åben.",
    deactivate: "Deaktiveringen er fortrudt. Medarbejderen skal logge ind igen.",
  },
  failed: "Det kunne ikke fortrydes. Prøv igen.",
};

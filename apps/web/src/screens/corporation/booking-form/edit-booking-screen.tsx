import { useNavigate, useParams, useRouter, useRouterState } from "@tanstack/react-router";
import { bookingEndpoints } from "#contract/areas/bookings.ts";
import type { WireEditableBooking } from "#contract/entities/booking.ts";
import { commonTexts } from "#texts/da/common.ts";
import { bookingFormTexts as texts } from "#texts/da/corporation/booking-form.ts";
import { brandedToasts, corporationToasts } from "#texts/da/toasts.ts";
import { keyOf, useAnswer, useSend } from "#web/client/calls/answers.ts";
import { CallFailed } from "#web/client/calls/call.ts";
import { useIsHere } from "#web/client/page/use-is-here.ts";
import { useAppState, useCorporation } from "#web/client/session/use-session.ts";
import { useTypedForm } from "#web/client/typed-words/use-typed-form.ts";
import { BackLink } from "#web/kit/layout/back-link.tsx";
import { PageHead } from "#web/kit/layout/page-head.tsx";
import { toast } from "#web/kit/overlays/toast.ts";
import { BookingForm } from "#web/widgets/booking-form/booking-form.tsx";
import { draftOf } from "#web/widgets/booking-form/draft/booking-draft.ts";
import { showRefusedFields, useBookingForm } from "#web/widgets/booking-form/use-booking-form.ts";
import type { ReadyBooking } from "#web/widgets/booking-form/use-submit.ts";
import { useFailureToast } from "#web/widgets/feedback/use-failure-toast.ts";
import { feesOfWire } from "#web/widgets/price/wire-fees.ts";
import { FormWaiting } from "./form-waiting.tsx";
import { type FormFacts, useFormFacts } from "./use-form-facts.ts";

/** The form of a new booking again, filled with a saved one (C-260). */
export function EditBookingScreen() {
  const { bookingId = "" } = useParams({ strict: false }) as { bookingId?: string };
  const { facts, hasFailed, retry } = useFormFacts();
  const booking = useAnswer(bookingEndpoints.getEditable, { params: { id: bookingId } });
  useFailureToast(booking.isError, corporationToasts.bookingFailed);
  if (facts && booking.data) return <EditBooking facts={facts} booking={booking.data} />;
  return (
    <FormWaiting
      title={texts.editTitle}
      hasFailed={hasFailed || booking.isError}
      onRetry={() => {
        retry();
        void booking.refetch();
      }}
    />
  );
}

function EditBooking({ facts, booking }: { facts: FormFacts; booking: WireEditableBooking }) {
  const { config } = useAppState();
  const { asAdmin } = useCorporation();
  const limits = { isAdmin: asAdmin, edited: booking };
  const form = useBookingForm(limits, draftOf(booking));
  const forget = useTypedForm("booking", form);
  const isHere = useIsHere();
  const leave = useWayOn(booking.id);
  const save = useSend(bookingEndpoints.change, {
    stale: [
      keyOf(bookingEndpoints.get, { params: { id: booking.id } }),
      keyOf(bookingEndpoints.getEditable, { params: { id: booking.id } }),
      keyOf(bookingEndpoints.upcoming),
    ],
  });

  async function send({ draft, booking: form }: ReadyBooking) {
    const body = { ...form, is_email_script_allowed: !draft.no_emails };
    try {
      await save.mutateAsync({ params: { id: booking.id }, body });
      forget();
      toast.success(corporationToasts.bookingUpdated);
      if (isHere()) leave();
    } catch (error) {
      explain(error);
    }
  }

  function explain(error: unknown) {
    // It was there when the form opened: somebody has deleted it since.
    if (error instanceof CallFailed && error.status === 404)
      return toast.warning(corporationToasts.bookingGone);
    const isRefused = error instanceof CallFailed && (error.status === 409 || error.status === 422);
    if (!isRefused) return toast.error(brandedToasts.saveFailed(config.brand));
    const hasFields = showRefusedFields(form, error);
    toast.warning(
      hasFields ? corporationToasts.invalidForm : error.sentence || corporationToasts.invalidForm,
    );
  }

  return (
    <BookingForm
      {...{ form, limits }}
      staffTypes={facts.staffTypes}
      // The fees of the company that booked: an admin's own are none of its business.
      fees={{ ...facts.fees, corporation: feesOfWire(booking.corporation_fees) }}
      paymentDeadline={booking.payment_deadline}
      head={<PageHead back={<WayBack bookingId={booking.id} />} title={texts.editTitle} />}
      onReady={send}
      submitLabel={texts.saveEdit}
      pendingLabel={texts.saving}
    />
  );
}

/** After saving: with any query the admin's overview, which sends others home; otherwise the booking (C-262, D-069). */
function useWayOn(bookingId: number): () => void {
  const navigate = useNavigate();
  const hasQuery = useRouterState({ select: ({ location }) => location.searchStr !== "" });
  const to = hasQuery ? "/admin/approve-booking-overview" : `/viewBooking/${bookingId}`;
  return () => void navigate({ to });
}

/** Goes back in the browser's history (C-261); in a new tab, which has none, to the booking. */
function WayBack({ bookingId }: { bookingId: number }) {
  const router = useRouter();
  return (
    <BackLink
      href={`/viewBooking/${bookingId}`}
      onClick={(event) => {
        if (!router.history.canGoBack()) return;
        event.preventDefault();
        router.history.back();
      }}
    >
      {commonTexts.back}
    </BackLink>
  );
}

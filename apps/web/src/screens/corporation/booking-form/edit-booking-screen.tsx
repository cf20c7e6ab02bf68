import { useNavigate, useParams, useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { WireChangePreview } from "#contract/bookings/agreement.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { WireEditableBooking } from "#contract/bookings/booking.entities.ts";
import { termNames } from "#rules/agreement/terms.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { brandedToasts } from "#texts/da/common/toasts/branded.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { bookingFormTexts as texts } from "#texts/da/corporation/booking-form.ts";
import { savedChange } from "#texts/da/corporation/change-agreed.ts";
import { rejectedTexts } from "#texts/da/corporation/rejected.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { ApiError, call } from "#web/api/calls/call.ts";
import { useDraftForm } from "#web/api/form-drafts/use-draft-form.ts";
import { showFieldErrors } from "#web/api/forms/field-errors.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useIsHere } from "#web/api/page/use-is-here.ts";
import { useAppState, useCorporation } from "#web/api/session/use-session.ts";
import { BookingForm } from "#web/components/booking-form/booking-form.tsx";
import { draftOf } from "#web/components/booking-form/draft/saved-draft.ts";
import {
  type BookingFormState,
  hasBegun,
  useBookingForm,
} from "#web/components/booking-form/form-context.ts";
import { FormWaiting } from "#web/components/booking-form/form-waiting.tsx";
import { MoreParts } from "#web/components/booking-form/parts/more-parts.tsx";
import { type FormFacts, useFormFacts } from "#web/components/booking-form/use-form-facts.ts";
import type { ReadyBooking } from "#web/components/booking-form/use-submit.ts";
import { periodOf } from "#web/components/bookings/facts-of-booking.ts";
import { isNoBooking, NoBooking, NotNow } from "#web/components/bookings/no-booking.tsx";
import { RejectionNote } from "#web/components/bookings/rejection-note.tsx";
import { useFailureToast } from "#web/components/feedback/load-failed.tsx";
import { ScreenBack } from "#web/components/frame/screen-link.tsx";
import { feesOfWire } from "#web/components/price/terms-of-wire.ts";
import { Page } from "#web/ui/layout/page.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { ChangeQuestion } from "./change-question.tsx";
import { PastWorkingTime } from "./past-working-time.tsx";
import { useChangedMeanwhile } from "./use-changed-meanwhile.tsx";

/** The form of a new booking again, filled with a saved one. */
export function EditBookingScreen() {
  const { bookingId } = useParams({ from: "/editBooking/$bookingId" });
  const { asAdmin } = useCorporation();
  const { facts, hasFailed, retry } = useFormFacts();
  const booking = useApiQuery(bookingEndpoints.getEditable, { params: { id: bookingId } });
  const isGone = isNoBooking(booking.error);
  useFailureToast(booking.isError && !isGone, corporationToasts.bookingFailed);
  if (booking.data && !asAdmin && serverNow() >= periodOf(booking.data).endsAt) {
    return (
      <Page width="narrow">
        <Stack gap={20}>
          <EditHead bookingId={bookingId} />
          <NotNow because="over" bookingId={bookingId} />
        </Stack>
      </Page>
    );
  }
  if (facts && booking.data) return <EditBooking facts={facts} booking={booking.data} />;
  if (isGone) {
    return (
      <Page width="narrow">
        <Stack gap={20}>
          <PageHead title={texts.editTitle} />
          <NoBooking />
        </Stack>
      </Page>
    );
  }
  return (
    <FormWaiting
      head={<EditHead bookingId={bookingId} />}
      hasFailed={hasFailed || booking.isError}
      onRetry={() => {
        retry();
        void booking.refetch();
      }}
    />
  );
}

/** What was about to be saved and is asked about first. */
type Question =
  /** People who are selected have to say yes again, or are released. */
  | { readonly ready: ReadyBooking; readonly preview: WireChangePreview }
  /** Of an admin: whom the rules of working time keep from the new time. */
  | { readonly ready: ReadyBooking; readonly sentence: string };

function EditBooking({ facts, booking }: { facts: FormFacts; booking: WireEditableBooking }) {
  const { config } = useAppState();
  const { asAdmin, corporation } = useCorporation();
  // Saving a rejected booking makes it wait again: it is edited as one that does.
  const edited = booking.rejection ? { ...booking, status: "open" as const } : booking;
  const limits = { isAdmin: asAdmin, staffTypes: facts.staffTypes, edited };
  const form = useBookingForm(limits, draftOf(booking));
  const forget = useDraftForm("booking", form);
  useKeptTerms(form, booking);
  const isHere = useIsHere();
  const leave = useWayOn(booking.id);
  const [question, setQuestion] = useState<Question | null>(null);
  const meanwhile = useChangedMeanwhile(form, booking);
  const save = useApiMutation(bookingEndpoints.change);

  /** Saves what nobody has to be asked about; who reads the toast learns who is told. */
  async function check(ready: ReadyBooking) {
    if (booking.selectedShifts === 0) return send(ready);
    try {
      const preview = await previewOf(booking.id, bodyOf(ready, meanwhile.version));
      if (preview.asks.length + preview.collides.length > 0) setQuestion({ ready, preview });
      else await send(ready, { preview });
    } catch (error) {
      explain(error);
    }
  }

  async function send(ready: ReadyBooking, about: { preview?: WireChangePreview; reason?: string } = {}) {
    const body = { ...bodyOf(ready, meanwhile.version), reason: about.reason };
    try {
      await save.mutateAsync({ params: { id: booking.id }, body });
      forget();
      setQuestion(null);
      toast.success(savedWords(about.preview));
      if (isHere()) leave();
    } catch (error) {
      if (asAdmin && error instanceof ApiError && error.code === "working_time") {
        return setQuestion({ ready, sentence: error.sentence });
      }
      // What did not get through may be sent again as it stands.
      if (error instanceof ApiError && error.status !== 0) setQuestion(null);
      explain(error);
    }
  }

  function savedWords(preview?: WireChangePreview): string {
    if (booking.rejection) return rejectedTexts.sent;
    return preview ? wordsOf(preview) : corporationToasts.bookingUpdated;
  }

  function explain(error: unknown) {
    if (meanwhile.asks(error)) return setQuestion(null);
    // It was there when the form opened: somebody has deleted it since.
    if (error instanceof ApiError && error.status === 404)
      return toast.warning(corporationToasts.bookingGone);
    const isRefused = error instanceof ApiError && (error.status === 409 || error.status === 422);
    if (!isRefused) return toast.error(brandedToasts.saveFailed(config.brand));
    const hasFields = showFieldErrors(form, error).isShown;
    toast.warning(hasFields ? commonTexts.invalidForm : error.sentence || commonTexts.invalidForm);
  }

  return (
    <>
      <BookingForm
        form={form}
        facts={{
          ...limits,
          staffTypes: facts.staffTypes,
          // The fees of the company that booked: an admin's own are none of its business.
          fees: { ...facts.fees, corporation: feesOfWire(booking.corporation_fees) },
          departments: booking.departments,
          paymentDeadline: booking.payment_deadline,
          hasEan: asAdmin || booking.ean_order_reference !== "" || corporation.ean !== "",
        }}
        head={
          <>
            <EditHead bookingId={String(booking.id)} />
            {booking.rejection && <RejectionNote of={booking.rejection} />}
          </>
        }
        more={<MoreParts />}
        submit={{
          label: booking.rejection ? rejectedTexts.send : texts.saveEdit,
          pendingLabel: texts.saving,
          onReady: check,
        }}
      />
      {question && "preview" in question && (
        <ChangeQuestion
          booking={booking}
          preview={question.preview}
          isPending={save.isPending}
          onConfirm={() => void send(question.ready, { preview: question.preview })}
          onClose={() => setQuestion(null)}
        />
      )}
      {question && "sentence" in question && (
        <PastWorkingTime
          sentence={question.sentence}
          isPending={save.isPending}
          onConfirm={(reason) => void send(question.ready, { reason })}
          onClose={() => setQuestion(null)}
        />
      )}
      {meanwhile.dialog}
    </>
  );
}

function bodyOf({ draft, booking }: ReadyBooking, version: number) {
  return { ...booking, is_email_script_allowed: !draft.no_emails, version };
}

/** What saving would come to; nothing is saved. */
async function previewOf(id: number, body: ReturnType<typeof bodyOf>): Promise<WireChangePreview> {
  const answer = await call(bookingEndpoints.change, { params: { id }, query: { dryRun: "1" }, body });
  if (!("fee_if_no" in answer)) throw new Error("a preview was asked for");
  return answer;
}

function wordsOf({ asks, collides, tells }: WireChangePreview): string {
  const isAnybodyConcerned = asks.length + collides.length + tells > 0;
  return isAnybodyConcerned
    ? savedChange(asks.length, collides.length, tells)
    : corporationToasts.bookingUpdated;
}

/** What was written of the terms before the shift began can't be saved any more: they stand as they were agreed. */
function useKeptTerms(form: BookingFormState, booking: WireEditableBooking): void {
  const isLocked = hasBegun(booking);
  useEffect(() => {
    if (!isLocked) return;
    const saved = draftOf(booking);
    for (const name of lockedFields) form.setValue(name, saved[name]);
  }, [isLocked, booking, form]);
}

/** The fields of the terms and of the job. */
const lockedFields = ["staff_type", "address_url", ...termNames] as const;

function EditHead({ bookingId }: { bookingId: string }) {
  return <PageHead back={<WayBack bookingId={bookingId} />} title={texts.editTitle} />;
}

/** After saving: with any query the admin's overview, which sends others home; otherwise the booking. */
function useWayOn(bookingId: number): () => void {
  const navigate = useNavigate();
  const hasQuery = useRouterState({ select: ({ location }) => location.searchStr !== "" });
  return () =>
    void navigate(
      hasQuery
        ? { to: "/admin/approve-booking-overview" }
        : { to: "/viewBooking/$bookingId", params: { bookingId: String(bookingId) } },
    );
}

/** Goes back in the browser's history; in a new tab, which has none, to the booking. */
function WayBack({ bookingId }: { bookingId: string }) {
  const router = useRouter();
  return (
    <ScreenBack
      to="/viewBooking/$bookingId"
      params={{ bookingId }}
      onClick={(event) => {
        if (!router.history.canGoBack()) return;
        event.preventDefault();
        router.history.back();
      }}
    >
      {commonTexts.back}
    </ScreenBack>
  );
}

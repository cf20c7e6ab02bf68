import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { brandedToasts } from "#texts/da/common/toasts/branded.ts";
import { corporationToasts } from "#texts/da/common/toasts/corporation.ts";
import { bookingFormTexts as texts } from "#texts/da/corporation/booking-form.ts";
import { orderTexts } from "#texts/da/corporation/order.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { call } from "#web/api/calls/call.ts";
import { newRequestName, requestKeyOf } from "#web/api/calls/request-key.ts";
import { useDraftForm } from "#web/api/form-drafts/use-draft-form.ts";
import { useDraftState } from "#web/api/form-drafts/use-draft-state.ts";
import { showFieldErrors } from "#web/api/forms/field-errors.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useIsHere } from "#web/api/page/use-is-here.ts";
import { useAppState, useCorporation } from "#web/api/session/use-session.ts";
import { BookingForm } from "#web/components/booking-form/booking-form.tsx";
import { type BookingDraft, startingDraft } from "#web/components/booking-form/draft/booking-draft.ts";
import { priceOfDraft } from "#web/components/booking-form/draft/draft-price.ts";
import { wageOfChosen, withLowestWage } from "#web/components/booking-form/draft/draft-wages.ts";
import { prefilledFrom, resetDraft } from "#web/components/booking-form/draft/saved-draft.ts";
import { useBroughtBooking } from "#web/components/booking-form/draft/use-brought-booking.ts";
import { type BookingFormState, useBookingForm } from "#web/components/booking-form/form-context.ts";
import { FormWaiting } from "#web/components/booking-form/form-waiting.tsx";
import { MoreParts } from "#web/components/booking-form/parts/more-parts.tsx";
import { type FormFacts, useFormFacts } from "#web/components/booking-form/use-form-facts.ts";
import type { ReadyBooking } from "#web/components/booking-form/use-submit.ts";
import { sentWords } from "#web/components/bookings/sent-words.ts";
import { isTextChanged, useContractText } from "#web/components/contracts/use-contract-text.ts";
import { useDuplicateQuestion } from "#web/components/duplicates/use-duplicate-question.tsx";
import { ScreenBack, ScreenButton } from "#web/components/frame/screen-link.tsx";
import { orderPrepayment } from "#web/components/price/order-prepayment.ts";
import { Note } from "#web/ui/feedback/note.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { ConfirmBooking } from "./confirm-booking.tsx";

/** A company books staff: the form, a question, and the booking is on its way. */
export function NewBookingScreen() {
  const { facts, hasFailed, retry } = useFormFacts();
  return facts ? (
    <NewBooking facts={facts} />
  ) : (
    <FormWaiting head={<NewHead />} hasFailed={hasFailed} onRetry={retry} />
  );
}

function NewBooking({ facts }: { facts: FormFacts }) {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { config } = useAppState();
  const { corporation, asAdmin, user } = useCorporation();
  const limits = { isAdmin: asAdmin, staffTypes: facts.staffTypes };
  const start = startingDraft(facts.wages.agreed_hourly_wage ?? facts.wages.hourly_wage, user?.department);
  const form = useBookingForm(limits, start);
  const forget = useDraftForm("booking", form);
  const isBrought = useBroughtBooking(form);
  const [newName] = useState(newRequestName);
  const [requestName, , forgetRequest] = useDraftState("booking-request", newName, () => true);
  const wageOf = (chosen: Pick<BookingDraft, "staff_type" | "date">) =>
    wageOfChosen(facts.staffTypes, chosen, facts.wages);
  const { isPrefilled, prefill } = usePrefill(form, facts.staffTypes, (chosen) =>
    startingDraft(wageOf(chosen)),
  );
  const { date } = useSearch({ from: "/newBooking" });

  // The day that was pressed in the week; it leaves the address, so that a reload keeps what was chosen since.
  useEffect(() => {
    if (!date) return;
    form.setValue("date", date, { shouldDirty: true });
    void navigate({ to: "/newBooking", search: {}, replace: true });
  }, [date, form, navigate]);

  const [ready, setReady] = useState<ReadyBooking | null>(null);
  const create = useApiMutation(bookingEndpoints.create);
  const duplicates = useDuplicateQuestion();
  const terms = useContractText("trade_terms");
  const [changedTerms, setChangedTerms] = useState<string | null>(null);

  const upcoming = useApiQuery(bookingEndpoints.upcoming);

  /** What the booking costs, and what of it is paid in advance. */
  function costOf({ draft, booking }: ReadyBooking) {
    const jobTitle = facts.staffTypes.find(({ id }) => id === booking.staff_type)?.job_title ?? "";
    const { total } = priceOfDraft(draft, jobTitle, facts.fees, serverNow()).price;
    const { date: day, address, zip_code, number_of_staff: people } = booking;
    const part = { day, address, zip_code, people, total };
    const prepayment = orderPrepayment(part, upcoming.data ?? [], facts.fees.general.terms);
    return { jobTitle, total, prepayment };
  }

  function send({ draft, booking, notSendEmail, pastBooking }: ReadyBooking) {
    // An answer may be lost on its way: sent again, the same booking is made once.
    const header = requestKeyOf(requestName, draft);
    const body = { ...booking, terms_version: terms.data?.version };
    duplicates.ask([booking], header, () =>
      create.mutate(
        { query: { notSendEmail, pastBooking }, body, header },
        { onSuccess: leave, onError: explain },
      ),
    );
  }

  function leave(made: WireCorporationBooking) {
    forget();
    forgetRequest();
    toast.success(sentWords([made]) ?? corporationToasts.bookingCreated);
    if (isHere()) void navigate({ to: "/home" });
  }

  function explain(error: Error) {
    if (isTextChanged(error)) {
      setChangedTerms(error.sentence);
      return void terms.refetch();
    }
    setReady(null);
    if (showFieldErrors(form, error).isShown) toast.warning(commonTexts.invalidForm);
    else toast.error(brandedToasts.bookingCreateFailed(config.brand));
  }

  return (
    <>
      <BookingForm
        form={form}
        facts={{
          ...facts,
          ...limits,
          paymentDeadline: corporation.payment_deadline,
          hasEan: corporation.ean !== "",
          onStaffType: prefill,
          wageOf,
        }}
        head={
          <>
            <NewHead />
            {isBrought && (
              <Note tone="blue" role="status">
                {texts.brought}
              </Note>
            )}
            {isPrefilled && (
              <Note tone="blue" role="status">
                {texts.prefilled}
              </Note>
            )}
          </>
        }
        more={<MoreParts />}
        submit={{
          label: texts.submit,
          pendingLabel: texts.creating,
          isPending: create.isPending,
          onReady: setReady,
        }}
      />
      {ready && (
        <ConfirmBooking
          booking={ready.booking}
          {...costOf(ready)}
          isPending={create.isPending || duplicates.isChecking}
          changedTerms={changedTerms}
          onConfirm={() => send(ready)}
          onClose={() => setReady(null)}
        />
      )}
      {duplicates.question}
    </>
  );
}

function NewHead() {
  return (
    <PageHead
      back={<ScreenBack to="/">{commonTexts.back}</ScreenBack>}
      title={texts.title}
      lead={texts.subtitle}
      actions={<ScreenButton to="/newOrder">{orderTexts.link}</ScreenButton>}
    />
  );
}

/**
 * Fills the form from the company's last booking of the chosen staff type, or with what it starts with where there is
 * none. An answer that comes after another choice is dropped, a failed one leaves the form alone.
 */
function usePrefill(
  form: BookingFormState,
  staffTypes: FormFacts["staffTypes"],
  startOf: (chosen: BookingDraft) => BookingDraft,
) {
  const [isPrefilled, setPrefilled] = useState(false);

  async function prefill(staffType: number): Promise<void> {
    const last = await call(bookingEndpoints.lastCreated, { query: { staff_type: String(staffType) } }).catch(
      () => undefined,
    );
    const now = form.getValues();
    if (last === undefined || now.staff_type !== String(staffType)) return;
    const draft = last ? withLowestWage(staffTypes, prefilledFrom(last, now)) : resetDraft(now, startOf(now));
    // Fields that registered anew would lose what their radios are set to.
    form.reset(draft, { keepDefaultValues: true, keepFieldsRef: true });
    setPrefilled(last !== null);
  }

  return { isPrefilled, prefill: (staffType: number) => void prefill(staffType) };
}

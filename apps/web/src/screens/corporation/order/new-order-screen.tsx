import { useSearch } from "@tanstack/react-router";
import { ArrowRight, Plus } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { orderEndpoints } from "#contract/bookings/order.endpoints.ts";
import { latestDay } from "#rules/bookings/booking-input.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { bookingFormTexts, unavailableStaffType } from "#texts/da/corporation/booking-form.ts";
import { arrangementTypes } from "#texts/da/corporation/booking-presets.ts";
import { orderTexts as texts } from "#texts/da/corporation/order.ts";
import { orderNames } from "#texts/da/corporation/order-names.ts";
import { formatKroner } from "#texts/format/numbers.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { fetchBookingChecks } from "#web/components/booking-form/draft/booking-checks.ts";
import { BookingFormContext } from "#web/components/booking-form/form-context.ts";
import { DressPart } from "#web/components/booking-form/form-parts.tsx";
import { FormWaiting } from "#web/components/booking-form/form-waiting.tsx";
import { PresetField } from "#web/components/booking-form/parts/controls.tsx";
import { DayPart } from "#web/components/booking-form/parts/day-part.tsx";
import { PlaceFields } from "#web/components/booking-form/parts/essentials-part.tsx";
import { MoreParts } from "#web/components/booking-form/parts/more-parts.tsx";
import { type FormFacts, useFormFacts } from "#web/components/booking-form/use-form-facts.ts";
import { ScreenBack } from "#web/components/frame/screen-link.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { DaysCalendar } from "#web/ui/date-time/days-calendar.tsx";
import { ErrorText } from "#web/ui/fields/field-help.tsx";
import { LiveForm } from "#web/ui/fields/live-form.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { ConfirmOrder } from "./confirm-order.tsx";
import { dressOf, hasDayAndNight } from "./order-draft.ts";
import { OrderPrice } from "./order-price.tsx";
import { RoleRow } from "./role-row.tsx";
import { errorsOfLine, useOrderForm } from "./use-order-form.ts";
import { useSendOrder } from "./use-send-order.ts";

/** A company books an arrangement: all roles and days in one form, with one price and one question; or more roles beside what it has booked. */
export function NewOrderScreen() {
  const { beside: id } = useSearch({ from: "/newOrder" });
  const { facts, hasFailed, retry } = useFormFacts();
  const beside = useBeside(id);
  return facts && beside.isReady ? (
    <NewOrder facts={facts} beside={beside.booking} days={beside.days} />
  ) : (
    <FormWaiting
      head={<NewHead beside={null} isAdding={id !== undefined} />}
      hasFailed={hasFailed || beside.hasFailed}
      onRetry={() => {
        retry();
        beside.retry();
      }}
    />
  );
}

/** The booking that roles are added beside, null for an order of its own, and the days of its order that are not over. */
function useBeside(id: number | undefined) {
  const parts = { params: { id: String(id) } };
  const booking = useApiQuery(bookingEndpoints.get, parts, { enabled: id !== undefined });
  const orderId = booking.data?.order_id ?? null;
  const ofOrder = { params: { id: String(orderId) } };
  const order = useApiQuery(orderEndpoints.get, ofOrder, { enabled: orderId !== null });
  const today = dayOf(serverNow());
  const going = order.data?.bookings.filter(({ status }) => status !== "cancelled");
  const days = (going ?? (booking.data ? [booking.data] : [])).map(({ date }) => date);
  return {
    booking: booking.data ?? null,
    days: [...new Set(days)].filter((day) => day >= today).toSorted(),
    isReady:
      id === undefined || (booking.data !== undefined && (orderId === null || order.data !== undefined)),
    hasFailed: booking.isError || order.isError,
    retry: () => {
      if (booking.isError) void booking.refetch();
      if (order.isError) void order.refetch();
    },
  };
}

function NewHead({ beside, isAdding }: { beside: WireCorporationBooking | null; isAdding: boolean }) {
  if (isAdding) {
    return (
      <PageHead
        back={
          beside && (
            <ScreenBack to="/viewBooking/$bookingId" params={{ bookingId: String(beside.id) }}>
              {texts.backToBooking}
            </ScreenBack>
          )
        }
        title={orderNames.add}
        lead={beside?.order ? texts.addToOrderLead(beside.order.title) : texts.addLead}
      />
    );
  }
  return (
    <PageHead back={<ScreenBack to="/">{texts.back}</ScreenBack>} title={texts.title} lead={texts.lead} />
  );
}

interface NewOrderProps {
  facts: FormFacts;
  /** The booking that roles are added beside; null for an order of its own. */
  beside: WireCorporationBooking | null;
  /** Chosen at first. */
  days: readonly Day[];
}

function NewOrder({ facts, beside, days }: NewOrderProps) {
  const { corporation, asAdmin, user } = useCorporation();
  const fields = useOrderForm(facts, { isAdmin: asAdmin, department: user?.department, beside, days });
  const { form, order, body, preview } = fields;
  const [isAsked, setAsked] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const send = useSendOrder(fields, beside);

  async function ask(event: FormEvent) {
    event.preventDefault();
    fields.showErrors();
    if (!body) return sayInvalid();
    setChecking(true);
    const refused = await refusedPlace(body);
    setChecking(false);
    if (refused === undefined) return void toast.error(bookingFormTexts.checksFailed);
    if (refused !== null) {
      form.setError("address", { message: refused });
      return sayInvalid();
    }
    if (Object.keys(preview.errors).length > 0) return sayInvalid();
    setAsked(true);
  }

  // The first field that is wrong is focused once it is drawn so.
  const [invalid, setInvalid] = useState(0);
  function sayInvalid() {
    toast.warning(commonTexts.invalidForm);
    setInvalid((times) => times + 1);
  }
  useEffect(() => {
    if (invalid > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [invalid]);

  const today = dayOf(serverNow());
  const limits = { isAdmin: false, staffTypes: facts.staffTypes };
  const options = facts.staffTypes.map(({ id, job_title, company }) => ({
    value: String(id),
    label: company ? job_title : unavailableStaffType(job_title),
    isDisabled: !company,
  }));
  return (
    <FormProvider {...form}>
      <BookingFormContext
        value={{
          ...limits,
          fees: facts.fees,
          departments: facts.departments,
          paymentDeadline: corporation.payment_deadline,
          hasEan: corporation.ean !== "",
        }}
      >
        <Page hasAside bar="total">
          <NewHead beside={beside} isAdding={beside !== null} />
          <div ref={element}>
            <LiveForm className="stack booking-form" onSubmit={(event) => void ask(event)}>
              <fieldset className="form-part">
                <legend>{texts.sections.where}</legend>
                <div className="order-base">
                  <div className="stack">
                    {!beside?.order && (
                      <TextField
                        label={texts.name}
                        note={commonTexts.optional}
                        placeholder={texts.namePlaceholder}
                        maxLength={200}
                        value={order.title}
                        onChange={(event) => fields.setOrder({ ...order, title: event.target.value })}
                      />
                    )}
                    <PresetField
                      name="arrangement_type"
                      shape="select"
                      label={bookingFormTexts.arrangement}
                      otherLabel={bookingFormTexts.arrangementOther}
                      presets={arrangementTypes}
                    />
                    <PlaceFields />
                  </div>
                  <div className="stack stack--tight">
                    <p className="label">{texts.days}</p>
                    <p className="hint">{texts.daysHint}</p>
                    <DaysCalendar
                      label={texts.calendar}
                      today={today}
                      value={order.days}
                      min={asAdmin ? undefined : today}
                      max={latestDay(today)}
                      onChange={(days) => fields.setOrder({ ...order, days })}
                    />
                  </div>
                </div>
              </fieldset>
              <fieldset className="form-part">
                <legend>{texts.sections.roles}</legend>
                <ol className="card roles">
                  {order.roles.map((role, index) => (
                    <RoleRow
                      key={role.key}
                      role={role}
                      number={index + 1}
                      days={order.days}
                      common={dressOf(form.getValues())}
                      staffTypes={options}
                      errors={errorsOfLine(fields.lineErrors, index)}
                      sum={preview.answer?.lines[index]}
                      bookings={preview.answer?.bookings.filter(({ line }) => line === index) ?? []}
                      onChange={(change) => fields.changeRole(role.key, change)}
                      onStaffType={(id) => fields.chooseStaffType(role.key, id)}
                      onRemove={order.roles.length > 1 ? () => fields.removeRole(role.key) : undefined}
                    />
                  ))}
                </ol>
                {fields.lineErrors.lines && (
                  <ErrorText id="order-lines-error">{fields.lineErrors.lines}</ErrorText>
                )}
                <div>
                  <Button onClick={fields.addRole}>
                    <Icon of={Plus} size={16} />
                    {texts.addRole}
                  </Button>
                </div>
              </fieldset>
              <DressPart />
              <DayPart />
              <MoreParts />
              <div className="form-end">
                <Button
                  type="submit"
                  variant="primary"
                  size="large"
                  isWide="phone"
                  isPending={isChecking || (isAsked && preview.isCounting)}
                >
                  {texts.see}
                  <Icon of={ArrowRight} />
                </Button>
              </div>
            </LiveForm>
          </div>
          <OrderPrice preview={preview.answer} {...preview} />
        </Page>
        <section className="total-bar" aria-label={texts.total}>
          <div>
            <span className="tiny dim">{texts.total}</span>
            <b>{preview.answer ? formatKroner(fromWireKroner(preview.answer.total)) : "–"}</b>
          </div>
        </section>
        {isAsked && body && preview.answer && !preview.isCounting && (
          <ConfirmOrder
            preview={preview.answer}
            title={order.title}
            address={body.address}
            hasDayAndNight={hasDayAndNight(order)}
            isPending={send.isPending}
            error={send.error}
            isTermsChanged={send.isTermsChanged}
            onConfirm={send.send}
            onClose={() => {
              send.reset();
              setAsked(false);
            }}
          />
        )}
        {send.question}
      </BookingFormContext>
    </FormProvider>
  );
}

/** The message of an address that the address service does not know, null for one that it knows; undefined without an answer. */
async function refusedPlace({ address, zip_code, city }: Record<"address" | "zip_code" | "city", string>) {
  try {
    const { refusedAddress } = await fetchBookingChecks();
    return await refusedAddress({ address, zip_code, city });
  } catch {
    return undefined;
  }
}

import { useLocation } from "@tanstack/react-router";
import { CircleCheck, MapPinCheck } from "lucide-react";
import * as z from "zod/mini";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { arrivalEndpoints, arrivalPin } from "#contract/applications/arrival.endpoints.ts";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import type { Moment } from "#rules/time/moment.ts";
import { arrivalTexts as texts } from "#texts/da/employee/phone/arrival.ts";
import { formatMoment, formatMomentLong } from "#texts/format/moments.ts";
import { answers, keyOf, useApiMutation } from "#web/api/calls/answers.ts";
import { ApiError, isUnanswered } from "#web/api/calls/call.ts";
import { showFieldError } from "#web/api/forms/field-errors.ts";
import { useApiForm } from "#web/api/forms/use-api-form.ts";
import { offlineQueue, queuedActionOf, useQueuedActions } from "#web/api/offline/offline-queue.ts";
import { useEmployee } from "#web/api/session/use-session.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

interface ArrivalPinProps {
  job: WireEmployeeBooking;
  now: Moment;
  endsAt: Moment | null;
}

/** Telling by the company's digits that one has come; nothing where the company does not ask. */
export function ArrivalPin({ job, now, endsAt }: ArrivalPinProps) {
  const { asks, opens_at, arrived_at } = job.arrival;
  const waits = useQueuedActions().some(
    ({ bookingId, kind, refusal }) => bookingId === job.id && kind === "arrive" && refusal === null,
  );
  if (arrived_at !== null) {
    return (
      <Note tone="pine" icon={CircleCheck} role="status">
        {texts.arrived(formatMomentLong(Date.parse(arrived_at), now))}
      </Note>
    );
  }
  if (!asks || opens_at === null || waits || (endsAt !== null && now >= endsAt)) return null;
  const opensAt = Date.parse(opens_at);
  return (
    <section className="card ready-box" aria-labelledby="pin-title">
      <h2 className="h3" id="pin-title">
        {texts.title}
      </h2>
      {now < opensAt ? (
        <p className="dim">{texts.opens(formatMoment(opensAt, now))}</p>
      ) : (
        <PinForm job={job} />
      )}
    </section>
  );
}

function PinForm({ job }: { job: WireEmployeeBooking }) {
  const { employee } = useEmployee();
  const scanned = (useLocation().search as { pin?: string }).pin ?? "";
  const { form, showFieldErrors } = useApiForm<{ pin: string }, { pin: string }>({
    schema: z.object({ pin: arrivalPin }),
    defaultValues: { pin: scanned },
  });
  const params = { bookingId: job.id };
  const send = useApiMutation(arrivalEndpoints.arrive);

  async function submit({ pin }: { pin: string }) {
    toast.withdraw(texts.failed);
    try {
      const answer = await send.mutateAsync({ params, body: { pin } });
      answers.setQueryData(keyOf(jobEndpoints.booking, { params: { id: job.id } }), answer);
      toast.success(texts.saved);
    } catch (error) {
      if (isUnanswered(error)) {
        offlineQueue.add(queuedActionOf("arrive", employee.id, job, { pin }));
        toast.success(texts.kept);
        return;
      }
      showFieldErrors(error);
      const why = failureText(error, texts.failed);
      // Wrong digits are said beside them, where they are typed anew.
      if (error instanceof ApiError && error.code === "wrong_pin") showFieldError(form, "pin", why);
      else toast.error(why);
    }
  }

  return (
    <form className="stack stack--tight" onSubmit={form.handleSubmit(submit)} noValidate>
      <TextField
        label={texts.pin}
        hint={texts.hint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        error={form.formState.errors.pin?.message}
        {...form.register("pin")}
      />
      <Button type="submit" variant="primary" size="large" isWide isPending={send.isPending}>
        <Icon of={MapPinCheck} />
        {texts.here}
      </Button>
    </form>
  );
}

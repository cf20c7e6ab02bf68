import { X } from "lucide-react";
import { MAX_PEOPLE_PER_DAY } from "#rules/bookings/split-order.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { hoursBetween } from "#rules/time/duration.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import { bookingFormTexts, stripLabel } from "#texts/da/corporation/booking-form.ts";
import { orderTexts as texts } from "#texts/da/corporation/order.ts";
import { formatDate } from "#texts/format/days.ts";
import { formatHours, formatKroner } from "#texts/format/numbers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { CheckChoices } from "#web/ui/choices/check-choices.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { NativeSelect, type Option } from "#web/ui/choices/native-select.tsx";
import { Stepper } from "#web/ui/choices/stepper.tsx";
import { TimeRange } from "#web/ui/date-time/time-range.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Fold } from "#web/ui/layout/fold.tsx";
import { ShiftStrip } from "#web/ui/marks/shift-strip.tsx";
import { daysOf, type RoleDraft, type RoleDress, type RoleTimes } from "./order-draft.ts";
import { OwnDress } from "./own-dress.tsx";
import { RoleWhy } from "./role-why.tsx";
import type { OrderPreview } from "./use-preview.ts";

interface RoleRowProps {
  role: RoleDraft;
  /** From 1. */
  number: number;
  days: readonly Day[];
  staffTypes: readonly Option[];
  /** What is wrong, by the field of the line: `dates.1.date`. */
  errors: Readonly<Record<string, string>>;
  /** What everybody of the order wears. */
  common: RoleDress;
  sum: { people: number; total: number } | undefined;
  /** The bookings that it would be. */
  bookings: OrderPreview["bookings"];
  onChange: (change: Partial<RoleDraft>) => void;
  onStaffType: (id: number) => void;
  /** Undefined while it is the only one. */
  onRemove: (() => void) | undefined;
}

/** One role: who, how many, on which days, when and for what. */
export function RoleRow(props: RoleRowProps) {
  const { role, number, days, errors, sum, onChange, onRemove } = props;
  const today = dayOf(serverNow());
  const hours = hoursBetween(role.from, role.to);
  const ofDays = Object.keys(errors).find((name) => /^dates(\.\d+(\.date)?)?$/.test(name));
  return (
    <li>
      <fieldset className="role">
        <legend className="visually-hidden">{texts.roleNumber(number)}</legend>
        <div className="role-fields">
          <NativeSelect
            label={texts.role}
            placeholder={texts.rolePlaceholder}
            options={props.staffTypes}
            value={role.staffType}
            error={errors.staff_type}
            onChange={(event) => {
              onChange({ staffType: event.target.value });
              if (event.target.value !== "") props.onStaffType(Number(event.target.value));
            }}
          />
          <People
            people={role.people}
            error={errors.number_of_staff}
            onChange={(people) => onChange({ people })}
          />
          <TimeRange
            value={role}
            lastHour={24}
            fromLabel={texts.timeFrom}
            toLabel={texts.timeTo}
            fromError={errorOfTime(errors, "start_time")}
            toError={errorOfTime(errors, "end_time")}
            onChange={onChange}
          />
        </div>
        <div className="role-fields role-fields--wage">
          <TextField
            label={bookingFormTexts.hourlyWage}
            unit="kr."
            mask="digitsAndComma"
            maxLength={9}
            value={role.wage}
            error={errors.hourly_wage}
            onChange={(event) => onChange({ wage: event.target.value })}
          />
          <CheckChoices
            label={texts.days}
            hint={days.length === 0 ? texts.noDaysYet : undefined}
            error={ofDays && errors[ofDays]}
            options={days.map((day) => ({ value: day, label: formatDate(day, today) }))}
            values={daysOf(role, days)}
            onChange={(day, isOn) =>
              onChange({ off: isOn ? role.off.filter((one) => one !== day) : [...role.off, day] })
            }
          />
          {onRemove && (
            <Button
              variant="quiet"
              isIconOnly
              aria-label={texts.removeRole(number)}
              className="role-remove"
              onClick={onRemove}
            >
              <Icon of={X} />
            </Button>
          )}
        </div>
        <OwnDress {...{ role, errors, onChange }} common={props.common} />
        {daysOf(role, days).length > 0 && <OwnDays {...{ role, days, onChange }} />}
        <div className="role-sum">
          <div className="role-strip">
            <ShiftStrip from={role.from} to={role.to} label={stripLabel(role.from, role.to, hours)} />
          </div>
          <span className="dim small">
            {formatHours(hours)}
            {sum && `, ${texts.places(sum.people)}`}
          </span>
          {sum && <b className="strong num">{formatKroner(fromWireKroner(sum.total))}</b>}
        </div>
        <RoleWhy bookings={props.bookings} />
      </fieldset>
    </li>
  );
}

/** Days on which the role wants other times or another number. */
function OwnDays({ role, days, onChange }: Pick<RoleRowProps, "role" | "days" | "onChange">) {
  const today = dayOf(serverNow());

  function set(day: Day, own: RoleTimes | null) {
    const { [day]: _before, ...others } = role.own;
    onChange({ own: own ? { ...others, [day]: own } : others });
  }

  return (
    <Fold title={texts.otherDays} isOpenAtFirst={Object.keys(role.own).length > 0}>
      <ul className="role-own">
        {daysOf(role, days).map((day) => {
          const own = role.own[day];
          const { from, to, people } = own ?? role;
          return (
            <li key={day}>
              <Checkbox
                checked={own !== undefined}
                onChange={(event) => set(day, event.target.checked ? { from, to, people } : null)}
              >
                {texts.ownDay(formatDate(day, today))}
              </Checkbox>
              {own && (
                <div className="role-own-fields">
                  <People people={people} onChange={(count) => set(day, { ...own, people: count })} />
                  <TimeRange
                    value={own}
                    lastHour={24}
                    fromLabel={texts.timeFrom}
                    toLabel={texts.timeTo}
                    onChange={(times) => set(day, { people, from: times.from, to: times.to })}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Fold>
  );
}

interface PeopleProps {
  people: number;
  error?: string | undefined;
  onChange: (people: number) => void;
}

function People({ people, error, onChange }: PeopleProps) {
  return (
    <Stepper
      label={texts.people}
      min={1}
      max={MAX_PEOPLE_PER_DAY}
      count={people}
      defaultValue={people}
      error={error}
      onChange={(event) => {
        const typed = event.target.valueAsNumber;
        // While it is empty the number before counts.
        if (Number.isInteger(typed) && typed > 0) onChange(typed);
      }}
    />
  );
}

function errorOfTime(errors: Readonly<Record<string, string>>, field: string): string | undefined {
  const name = Object.keys(errors).find((one) => one.startsWith("dates.") && one.endsWith(`.${field}`));
  return name && errors[name];
}

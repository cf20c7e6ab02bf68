import { Controller } from "react-hook-form";
import { dayOf } from "#rules/time/moment.ts";
import { onboardingTexts } from "#texts/da/employee/onboarding.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { BirthDateField } from "#web/components/fields/birth-date-field.tsx";
import { PhoneField } from "#web/components/fields/phone-field.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Switch } from "#web/ui/choices/checkbox.tsx";
import { LoadingScreen } from "#web/ui/feedback/loading-screen.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { StepFrame } from "./step-frame.tsx";
import { type ProfileStepFacts, useProfileStep } from "./use-profile-step.ts";

const texts = onboardingTexts.profile;
const DESCRIPTION_LENGTH = 255;

interface ProfileStepProps extends ProfileStepFacts {
  onBack: () => void;
}

/** What companies and we need to know of somebody, and the end of onboarding. */
export function ProfileStep({ onBack, ...facts }: ProfileStepProps) {
  const { form, isCreating, onSubmit } = useProfileStep(facts);
  const { errors } = form.formState;
  return (
    <>
      {isCreating && <LoadingScreen label={texts.creating} />}
      <div hidden={isCreating}>
        <form className="stack" onSubmit={onSubmit} noValidate>
          <StepFrame title={texts.title}>
            <TextField
              label={texts.firstName}
              autoComplete="given-name"
              error={errors.first_name?.message}
              {...form.register("first_name")}
            />
            <TextField
              label={texts.lastName}
              autoComplete="family-name"
              error={errors.last_name?.message}
              {...form.register("last_name")}
            />
            <TextField
              label={texts.city}
              autoComplete="address-level2"
              error={errors.city?.message}
              {...form.register("city")}
            />
            <PhoneField
              label={texts.phone}
              autoComplete="tel"
              error={errors.phone?.message}
              {...form.register("phone")}
            />
            <TextField
              label={texts.email}
              type="email"
              autoComplete="email"
              error={errors.email?.message}
              {...form.register("email")}
            />
            <Controller
              control={form.control}
              name="birth_date"
              render={({ field }) => (
                <BirthDateField
                  label={texts.birthDate}
                  field={field}
                  today={dayOf(serverNow())}
                  error={errors.birth_date?.message}
                />
              )}
            />
            <TextArea
              label={texts.description}
              hint={texts.descriptionHint}
              rows={4}
              maxLength={DESCRIPTION_LENGTH}
              hasCounter
              error={errors.description?.message}
              {...form.register("description")}
            />
            <div className="stack stack--tight">
              <Switch isRow {...form.register("has_driver_license")}>
                {texts.licence}
              </Switch>
              <Switch isRow {...form.register("owns_car")}>
                {texts.car}
              </Switch>
            </div>
            <div className="row row--apart step-ways">
              <Button onClick={onBack}>{onboardingTexts.previous}</Button>
              <Button type="submit" variant="primary" size="large">
                {texts.submit}
              </Button>
            </div>
          </StepFrame>
        </form>
      </div>
    </>
  );
}

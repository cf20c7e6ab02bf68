import { useState } from "react";
import { kitPageTexts as texts } from "#texts/da/ui/kit-page.ts";
import { Checkbox, Switch } from "#web/ui/choices/checkbox.tsx";
import { ChoiceOrOther } from "#web/ui/choices/choice-or-other.tsx";
import { NativeSelect, type Option } from "#web/ui/choices/native-select.tsx";
import { RadioChoices } from "#web/ui/choices/radio-choices.tsx";
import { Rating } from "#web/ui/choices/rating.tsx";
import { Select } from "#web/ui/choices/select.tsx";
import { Stepper } from "#web/ui/choices/stepper.tsx";
import { Sample, Section } from "./sample.tsx";

const { states } = texts;
const asOption = (label: string): Option => ({ value: label, label });
const staffTypes = texts.staffTypes.map(asOption);
const languages = texts.languages.map((label, place) => ({ ...asOption(label), isDisabled: place === 2 }));

/** Choosing one, some, a number, or stars. */
export function ChoiceSamples() {
  return (
    <>
      <Section title={texts.sections.choosers}>
        <Sample label={states.normal}>
          <NativeSelect label={texts.staff} options={staffTypes} />
        </Sample>
        <Sample label={states.disabled}>
          <NativeSelect label={texts.staff} options={staffTypes} isDisabled />
        </Sample>
        <Sample label={states.error}>
          <NativeSelect
            label={texts.language}
            options={languages}
            placeholder={texts.language}
            error={texts.languageError}
          />
        </Sample>
        <Sample label={texts.staff}>
          <StaffSelect />
        </Sample>
      </Section>
      <Section title={texts.sections.choices}>
        <div>
          <Checkbox>{texts.car}</Checkbox>
          <Checkbox defaultChecked>{texts.drivingLicence}</Checkbox>
        </div>
        <div>
          <Checkbox isDisabled>{texts.noEmails}</Checkbox>
          <Checkbox isDisabled defaultChecked>
            {texts.readAndUnderstood}
          </Checkbox>
        </div>
        <div>
          <Switch>{texts.sms}</Switch>
          <Switch defaultChecked>{texts.email}</Switch>
          <Switch isDisabled hint={texts.breakHint}>
            {texts.breakTitle}
          </Switch>
        </div>
        <RadioChoices label={texts.language} options={languages} defaultValue={texts.languages[0]} />
        <RadioChoices label={texts.language} options={languages} shape="list" error={texts.languageError} />
        <ChoiceOrOther
          label={texts.shirt}
          options={texts.shirts.map(asOption)}
          otherValue={texts.shirts[2]}
          choice={{ defaultValue: texts.shirts[2] }}
          other={{ label: texts.ownShirt }}
        />
      </Section>
      <Section title={texts.sections.counts}>
        <Sample label={states.normal}>
          <Stepper label={texts.people} min={1} max={15} defaultValue={3} />
        </Sample>
        <Sample label={states.disabled}>
          <Stepper label={texts.people} min={1} max={15} defaultValue={1} isDisabled />
        </Sample>
        <Stars />
        <Sample label={states.locked}>
          <Rating label={texts.rate} value={3} onChange={() => {}} isDisabled />
        </Sample>
      </Section>
    </>
  );
}

function StaffSelect() {
  const [staff, setStaff] = useState<string | null>(null);
  return <Select label={texts.staff} options={staffTypes} value={staff} onChange={setStaff} />;
}

function Stars() {
  const [stars, setStars] = useState(4);
  return (
    <Sample label={texts.rate}>
      <Rating label={texts.rate} value={stars} onChange={setStars} />
    </Sample>
  );
}

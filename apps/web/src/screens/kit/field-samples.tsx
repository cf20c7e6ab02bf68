import { MapPin } from "lucide-react";
import { useRef } from "react";
import { kitPageTexts as texts } from "#texts/da/ui/kit-page.ts";
import { PhoneField } from "#web/components/fields/phone-field.tsx";
import { ComboBox } from "#web/ui/choices/combo-box.tsx";
import type { Suggestion } from "#web/ui/choices/use-suggestions.ts";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Sample, Section } from "./sample.tsx";

const { states, responsible, responsibleName } = texts;

/** Text in one line and several, searched, suggested and hidden. */
export function FieldSamples() {
  return (
    <Section title={texts.sections.textFields}>
      <Sample label={states.normal}>
        <TextField label={responsible} defaultValue={responsibleName} />
      </Sample>
      <Sample label={states.empty}>
        <TextField label={responsible} placeholder={texts.name} />
      </Sample>
      <Sample label={states.hover}>
        <TextField label={responsible} defaultValue={responsibleName} data-hovered />
      </Sample>
      <Sample label={states.focus}>
        <TextField label={responsible} defaultValue={responsibleName} data-focused />
      </Sample>
      <Sample label={states.disabled}>
        <TextField label={responsible} defaultValue={responsibleName} isDisabled />
      </Sample>
      <Sample label={states.locked}>
        <TextField label={texts.city} defaultValue={texts.cityName} isReadOnly />
      </Sample>
      <Sample label={states.error}>
        <TextField label={texts.email} defaultValue={texts.badEmail} error={texts.emailError} />
      </Sample>
      <Sample label={states.loading}>
        <TextField label={texts.address} defaultValue="Tangkaj" isLoading />
      </Sample>
      <Sample label={texts.phone}>
        <PhoneField label={texts.phone} hint={texts.phoneHint} />
      </Sample>
      <Sample label={texts.wage}>
        <TextField label={texts.wage} mask="digitsAndComma" unit={texts.kroner} defaultValue="192,00" />
      </Sample>
      <Sample label={texts.password}>
        <PasswordField label={texts.password} autoComplete="new-password" />
      </Sample>
      <Sample label={texts.search}>
        <SearchField label={texts.search} onSearch={() => {}} />
      </Sample>
      <Sample label={texts.address}>
        <AddressField />
      </Sample>
      <Sample label={texts.explanation}>
        <TextArea
          label={texts.explanation}
          defaultValue={texts.explanationText}
          maxLength={140}
          rows={2}
          hasCounter
        />
      </Sample>
    </Section>
  );
}

function AddressField() {
  const input = useRef<HTMLInputElement>(null);
  return (
    <ComboBox
      ref={input}
      label={texts.address}
      icon={MapPin}
      suggest={suggestStreets}
      onPick={(street) => {
        if (input.current) input.current.value = street.label;
      }}
    />
  );
}

async function suggestStreets(query: string): Promise<Suggestion[]> {
  const wanted = query.toLocaleLowerCase("da-DK");
  return texts.streets
    .filter((street) => street.toLocaleLowerCase("da-DK").includes(wanted))
    .map((street) => ({ id: street, label: street, detail: texts.cityName }));
}

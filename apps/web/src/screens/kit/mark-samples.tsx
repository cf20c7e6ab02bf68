import { useState } from "react";
import { kitPageTexts as texts } from "#texts/da/ui/kit-page.ts";
import { ImagePicker } from "#web/ui/fields/images/image-picker.tsx";
import { Avatar } from "#web/ui/marks/avatar.tsx";
import { Seats } from "#web/ui/marks/seats.tsx";
import { ShiftStrip } from "#web/ui/marks/shift-strip.tsx";
import { Stars } from "#web/ui/marks/stars.tsx";
import { Sample, Section } from "./sample.tsx";

const booked = { from: "10:00", to: "18:00" };

/** The badges, avatars and pictures. */
export function MarkSamples() {
  return (
    <>
      <Section title={texts.sections.marks}>
        <Sample label={texts.shift}>
          <ShiftStrip from="10:00" to="18:00" label="10:00–18:00" />
        </Sample>
        <Sample label={texts.notApproved}>
          <ShiftStrip from="08:00" to="14:00" isOpen label="08:00–14:00" />
        </Sample>
        <Sample label={texts.moreThanAgreed}>
          <ShiftStrip from="10:00" to="20:00" agreed={booked} label="10:00–20:00" />
        </Sample>
        <Sample label={texts.closeUp}>
          <ShiftStrip from="10:00" to="18:45" agreed={booked} closeUp={booked} label="10:00–18:45" />
        </Sample>
        <Sample label={texts.seats}>
          <Seats filled={2} of={6} asked={1} />
        </Sample>
        <Sample label={texts.rating}>
          <Stars rating={4.7} text={texts.rating} />
        </Sample>
      </Section>
      <Section title={texts.sections.pictures}>
        <span className="row row--wrap">
          {texts.people3.map((name) => (
            <Avatar key={name} name={name} size={48} />
          ))}
          {texts.companies.map((name) => (
            <Avatar key={name} name={name} isSquare />
          ))}
        </span>
        <Picture />
      </Section>
    </>
  );
}

function Picture() {
  const [progress, setProgress] = useState<number | null>(null);
  return (
    <ImagePicker
      name={texts.people3[0]}
      progress={progress}
      onPick={(image) => setProgress(image.size > 0 ? 60 : null)}
    />
  );
}

import { useWatch } from "react-hook-form";
import { bookingFormTexts, sceneWords } from "#texts/da/corporation/booking-form.ts";
import type { BookingFormState } from "#web/components/booking-form/use-booking-form.ts";
import { SideScene } from "#web/ui/marks/side-scene.tsx";

/** As many plates as the picture has room for. */
const VISIBLE_PLATES = 3;

/** The table beside the form, laid for as many as are wanted; the last place is the one that is still open. */
export function LaidTable({ form }: { form: BookingFormState }) {
  const count = useWatch({ control: form.control, name: "number_of_staff" });
  const wanted = Number.isInteger(count) ? count : 1;
  const places = Math.min(wanted, VISIBLE_PLATES);
  const [first, second] = sceneWords(wanted);
  return (
    <SideScene label={bookingFormTexts.sceneName} places={places} laid={Math.max(1, places - 1)}>
      {first}
      <br />
      {second}
    </SideScene>
  );
}

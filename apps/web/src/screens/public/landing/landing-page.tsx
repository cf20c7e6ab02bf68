import { Check } from "lucide-react";
import { useWatch } from "react-hook-form";
import type { senderEndpoints } from "#contract/invoicing/sender.endpoints.ts";
import type { settingsEndpoints } from "#contract/settings/setting.endpoints.ts";
import type { staffTypeEndpoints } from "#contract/settings/staff-types/staff-type.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { dayOf } from "#rules/time/moment.ts";
import { visitorMenu } from "#texts/da/common/chrome.ts";
import { landingTexts as texts } from "#texts/da/public/landing.ts";
import type { PublicPageProps } from "#web/api/page/page-data.ts";
import { type BookingFormState, useBookingForm } from "#web/components/booking-form/form-context.ts";
import { generalOfWire } from "#web/components/price/terms-of-wire.ts";
import { PublicFooter } from "#web/components/public-frame/public-footer.tsx";
import { PublicFrame } from "#web/components/public-frame/public-frame.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { CostSection } from "./cost-section.tsx";
import { exampleDraft } from "./example.ts";
import { PriceForm } from "./price-form.tsx";
import { StepsSection, WhoSection } from "./sections.tsx";
import { TablePicture } from "./table-picture.tsx";

/** The front page for visitors: what this is, what a shift costs, who stands behind it. The form leads on to the booking. */
export function LandingPage({ config, props }: PublicPageProps) {
  const { staffTypes, fees, about } = props as {
    staffTypes: AnswerOf<typeof staffTypeEndpoints.list>;
    fees: AnswerOf<typeof settingsEndpoints.globalMessage>;
    about: AnswerOf<typeof senderEndpoints.about>;
  };
  const example = exampleDraft(staffTypes, fees, dayOf(config.now));
  const form = useBookingForm({ isAdmin: false, staffTypes }, example);
  return (
    <PublicFrame
      config={config}
      otherDoor={{ label: visitorMenu.seekingJob, href: "/employeelogin" }}
      logIn={{ label: texts.logIn, href: "/corporationlogin" }}
      footer={<PublicFooter about={about} brand={config.brand} />}
    >
      <main>
        <section className="land-hero">
          <div className="land-words">
            <h1 className="display">{texts.title}</h1>
            <p className="lead">{texts.lead}</p>
            {fees.global_message !== "" && (
              <Note tone="blue">
                <span className="as-written">{fees.global_message}</span>
              </Note>
            )}
            <Table form={form} />
            <ul className="land-facts">
              {texts.facts(fees.terms.cancellation_free_over_hours).map((fact) => (
                <li key={fact}>
                  <Icon of={Check} size={16} />
                  {fact}
                </li>
              ))}
            </ul>
          </div>
          <PriceForm form={form} staffTypes={staffTypes} fees={fees} />
        </section>
        <CostSection
          brand={config.brand.name}
          example={example}
          general={generalOfWire(fees)}
          now={config.now}
          staffTypes={staffTypes}
        />
        <StepsSection />
        <WhoSection about={about} brand={config.brand} />
      </main>
    </PublicFrame>
  );
}

/** The table is laid for as many as are wanted. */
function Table({ form }: { form: BookingFormState }) {
  const count = useWatch({ control: form.control, name: "number_of_staff" });
  return <TablePicture places={Number.isInteger(count) ? count : 1} />;
}

import { Phone } from "lucide-react";
import type { senderEndpoints } from "#contract/invoicing/sender.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { landingTexts } from "#texts/da/public/landing.ts";
import { formatPhone, phoneLink } from "#texts/format/contact.ts";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Avatar } from "#web/ui/marks/avatar.tsx";

/** From the booking to the bill, in three steps. */
export function StepsSection() {
  return (
    <section className="land-sec" aria-labelledby="steps-title">
      <h2 className="h1" id="steps-title">
        {landingTexts.steps.title}
      </h2>
      <ol className="land-steps">
        {landingTexts.steps.list.map(([title, text], step) => (
          <li key={title} className="land-step">
            <span className="land-no">{step + 1}</span>
            <h3 className="h3">{title}</h3>
            <p className="dim">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface WhoSectionProps {
  about: AnswerOf<typeof senderEndpoints.about>;
  brand: Brand;
}

/** Who runs the marketplace, and who answers the phone. */
export function WhoSection({ about, brand }: WhoSectionProps) {
  const texts = landingTexts.who;
  return (
    <section className="land-sec land-who" aria-labelledby="who-title">
      <div>
        <h2 className="h1" id="who-title">
          {texts.title}
        </h2>
        <p className="dim">{texts.text(about.name || brand.name, about.city)}</p>
      </div>
      <div className="land-person">
        {brand.contactPerson !== "" && <Avatar name={brand.contactPerson} size={56} />}
        {brand.contactPerson === "" ? (
          <p className="dim">{texts.nobody}</p>
        ) : (
          <div>
            <b className="strong">{brand.contactPerson}</b>
            <p className="small dim">{texts.person}</p>
          </div>
        )}
        <LinkButton href={phoneLink(brand.supportPhone)}>
          <Icon of={Phone} size={16} />
          {formatPhone(brand.supportPhone)}
        </LinkButton>
      </div>
    </section>
  );
}

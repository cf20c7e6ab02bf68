import type { senderEndpoints } from "#contract/invoicing/sender.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import type { Brand as BrandSettings } from "#texts/da/common/brand.ts";
import { footerTexts as texts } from "#texts/da/public/landing.ts";
import { formatAddress, formatPhone, phoneLink } from "#texts/format/contact.ts";
import { Brand } from "#web/ui/layout/brand.tsx";

interface PublicFooterProps {
  about: AnswerOf<typeof senderEndpoints.about>;
  brand: BrandSettings;
}

/** Who runs the marketplace, as the law on electronic trade asks, and the ways on from here. */
export function PublicFooter({ about, brand }: PublicFooterProps) {
  const address = about.address === "" ? "" : formatAddress(about.address, about.zip_code, about.city);
  return (
    <footer className="foot">
      <div className="foot-in">
        <div className="foot-co">
          <Brand name={brand.name} />
          <p className="small">
            {about.name || brand.name}
            {about.cvr !== "" && `, ${texts.cvr(about.cvr)}`}
            {address !== "" && (
              <>
                <br />
                {address}
              </>
            )}
            <br />
            <a href={phoneLink(about.phone)}>{formatPhone(about.phone)}</a>
            {", "}
            <a href={`mailto:${about.email}`}>{about.email}</a>
          </p>
        </div>
        <Ways
          title={texts.companies.title}
          ways={[
            [texts.companies.book, "/?booking"],
            [texts.companies.logIn, "/corporationlogin"],
            [texts.companies.terms, "/terms"],
          ]}
        />
        <Ways
          title={texts.employees.title}
          ways={[
            [texts.employees.jobs, "/employeelogin"],
            [texts.employees.logIn, "/employeelogin"],
            [texts.employees.terms, "/terms/employees"],
          ]}
        />
        <Ways
          title={texts.us.title}
          ways={[
            [texts.us.privacy, "/privacy"],
            [texts.us.faq, brand.faqUrl],
            ...(brand.sourceUrl === "" ? [] : [[texts.us.source, brand.sourceUrl] as const]),
          ]}
        />
      </div>
    </footer>
  );
}

function Ways({ title, ways }: { title: string; ways: readonly (readonly [name: string, href: string])[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="kicker">{title}</h2>
      <ul>
        {ways.map(([name, href]) => (
          <li key={name}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

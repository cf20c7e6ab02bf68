import type { ReactNode } from "react";
import { privacyParts, privacyPageTexts as texts } from "#texts/da/privacy/privacy-page.ts";
import type { AppConfig } from "#web/api/page/page-data.ts";
import { Fold } from "#web/ui/layout/fold.tsx";

interface PrivacyTextProps {
  config: AppConfig;
  /** The way back, or to one's own data. */
  links?: ReactNode;
}

/** What is stored, who sees it and what decides, one fold a question; the first is open. */
export function PrivacyText({ config, links }: PrivacyTextProps) {
  return (
    <main className="page page--narrow privacy">
      <h1 className="h1">{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <div>
        {privacyParts(config.brand, config.keeping).map(({ key, question, sentences, list }, index) => (
          <Fold key={key} isListLine isOpenAtFirst={index === 0} title={question}>
            <div className="stack privacy-part">
              {sentences.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              {list && (
                <ul>
                  {list.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              )}
            </div>
          </Fold>
        ))}
      </div>
      <p className="small dim">
        {texts.licence}{" "}
        {config.brand.sourceUrl ? (
          <a href={config.brand.sourceUrl}>{texts.source}</a>
        ) : (
          texts.askForSource(config.brand.supportEmail)
        )}
      </p>
      {links && <div className="row row--wrap">{links}</div>}
    </main>
  );
}

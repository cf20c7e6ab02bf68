import type { Brand } from "#texts/da/common/brand.ts";
import { type Email, layOut } from "./email/layout.ts";

interface WebhookFacts {
  readonly contactPerson: string;
  /** Its description, or the host of its address. */
  readonly webhook: string;
  readonly link: string;
}

const SEE = "Se webhooks";
const WHAT_NOW =
  "Når modtageren virker, kan I slå webhooken til igen og sende det igen, der mangler. Det, der sker imens, bliver ikke sendt.";

/** To the owners, when an event did not reach a webhook in three days although others do. */
export function webhookGivenUp({ contactPerson, webhook, link }: WebhookFacts, brand: Brand): Email {
  return layOut(
    {
      subject: `Webhooken «${webhook}» har ikke modtaget alt`,
      greeting: `Hej ${contactPerson}`,
      paragraphs: [
        `I tre dage har vi forsøgt at sende en hændelse til webhooken «${webhook}», og den er ikke blevet modtaget. Vi prøver ikke igen af os selv.`,
        "Under «Leveringer» kan I se, hvad der blev svaret, og sende hændelsen igen.",
      ],
      action: { label: SEE, link },
    },
    brand,
  );
}

/** To the owners, when a webhook is paused since nothing has reached it in three days. */
export function webhookPaused({ contactPerson, webhook, link }: WebhookFacts, brand: Brand): Email {
  return layOut(
    {
      subject: `Webhooken «${webhook}» er sat på pause`,
      greeting: `Hej ${contactPerson}`,
      paragraphs: [
        `Webhooken «${webhook}» har ikke modtaget noget i tre dage. Derfor sender vi ikke mere til den.`,
        WHAT_NOW,
      ],
      action: { label: SEE, link },
    },
    brand,
  );
}

/** To the owners, when a webhook is paused since its address answers that it is gone. */
export function webhookGone({ contactPerson, webhook, link }: WebhookFacts, brand: Brand): Email {
  return layOut(
    {
      subject: `Webhooken «${webhook}» er sat på pause`,
      greeting: `Hej ${contactPerson}`,
      paragraphs: [
        `Webhooken «${webhook}» har svaret, at adressen er nedlagt (410). Derfor sender vi ikke mere til den.`,
        WHAT_NOW,
      ],
      action: { label: SEE, link },
    },
    brand,
  );
}

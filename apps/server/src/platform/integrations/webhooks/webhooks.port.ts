/** What is sent to an address that somebody outside has chosen. */
export interface WebhookPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The status that was answered, or why there was no answer. */
export type WebhookAnswer =
  | { readonly status: number; readonly problem: null }
  | {
      readonly status: null;
      readonly problem: "unknown_host" | "private_address" | "certificate" | "timeout" | "unreachable";
    };

/** Posts to webhooks. Never throws: no answer is an outcome like others. */
export interface WebhookSender {
  post(post: WebhookPost): Promise<WebhookAnswer>;
}

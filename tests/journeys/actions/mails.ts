import { expect } from "vitest";
import { messageEndpoints } from "#contract/messages/message.endpoints.ts";
import type { TestProduct } from "#tests/support/test-product.ts";
import { soon } from "./assertions.ts";

/** What a pattern finds in the newest mail to somebody, once one stands in the try-out's mailbox in which it does. */
export async function foundInMail(
  { product }: TestProduct,
  as: string,
  to: string,
  pattern: RegExp,
): Promise<string> {
  const mail = async () => {
    const { body } = await product.call(messageEndpoints.outbox, { as, query: { searchTerm: to } });
    return body.find((one) => one.to === to)?.body ?? "";
  };
  await expect.poll(mail, soon).toMatch(pattern);
  return pattern.exec(await mail())?.[0] ?? "";
}

import { expect } from "vitest";
import { answerOf, eachExample } from "#tests/support/rule-book.ts";
import { canSendAgain, invitationEndsAt, isInvitationReminded } from "./invitation.ts";

eachExample("people", "Invitations", (row) => {
  const [sentAt, now] = [row.moment("Sent"), row.moment("Now")];
  expect(now < invitationEndsAt(sentAt)).toBe(row.yes("Link works"));
  const isReminded = isInvitationReminded({ sentAt, isReminded: row.yes("Reminded before") }, now);
  expect(isReminded).toBe(row.yes("Reminded now"));
});

eachExample("people", "Sending an invitation again", (row) => {
  const verdict = canSendAgain({ sentAt: row.moment("Sent"), isOver: row.yes("Over") }, row.moment("Now"));
  expect(answerOf(verdict)).toBe(row.text("Answer"));
});

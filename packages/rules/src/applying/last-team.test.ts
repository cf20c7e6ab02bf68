import { expect } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { lastTeamOf, type TeamMember, whyLeftOut } from "./last-team.ts";

eachExample("orders", "The last team", (row) => {
  const earlier = row.list("Earlier").map((one) => {
    const [id = "", place = "", date = "", order] = one.split(" ");
    const endsAt = Date.parse(`${date}T22:00:00Z`);
    const where = { address: place === "here" ? "Strandpromenaden 6" : "Torvet 1", zipCode: "8000" };
    return { id: Number(id), orderId: order ? Number(order.slice(1)) : null, ...where, date, endsAt };
  });
  const place = { address: "strandpromenaden  6 ", zipCode: "8000" };
  const team = lastTeamOf(place, earlier, row.moment("Now")).map(({ id }) => id);
  expect(team.toSorted()).toEqual(row.list("Asked are those of").map(Number));
});

eachExample("orders", "Asking the last team", (row) => {
  const member = {
    state: row.textOrNull("State") as TeamMember["state"],
    isAsked: row.yes("Asked"),
    isBusy: row.yes("Booked elsewhere"),
    isAble: row.yes("Can take shifts"),
    isReached: row.yes("Wants messages"),
  };
  expect(whyLeftOut(member)?.replaceAll("_", " ") ?? "asked now").toBe(row.text("Answer"));
});

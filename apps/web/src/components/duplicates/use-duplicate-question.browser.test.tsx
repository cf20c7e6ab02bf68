import { beforeEach, expect, test } from "vitest";
import { duplicateEndpoints } from "#contract/bookings/duplicate.endpoints.ts";
import { companyState, renderScreen } from "#tests/support/screens/render-screen.tsx";
import { type ApiStub, stubApi } from "#tests/support/screens/stub-api.ts";
import { duplicateTexts as texts } from "#texts/da/common/booking-confirm.ts";
import { type PlannedPeople, useDuplicateQuestion } from "./use-duplicate-question.tsx";

const job = {
  ...{ staff_type: 1, address: "Tangkajen 14", zip_code: "8000", start_time: "12:00", end_time: "20:00" },
  number_of_staff: 15,
};
/** A form has more fields than are compared. */
const planned: PlannedPeople[] = [
  { ...job, date: "2026-12-10" },
  { ...job, date: "2026-12-11", ...{ city: "Aarhus C" } },
];
const found = {
  ...{ planned: 1, booking_id: 1017, date: "2026-12-11", start_time: "12:00", end_time: "20:00" },
  ...{ number_of_staff: 15, job_title: "Tjener" },
};

let api: ApiStub;
let booked = 0;
beforeEach(() => {
  api = stubApi();
  booked = 0;
});

function Form() {
  const { ask, question } = useDuplicateQuestion();
  return (
    <main>
      <button type="button" onClick={() => ask(planned, "key-1", () => (booked += 1))}>
        Send
      </button>
      {question}
    </main>
  );
}

async function press() {
  const page = await renderScreen(Form, { path: "/newBooking", at: "/newBooking", state: companyState() });
  await page.getByRole("button", { name: "Send" }).click();
  return { page, question: page.getByRole("alertdialog", { name: texts.title }) };
}

test("what the company may have booked already is asked about, with the booking to look at, and booked once it is meant", async () => {
  api.answer(duplicateEndpoints.duplicates, [found]);
  const { page, question } = await press();
  await expect
    .element(question)
    .toMatchTextContent("I har allerede 15 tjenere fredag d. 11. dec., 12:00–20:00.");
  await expect.element(question).toMatchTextContent(texts.more(15));
  await expect
    .element(question.getByRole("link", { name: /^Se bookingen fredag/ }))
    .toHaveAttribute("href", "/viewBooking/1017");
  expect(booked).toBe(0);
  expect(api.sent(duplicateEndpoints.duplicates)[0]?.body).toEqual({
    bookings: planned.map(({ staff_type, address, zip_code, date, start_time, end_time }) => ({
      ...{ staff_type, address, zip_code, date, start_time, end_time },
    })),
  });

  await question.getByRole("button", { name: texts.book }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(booked).toBe(1);
  await page.getByRole("button", { name: "Send" }).click();
  expect(booked).toBe(2);
  expect(api.sent(duplicateEndpoints.duplicates)).toHaveLength(1);
});

test("whoever does not mean it books nothing", async () => {
  api.answer(duplicateEndpoints.duplicates, [found]);
  const { question } = await press();
  await question.getByRole("button", { name: texts.cancel }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(booked).toBe(0);
});

test("what is booked for the first time is booked at once", async () => {
  api.answer(duplicateEndpoints.duplicates, []);
  await press();
  await expect.poll(() => booked).toBe(1);
});

test("where nobody can tell it is sent, and the booking itself is answered", async () => {
  api.refuse(duplicateEndpoints.duplicates, { status: 0 });
  await press();
  await expect.poll(() => booked).toBe(1);
});

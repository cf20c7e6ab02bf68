import fc from "fast-check";
import { expect, test } from "vitest";
import { eachExample } from "#tests/support/rule-book.ts";
import { RECOVERY_CODE_BYTES, readTypedCode, recoveryCodeOf } from "./recovery-code.ts";

eachExample("people", "Recovery codes", (row) => {
  const read = readTypedCode(row.text("Typed"));
  expect(read?.kind ?? null).toBe(row.textOrNull("Kind"));
  expect(read?.code ?? null).toBe(row.textOrNull("Read as"));
});

test("what is made can be read back, in capitals and with blanks too", () => {
  const bytes = fc.uint8Array({ minLength: RECOVERY_CODE_BYTES, maxLength: RECOVERY_CODE_BYTES });
  fc.assert(
    fc.property(bytes, (random) => {
      const code = recoveryCodeOf(random);
      fc.pre(code !== null);
      expect(code).toMatch(/^[2-9a-z]{4}(-[2-9a-z]{4}){5}$/);
      const plain = { kind: "recovery", code: code?.replaceAll("-", "") };
      expect(readTypedCode(code ?? "")).toEqual(plain);
      expect(readTypedCode(` ${code?.replaceAll("-", " ").toUpperCase()} `)).toEqual(plain);
    }),
  );
});

test("bytes that cannot be used make no code", () => {
  expect(recoveryCodeOf(new Uint8Array(RECOVERY_CODE_BYTES).fill(255))).toBeNull();
  const usable = (count: number) =>
    recoveryCodeOf(new Uint8Array(RECOVERY_CODE_BYTES).fill(255).fill(0, 0, count));
  expect([usable(23), usable(24)]).toEqual([null, "2222-2222-2222-2222-2222-2222"]);
});

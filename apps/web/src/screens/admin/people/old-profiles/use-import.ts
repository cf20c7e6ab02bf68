import { useState } from "react";
import { oldProfileEndpoints, type WireImportedProfiles } from "#contract/employees/old-profile.endpoints.ts";
import { oldProfileTexts as texts } from "#texts/da/admin/people/old-profiles.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";

/** A file that was chosen, and what its lines become or have become. */
interface ChosenFile {
  readonly name: string;
  readonly csv: string;
  readonly told: WireImportedProfiles;
  readonly isDone: boolean;
}

/** Reads a file, asks what would become of it, and imports it. */
export function useImport() {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [failure, setFailure] = useState<string>();
  const send = useApiMutation(oldProfileEndpoints.importOldProfiles);

  async function ask(name: string, csv: string, isDone: boolean) {
    setFailure(undefined);
    try {
      const query = isDone ? {} : { dryRun: "1" as const };
      setChosen({ name, csv, isDone, told: await send.mutateAsync({ query, body: { csv } }) });
    } catch (error) {
      setFailure(failureText(error, texts.failed));
    }
  }

  return {
    chosen,
    failure,
    isPending: send.isPending,
    choose: async (file: File) => {
      setChosen(null);
      await ask(file.name, textOf(await file.arrayBuffer()), false);
    },
    run: () => (chosen ? ask(chosen.name, chosen.csv, true) : undefined),
  };
}

/** The text of a file: UTF-8, or what Excel writes (Windows-1252, as Unicode text UTF-16). */
export function textOf(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

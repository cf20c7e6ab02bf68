import { useState } from "react";
import { oldProfileEndpoints, type WireImportedProfiles } from "#contract/employees/old-profile.endpoints.ts";
import { oldProfileTexts as texts } from "#texts/da/admin/people/old-profiles.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { textOf } from "#web/api/forms/text-of-file.ts";
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

import { useState } from "react";
import { paymentEndpoints as rows } from "#contract/invoicing/payment.endpoints.ts";
import { bankFileTexts as texts } from "#texts/da/admin/payments/payments.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { textOf } from "#web/api/forms/text-of-file.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { ScreenBack } from "#web/components/frame/screen-link.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { ErrorText } from "#web/ui/fields/field-help.tsx";
import { FileButton } from "#web/ui/fields/images/file-button.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { documentNarrowingIn } from "../document-address.ts";
import { linesOfFile, type MatchedLine, matchedLines, type OpenInvoice } from "./bank-choices.ts";
import { BankLines } from "./bank-lines.tsx";

/** As many lines as one booking takes. */
const MAX_LINES = 500;

interface ReadFile {
  readonly name: string;
  readonly matched: readonly MatchedLine[];
  readonly open: readonly OpenInvoice[];
}

/** Reads the bank's file, shows what each payment in is for, and books what the office says yes to. */
export function BankScreen() {
  const match = useApiMutation(rows.matchBankLines);
  const [read, setRead] = useState<ReadFile | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function choose(file: File) {
    setRead(null);
    setProblem(null);
    const lines = linesOfFile(textOf(await file.arrayBuffer()));
    if (lines === null) return setProblem(texts.unreadable);
    if (lines.length === 0) return setProblem(texts.nothing);
    if (lines.length > MAX_LINES) return setProblem(texts.tooMany(MAX_LINES));
    match.mutate(
      { body: { lines } },
      {
        onSuccess: (answer) =>
          setRead({ name: file.name, matched: matchedLines(lines, answer), open: answer.open }),
        onError: (error) => setProblem(failureText(error, texts.failed)),
      },
    );
  }

  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      back={
        <ScreenBack to="/admin/invoices" search={documentNarrowingIn({})}>
          {texts.back}
        </ScreenBack>
      }
    >
      <Card className="stack" aria-label={texts.choose}>
        <div>
          <FileButton accept=".csv,.txt,text/csv,text/plain" onPick={(file) => void choose(file)}>
            {read === null ? texts.choose : texts.other}
          </FileButton>
        </div>
        <p className="small dim">{texts.hint}</p>
        {problem !== null && <ErrorText>{problem}</ErrorText>}
        {read && <Note>{texts.read(read.name, read.matched.length)}</Note>}
      </Card>
      {match.isPending && <Skeleton shape="list" count={4} label={texts.matching} />}
      {read && <BankLines matched={read.matched} open={read.open} onBooked={() => setRead(null)} />}
    </AdminPage>
  );
}

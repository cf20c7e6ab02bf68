import { useParams, useSearch } from "@tanstack/react-router";
import { contractKinds } from "#rules/contract-texts/contract-text.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { contractTitles } from "#texts/da/contracts/contract-titles.ts";
import { ContractInForce } from "#web/components/contracts/contract-in-force.tsx";
import { ScreenBack } from "#web/components/frame/screen-link.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** A text that people accept, where a letter about it leads: the one in force, or on the day that the letter names. */
export function TextScreen() {
  const asked = useParams({ from: "/texts/$kind" }).kind;
  const { on } = useSearch({ from: "/texts/$kind" });
  const kind = contractKinds.find((one) => one === asked) ?? "employee_agreement";
  return (
    <Page width="narrow">
      <Stack gap={24}>
        <PageHead back={<ScreenBack to="/">{commonTexts.back}</ScreenBack>} title={contractTitles[kind]} />
        <Card className="card-pad stack">
          <ContractInForce kind={kind} on={on} />
        </Card>
      </Stack>
    </Page>
  );
}

import { contractTextEndpoints as rows } from "#contract/settings/contract-texts/contract-text.endpoints.ts";
import { acceptanceTexts as texts } from "#texts/da/contracts/contract-titles.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { AcceptanceList } from "#web/components/contracts/acceptance-list.tsx";
import { PageSection } from "./page-lists.tsx";

/** What a person or a company has accepted, each text as it was read. */
export function Accepted({ about, id }: { about: "employee" | "corporation"; id: number }) {
  const row = about === "employee" ? rows.acceptancesOfPerson : rows.acceptancesOfCompany;
  const accepted = useApiQuery(row, { params: { id } });
  return (
    <PageSection title={texts.title}>
      <AcceptanceList query={accepted} />
    </PageSection>
  );
}

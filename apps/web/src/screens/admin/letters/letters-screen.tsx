import { useState } from "react";
import { letterEndpoints } from "#contract/messages/letter.endpoints.ts";
import type { LetterText } from "#rules/letters/letter-text.ts";
import { letterTexts as texts } from "#texts/da/admin/letters/editor.ts";
import { adminMenu } from "#texts/da/common/menus.ts";
import { letterTemplates } from "#texts/da/templates/letters/all-letters.ts";
import { fixedLetters } from "#texts/da/templates/letters/fixed-letters.ts";
import { type LetterTemplate, letterReaders } from "#texts/da/templates/letters/letter.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { AdminPage } from "#web/components/frame/admin-page.tsx";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Chip } from "#web/ui/feedback/chip.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { Card } from "#web/ui/layout/card.tsx";

/** A letter of the list with the text that it has now; one whose text is fixed has none. */
interface ListedLetter extends Pick<LetterTemplate, "to" | "title" | "when"> {
  readonly key: string | null;
  readonly text: LetterText | null;
  readonly isEdited: boolean;
}

/** Every e-mail that is sent, by whom it goes to and when, and the way to its text. */
export function LettersScreen() {
  const edited = useApiQuery(letterEndpoints.letters);
  const [search, setSearch] = useState("");
  return (
    <AdminPage title={adminMenu.letters} lead={texts.lead}>
      <QueryView query={edited} skeleton={{ count: 6, label: texts.loading }} failedTitle={texts.failed}>
        {(versions) => {
          const savedTexts = new Map(versions.map(({ key, text }) => [key, text]));
          const listed = listOf(savedTexts).filter((letter) => isFound(letter, search));
          return (
            <div className="stack letter-list">
              <SearchField label={texts.search} onSearch={setSearch} />
              <p className="visually-hidden" role="status">
                {search === "" ? "" : texts.found(listed.length)}
              </p>
              {listed.length === 0 && <EmptyState>{texts.nothingFound}</EmptyState>}
              {letterReaders.map((reader) => (
                <LetterGroup
                  key={reader}
                  reader={reader}
                  letters={listed.filter(({ to }) => to === reader)}
                />
              ))}
            </div>
          );
        }}
      </QueryView>
    </AdminPage>
  );
}

function listOf(savedTexts: ReadonlyMap<string, LetterText | null>): ListedLetter[] {
  return [
    ...letterTemplates.map(({ key, to, title, when, standard }) => {
      const saved = savedTexts.get(key) ?? null;
      return { key, to, title, when, text: saved ?? standard, isEdited: saved !== null };
    }),
    ...fixedLetters.map((letter) => ({ ...letter, key: null, text: null, isEdited: false })),
  ];
}

function isFound({ title, when, text }: ListedLetter, search: string): boolean {
  const words = [title, when, text?.subject, text?.body, text?.button].join(" ").toLocaleLowerCase("da-DK");
  return words.includes(search.trim().toLocaleLowerCase("da-DK"));
}

interface LetterGroupProps {
  reader: LetterTemplate["to"];
  letters: readonly ListedLetter[];
}

function LetterGroup({ reader, letters }: LetterGroupProps) {
  if (letters.length === 0) return null;
  const isFixed = letters.some(({ key }) => key === null);
  return (
    <Card className="stack" aria-label={texts.readers[reader]}>
      <h2 className="h3">{texts.readers[reader]}</h2>
      <ul className="page-lines">
        {letters.map((letter) => (
          <li key={letter.key ?? letter.title}>
            <span className="page-line-what">
              <LetterName letter={letter} />
              <span className="small dim">{texts.sentWhen(letter.when)}</span>
              {letter.text && <span className="small">{letter.text.subject}</span>}
            </span>
            {letter.isEdited && <Chip tone="data">{texts.edited}</Chip>}
            {letter.key === null && <Chip>{texts.fixed}</Chip>}
          </li>
        ))}
      </ul>
      {isFixed && <p className="small dim">{texts.fixedWhy}</p>}
    </Card>
  );
}

function LetterName({ letter: { key, title } }: { letter: ListedLetter }) {
  if (key === null) return <b className="strong">{title}</b>;
  return (
    <ScreenLink className="letter-link" to="/admin/letters/$letterKey" params={{ letterKey: key }}>
      {title}
    </ScreenLink>
  );
}

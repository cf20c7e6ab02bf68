import { Fold } from "#web/ui/layout/fold.tsx";

interface PlaceholderListProps {
  title: string;
  lead?: string;
  names: readonly string[];
  words: Readonly<Record<string, string>>;
}

/** What may stand in braces in a text that the office writes, and what it is filled with. */
export function PlaceholderList({ title, lead, names, words }: PlaceholderListProps) {
  return (
    <Fold title={title}>
      {lead && <p className="small dim">{lead}</p>}
      <ul>
        {names.map((name) => (
          <li key={name}>
            <code>{`{${name}}`}</code>: {words[name]}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** Why something is as it is, in numbered whole sentences. Stands in a `Fold` right under what it explains. */
export function Reasons({ sentences }: { sentences: readonly string[] }) {
  return (
    <ol className="why">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ol>
  );
}

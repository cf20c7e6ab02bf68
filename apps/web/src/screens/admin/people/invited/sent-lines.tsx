import { invitationTexts as texts } from "#texts/da/admin/people/invitations.ts";
import { formatPhone } from "#texts/format/contact.ts";
import { Status } from "#web/ui/feedback/status.tsx";
import type { SentLine } from "./use-invite.ts";

/** What became of each line that was sent; whoever was not invited stands first. */
export function SentLines({ sent }: { sent: readonly SentLine[] }) {
  const existing = sent.filter(({ status }) => status === "exists");
  const invited = sent.filter(({ status }) => status === "invited");
  return (
    <section className="stack stack--tight">
      <div role="status">
        <h3 className="strong">{texts.counted(invited.length, existing.length)}</h3>
      </div>
      <ul className="stack stack--tight" aria-label={texts.results}>
        {[...existing, ...invited].map(({ line, person, status }) => (
          <li key={line} className="row row--apart">
            <span className="small">
              <span className="dim">{texts.line(line)}</span>{" "}
              {[
                `${person.first_name} ${person.last_name}`.trim(),
                person.email ?? formatPhone(person.phone ?? ""),
              ]
                .filter(Boolean)
                .join(", ")}
            </span>
            <Status tone={status === "invited" ? "pine" : "amber"}>{texts.statuses[status]}</Status>
          </li>
        ))}
      </ul>
    </section>
  );
}

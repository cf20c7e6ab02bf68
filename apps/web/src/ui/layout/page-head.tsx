import type { ReactNode } from "react";

export interface PageHeadProps {
  title: ReactNode;
  lead?: ReactNode;
  back?: ReactNode;
  /** Stands beside the title, such as a `Status`. */
  status?: ReactNode;
  actions?: ReactNode;
  /** What the page is about now, in one sentence, under all of it. */
  summary?: ReactNode;
}

/** Title of a page with the way back above it and the page's actions beside it. */
export function PageHead({ title, lead, back, status, actions, summary }: PageHeadProps) {
  return (
    <header className="page-head view-head">
      {back}
      <div className="view-title">
        <div>
          <div className="row row--wrap row--title">
            <h1 className="h1">{title}</h1>
            {status}
          </div>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {actions && <div className="row row--wrap push view-acts">{actions}</div>}
      </div>
      {summary}
    </header>
  );
}

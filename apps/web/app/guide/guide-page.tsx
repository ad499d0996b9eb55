import type { ReactNode } from 'react';
import { PageHead } from '../shell/page-head.tsx';
import './guide-page.css';

interface GuidePageProps {
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  /** Whether search engines must not list the page, because its content is personal. */
  readonly hidden?: boolean;
  /** The link above the heading. */
  readonly back?: ReactNode;
  readonly children: ReactNode;
}

/** A page with text, such as help or login: its heading, its introduction and its content. */
export function GuidePage({ title, heading, lead, hidden = false, back, children }: GuidePageProps) {
  return (
    <>
      <PageHead title={title} description={lead} hidden={hidden} />
      {back && <p className="guide-back">{back}</p>}
      <header className="guide-head">
        <h1>{heading}</h1>
        <p>{lead}</p>
      </header>
      <div className="guide-body">{children}</div>
    </>
  );
}

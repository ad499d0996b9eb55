import { useLocation } from 'react-router';
import { useSite } from '../site/use-site.ts';

interface PageHeadProps {
  readonly title: string;
  readonly description?: string;
  /** Path and search that this page is known by; absent: its path. */
  readonly canonical?: string;
  /** Kept out of search engines: steps of a visit rather than pages. */
  readonly hidden?: boolean;
}

/** Title and descriptions of a page; React lifts them into the document's head. */
export function PageHead({ title, description, canonical, hidden = false }: PageHeadProps) {
  const { origin } = useSite();
  const { pathname } = useLocation();
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={new URL(canonical ?? pathname, origin).href} />
      )}
    </>
  );
}

import { useLocation } from 'react-router';
import { useSite } from '../site/use-site.ts';

interface PageHeadProps {
  readonly title: string;
  readonly description?: string;
  /** The path and query of the canonical address; if undefined, the path of the page is used. */
  readonly canonical?: string;
  /** Whether search engines must not list the page, for example a step of a visit. */
  readonly hidden?: boolean;
}

/** The title and description of a page; React moves them into the document's head. */
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

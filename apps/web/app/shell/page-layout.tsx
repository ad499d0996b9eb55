import { Outlet } from 'react-router';
import { useSite } from '../site/use-site.ts';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';
import { CONTENT_ID } from './skip-link.tsx';

/** The header, content and footer of pages with text. Pages that fill the screen use other layouts. */
export default function PageLayout() {
  const { brand } = useSite();
  return (
    <>
      <PageHeader brand={brand} />
      <main id={CONTENT_ID} tabIndex={-1}>
        <Outlet />
      </main>
      <PageFooter brand={brand} />
    </>
  );
}

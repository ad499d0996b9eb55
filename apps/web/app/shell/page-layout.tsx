import { Outlet } from 'react-router';
import { useSite } from '../site/use-site.ts';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';
import { CONTENT_ID } from './skip-link.tsx';

/** Header, content and footer of the pages to read; screens that are one picture bring their own frame. */
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

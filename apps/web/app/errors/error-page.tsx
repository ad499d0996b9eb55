import { errorsTexts } from '@gavel/texts';
import { useEffect } from 'react';
import { isRouteErrorResponse, useHref, useLocation, useRouteLoaderData } from 'react-router';
import { HOUSES } from '../addresses.ts';
import { useWhenReachable } from '../network/use-when-reachable.ts';
import { reloadIfOutdated } from '../parts/reload-page.ts';
import { PageFooter } from '../shell/page-footer.tsx';
import { PageHeader } from '../shell/page-header.tsx';
import { CONTENT_ID } from '../shell/skip-link.tsx';
import type { loadSite } from '../site/load-site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx';
import { describeError } from './describe-error.ts';
import { UnreachedWays } from './unreached-ways.tsx';
import './error-page.css';

/** The page for errors and unknown addresses: what happened, in Swedish, and links to continue. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTexts(errorsTexts);
  const brand = useRouteLoaderData<typeof loadSite>('root')?.brand;
  const here = useHref(useLocation());
  const { kind, requestId } = describeError(error);
  useWhenReachable(kind === 'network' ? loadAnew : nothing);
  useEffect(() => {
    reloadIfOutdated(error);
  }, [error]);
  const missing = kind === 'notFound' || kind === 'houseNotFound' || kind === 'malformed';

  return (
    <>
      {brand && <PageHeader brand={brand} />}
      <main id={CONTENT_ID} tabIndex={-1} className="error-page">
        <title>{brand ? `${t(`${kind}Title`)} – ${brand.name}` : t(`${kind}Title`)}</title>
        <meta name="robots" content="noindex" />
        {isRouteErrorResponse(error) && <p className="num muted">{error.status}</p>}
        <h1>{t(`${kind}Title`)}</h1>
        <p className="error-page-text">
          {kind !== 'unexpected'
            ? t(`${kind}Text`)
            : brand
              ? t('unexpectedText', { email: brand.email })
              : t('unexpectedTextWithoutEmail')}
        </p>
        {kind === 'unexpected' && requestId && <p className="muted">{t('requestId', { id: requestId })}</p>}
        {kind === 'network' ? (
          <UnreachedWays onRetry={loadAnew} />
        ) : (
          <div className="error-page-ways">
            {missing ? (
              <ButtonLink kind="primary" to={HOUSES}>
                {t('toHouses')}
              </ButtonLink>
            ) : (
              <ButtonAnchor kind="primary" href={here}>
                {t('retry')}
              </ButtonAnchor>
            )}
            <ButtonLink to="/">{t('toStart')}</ButtonLink>
          </div>
        )}
      </main>
      {brand && <PageFooter brand={brand} />}
    </>
  );
}

/** Reloads the page, which requests all of its data again. */
function loadAnew(): void {
  location.reload();
}

function nothing(): void {}

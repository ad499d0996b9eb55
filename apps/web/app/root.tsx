// This import has to be the first, because it declares the order of the cascade layers that all other style sheets use.
import './styles/app.css';

import { createTexts } from '@gavel/texts';
import { type ReactNode, Suspense, useMemo } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { AccountSession } from './account/account-session.tsx';
import { ActingBanner } from './account/acting-banner.tsx';
import { browserApi } from './api/browser-api.ts';
import { ErrorPage } from './errors/error-page.tsx';
import { apiContext, previewContext } from './page-context.ts';
import { PartNotice } from './parts/part-notice.tsx';
import { HouseLoading, PendingHouse } from './shell/house-loading.tsx';
import { PendingPage } from './shell/pending-page.tsx';
import { redirectInPlace } from './shell/redirect-in-place.ts';
import { SkipLink } from './shell/skip-link.tsx';
import { useFocusOnNavigation } from './shell/use-focus-on-navigation.ts';
import { brandColours } from './site/brand-colours.ts';
import { loadSite } from './site/load-site.ts';
import newsreader from './styles/fonts/newsreader.woff2?url';
import schibsted from './styles/fonts/schibsted-grotesk.woff2?url';
import { TextsProvider } from './texts/use-texts.ts';
import { useRetriedImages } from './ui/use-retried-images.ts';
import { lazyPart } from './ui/when-loaded.ts';

// Load the banner late, because only the pages of a preview need it.
const PreviewBanner = lazyPart(async () => (await import('./shell/preview-banner.tsx')).PreviewBanner);

export const links: Route.LinksFunction = () =>
  [schibsted, newsreader].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  }));

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadSite(context.get(apiContext), request, context.get(previewContext));
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => loadSite(await browserApi(), request, null);

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [redirectInPlace];

/** Load the root’s data once: the builder stays the same during a visit, and `AccountSession` notices logins and logouts. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root');
  const overrides = site?.brand.texts;
  const texts = useMemo(() => createTexts(overrides), [overrides]);
  return (
    <html lang="sv" style={site && brandColours(site.brand)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links nonce="" />
      </head>
      <body>
        <TextsProvider value={texts}>
          <SkipLink />
          {children}
        </TextsProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/**
 * Shown while the code and data of a page still load. The configurator’s empty document shows it too. The service worker returns this
 * document for every step of every house, so it contains no house.
 */
export const HydrateFallback = HouseLoading;

export default function Root({ loaderData: { account, preview } }: Route.ComponentProps) {
  useFocusOnNavigation();
  useRetriedImages();
  return (
    <AccountSession loaded={account}>
      <ActingBanner />
      {preview && (
        <Suspense>
          <PreviewBanner draft={preview.draft} />
        </Suspense>
      )}
      <Outlet />
      <PendingHouse />
      <PartNotice />
      <PendingPage />
    </AccountSession>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // The error page replaces the root, so it also has to provide the account. The account is null if it could not be loaded.
  const account = useRouteLoaderData<typeof loader>('root')?.account ?? null;
  return (
    <AccountSession loaded={account}>
      <ErrorPage error={error} />
    </AccountSession>
  );
}

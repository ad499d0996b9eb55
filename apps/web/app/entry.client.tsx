import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { type OpenVisit, openVisitContext } from './page-context.ts';

/** One for the page, handed to the loaders of every navigation. */
const openVisit: OpenVisit = { current: null };

function getContext(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(openVisitContext, openVisit);
  return context;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter getContext={getContext} />
    </StrictMode>,
  );
});

import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { keepTranslated } from './document/keep-translated.ts';
import { BEGUN } from './document/wait-to-begin.ts';
import { type OpenVisit, openVisitContext } from './page-context.ts';

/** The visit of this page. All loaders get this same object. */
const openVisit: OpenVisit = { current: null };

function getContext(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(openVisitContext, openVisit);
  return context;
}

/** Sends an event when hydration has ended: from now on React's handlers respond to input (`document/wait-to-begin.ts`). */
function Begun({ children }: { children: ReactNode }) {
  useEffect(() => {
    performance.mark(BEGUN);
    dispatchEvent(new Event(BEGUN));
  }, []);
  return children;
}

keepTranslated();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Begun>
        <HydratedRouter getContext={getContext} />
      </Begun>
    </StrictMode>,
  );
});

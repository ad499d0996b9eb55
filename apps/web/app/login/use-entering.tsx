import type { Account } from '@gavel/contract';
import { type ReactNode, Suspense, useContext, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useNavigate } from 'react-router';
import { isAskedBy } from '../addresses.ts';
import type { KeptHouse } from '../stored/kept-houses.ts';
import { lazyPart } from '../ui/when-loaded.ts';
import { afterLogin } from './after-login.ts';

// Few visitors have a house before they log in, so the code of the question about these houses loads later.
const TakeOverPart = lazyPart(async () => (await import('./take-over-part.tsx')).TakeOverPart);

interface Entering {
  /** Called after a login. If this browser has houses to move to the account, asks about them first. Then opens the next page. */
  enter(account: Account): Promise<void>;
  /** The question to show instead of the login form; null if there is none. */
  readonly question: ReactNode;
}

/** Handles what happens after the login and before the next page. If the user has left the page meanwhile, no other page opens. */
export function useEntering(returnUrl: string | null): Entering {
  const navigate = useNavigate();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const [asked, setAsked] = useState<readonly KeptHouse[]>([]);
  const { pathname, state } = useLocation();
  // If the user presses the button twice, the second press has no effect. Otherwise it would go back one page too far.
  const isLeaving = useRef(false);
  // Back must not lead to the login page. So go back in the history if the user came from `page`; otherwise replace the history entry.
  const leave = (page: string) => void (isAskedBy(state, page) ? navigate(-1) : navigate(page, { replace: true }));
  // Read the router: if the user has left the page, this hook no longer renders. If another page is loading, the user is about to leave.
  const isOpen = () => router?.state.location.pathname === pathname && router.state.navigation.state === 'idle';
  const goOn = async () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    const page = await afterLogin(returnUrl);
    if (isOpen()) leave(page);
  };
  return {
    async enter(account) {
      isLeaving.current = false;
      const { housesToAsk } = await import('../account/houses-to-ask.ts');
      const houses = housesToAsk(account, null);
      if (houses.length === 0) await goOn();
      else setAsked(houses);
    },
    question:
      asked.length === 0 ? null : (
        <Suspense>
          <TakeOverPart houses={asked} onDone={() => void goOn()} />
        </Suspense>
      ),
  };
}

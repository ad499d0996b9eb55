import type { Account } from '@gavel/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isAskedBy } from '../../addresses.ts';
import type { KeptHouse } from '../../stored/kept-houses.ts';
import { lazyPart } from '../../ui/when-loaded.ts';
import { afterLogin } from './after-login.ts';

// Few have built before they log in.
const TakeOverPart = lazyPart(async () => (await import('./take-over-part.tsx')).TakeOverPart);

interface Entering {
  /** Somebody has just logged in: they are asked about the houses of this browser, if there are any, and then go on. */
  enter(account: Account): Promise<void>;
  /** What they are asked, in place of what they entered by; null: nothing. */
  readonly question: ReactNode;
}

/** What comes between logging in and where that leads. */
export function useEntering(returnUrl: string | null): Entering {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<readonly KeptHouse[]>([]);
  const { state } = useLocation();
  // Back never leads to a login page that has done its work.
  const goOn = async () => {
    const page = await afterLogin(returnUrl);
    return isAskedBy(state, page) ? navigate(-1) : navigate(page, { replace: true });
  };
  return {
    async enter(account) {
      const { housesToAsk } = await import('../../account/houses-to-ask.ts');
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

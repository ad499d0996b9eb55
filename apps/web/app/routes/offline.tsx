import { errorsTexts } from '@gavel/texts';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { readUnreached } from '../addresses.ts';
import { UnreachedWays } from '../errors/unreached-ways.tsx';
import { returnAddress } from '../login/return-address.ts';
import { reachability } from '../network/reachability.ts';
import { useWhenReachable } from '../network/use-when-reachable.ts';
import { PageHead } from '../shell/page-head.tsx';
import { useSite } from '../site/use-site.ts';
import { useTexts } from '../texts/use-texts.ts';

/**
 * `/offline?from=…`: the service worker opens this page if the server cannot be reached and the requested page is not cached. When the
 * server responds again, this page opens the requested page.
 */
export default function Offline() {
  const t = useTexts(errorsTexts);
  const { brand } = useSite();
  const [search] = useSearchParams();
  const from = returnAddress(readUnreached(search)) ?? '/';
  const goOn = useCallback(() => location.replace(from), [from]);
  useWhenReachable(goOn);
  useEffect(() => {
    let isHere = true;
    // When this page opens, for example after a reload, the server may already be reachable again. So check it now.
    reachability.unanswered();
    void reachability.verdict().then((isReachable) => isReachable && isHere && goOn());
    return () => {
      isHere = false;
    };
  }, [goOn]);
  return (
    <section className="error-page">
      <PageHead title={`${t('networkTitle')} – ${brand.name}`} hidden />
      <h1>{t('networkTitle')}</h1>
      <p className="error-page-text">{t('networkText')}</p>
      <UnreachedWays onRetry={goOn} />
    </section>
  );
}

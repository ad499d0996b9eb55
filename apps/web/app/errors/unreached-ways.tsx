import { errorsTexts, navigationTexts } from '@gavel/texts';
import { goOnAddress, MY_HOUSES } from '../addresses.ts';
import { useKeptHouse } from '../kept-house/use-kept-house.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import './error-page.css';

/** Shows the options while the server is unreachable: continue the current house, open other houses of this browser, or retry. */
export function UnreachedWays({ onRetry }: { onRetry(): void }) {
  const t = useTexts(errorsTexts);
  const navigation = useTexts(navigationTexts);
  const kept = useKeptHouse();
  return (
    <>
      {kept && <p className="error-page-text">{t('networkHouse', { house: kept.houseTitle })}</p>}
      <div className="error-page-ways">
        {kept && (
          <ButtonLink kind="primary" to={goOnAddress(kept.startedAt)}>
            {t('goOn', { name: kept.name })}
          </ButtonLink>
        )}
        <ButtonLink to={MY_HOUSES}>{navigation('myHouses')}</ButtonLink>
        <Button onClick={onRetry}>{t('retry')}</Button>
      </div>
    </>
  );
}

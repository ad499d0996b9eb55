import { errorsTexts, navigationTexts } from '@gavel/texts';
import { goOnAddress, MY_HOUSES } from '../addresses.ts';
import { useKeptHouse } from '../kept-house/use-kept-house.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import './error-page.css';

/** What can be done while the server cannot be reached: go on with the house at hand, see the others of this browser, or try again. */
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

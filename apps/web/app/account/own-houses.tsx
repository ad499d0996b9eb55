import { accountTexts } from '@gavel/texts';
import { useCallback } from 'react';
import { MY_HOUSES } from '../addresses.ts';
import { browserApi } from '../api/browser-api.ts';
import { HouseLinks } from '../kept-house/house-links.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { TextLink } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { useConfigurator } from '../visit/use-configurator.tsx';

/** The greatest number of houses in the list. A link below the list leads to all saved houses. */
const SHOWN = 5;

/** The list of saved houses ("Mina sparade hus") in the configurator, latest first. The house that is open has no link. */
export function OwnHouses() {
  const t = useTexts(accountTexts);
  const origin = useConfigurator((state) => state.origin);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list has to be loaded again after each save
  const load = useCallback(async () => (await browserApi()).listSavedHouses(), [origin]);
  return (
    <section className="flyout-part">
      <h3>{t('savedHeading')}</h3>
      <Loaded load={load} failed={t('savedFailed')}>
        {(houses) =>
          houses.length === 0 ? (
            <p>{t('savedNone')}</p>
          ) : (
            <>
              <HouseLinks houses={houses.slice(0, SHOWN)} open={origin?.token ?? null} />
              <p className="flyout-more">
                <TextLink to={MY_HOUSES}>{t('savedAll', { count: houses.length })}</TextLink>
              </p>
            </>
          )
        }
      </Loaded>
    </section>
  );
}

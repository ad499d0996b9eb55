import { formatDifference, formatKr, ore, stockholmDay } from '@gavel/core';
import { rangeCampaignTexts } from '@gavel/texts';
import { useCallback } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { browserStaffApi } from '../../access/browser-staff-api.ts';
import { useRequestWords } from '../../parts/desk-words.ts';

/** Shows the price of each house during a campaign of the draft, and the lowest earlier price, which the site shows beside it. */
export function CampaignPrices({ campaign, now }: { campaign: string; now: number }) {
  const t = useTexts(rangeCampaignTexts);
  const words = useRequestWords(now);
  const load = useCallback(async () => (await browserStaffApi()).readCampaignEffects({ parameters: { campaign } }), [campaign]);
  return (
    <section className="campaign-prices" aria-labelledby="campaign-prices">
      <h3 id="campaign-prices">{t('prices')}</h3>
      <Loaded load={load} failed={t('pricesFailed')}>
        {({ hasFaults, startsAt, houses }) => {
          if (hasFaults) return <p className="range-lead">{t('hasFaults')}</p>;
          if (startsAt === null) return <p className="range-lead">{t('isOver')}</p>;
          return (
            <>
              <p className="range-lead">
                {t(startsAt > now ? 'pricesThen' : 'pricesNow', { when: words.day(stockholmDay(startsAt)) })}
              </p>
              {houses.every(({ ownDiscount }) => ownDiscount === 0) && <p className="range-lead">{t('asksForChoices')}</p>}
              <table className="campaign-table">
                <thead>
                  <tr>
                    <th scope="col">{t('house')}</th>
                    <th scope="col">{t('ordinary')}</th>
                    <th scope="col">{t('price')}</th>
                    <th scope="col">{t('earlierLowest')}</th>
                  </tr>
                </thead>
                <tbody>
                  {houses.map(({ houseTitle, area, ordinary, price, ownDiscount, earlierLowest }) => (
                    <tr key={houseTitle}>
                      <th scope="row">
                        {houseTitle} <small>{area}</small>
                      </th>
                      <td translate="no">{formatKr(ordinary)}</td>
                      <td translate="no">
                        {formatKr(price)} {ownDiscount > 0 && <small>{formatDifference(ore(-ownDiscount))}</small>}
                      </td>
                      <td translate="no">{earlierLowest === null ? t('noEarlier') : formatKr(earlierLowest)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

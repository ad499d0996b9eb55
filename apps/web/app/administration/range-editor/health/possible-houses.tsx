import type { RangeHealth } from '@gavel/contract/staff';
import { rangeHealthTexts } from '@gavel/texts';
import { useTexts } from '../../../texts/use-texts.ts';
import { PossibleNumber } from './possible-number.tsx';

/** Shows, for each house model, how many different houses a visitor can configure. */
export function PossibleHouses({ houses }: Pick<RangeHealth, 'houses'>) {
  const t = useTexts(rangeHealthTexts);
  if (houses.length === 0) return null;
  const places = new Set(houses.map(({ municipalityName }) => municipalityName));
  const [place = ''] = places;
  return (
    <section aria-labelledby="health-possible">
      <h2 id="health-possible">{t('possibleHeading')}</h2>
      <p className="range-condition">{places.size === 1 ? t('possibleLeadIn', { municipality: place }) : t('possibleLead')}</p>
      <table className="range-verdicts range-possible">
        <caption className="visually-hidden">{t('possibleHeading')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('model')}</th>
            {places.size > 1 && <th scope="col">{t('municipality')}</th>}
            <th scope="col">{t('counted')}</th>
            <th scope="col">{t('possible')}</th>
          </tr>
        </thead>
        <tbody>
          {houses.map(({ houseTitle, municipalityName, count, isExact }) => (
            <tr key={houseTitle}>
              <th scope="row" translate="no">
                {houseTitle}
              </th>
              {places.size > 1 && <td>{municipalityName}</td>}
              <td className="range-counted">{t(isExact ? 'exact' : 'estimated')}</td>
              <td>
                <PossibleNumber count={count} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

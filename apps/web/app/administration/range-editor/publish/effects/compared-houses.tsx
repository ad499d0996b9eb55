import type { ComparedHouses as Compared, HealthExample, PossibleCount } from '@gavel/contract/staff';
import { rangeHealthTexts } from '@gavel/texts';
import { useTexts } from '../../../../texts/use-texts.ts';
import { PossibleNumber } from '../../health/possible-number.tsx';

/**
 * Shows each house model whose possible houses change with the draft: how many different houses are possible without and with the draft,
 * one house that the draft makes impossible, and one that it makes possible.
 */
export function ComparedHouses({ houses }: { houses: readonly Compared[] }) {
  const t = useTexts(rangeHealthTexts);
  return (
    <section aria-labelledby="range-compared">
      <h2 id="range-compared">{t('compared')}</h2>
      <p className="range-condition">{t(houses.length === 0 ? 'comparedNone' : 'comparedText')}</p>
      {houses.length > 0 && (
        <ul className="range-compared">
          {houses.map((house) => (
            <ComparedHouse key={house.houseTitle} house={house} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ComparedHouse({ house: { houseTitle, municipalityName, before, after, lost, gained } }: { house: Compared }) {
  const t = useTexts(rangeHealthTexts);
  const shown = (possible: PossibleCount | null, none: 'newModel' | 'goneModel') =>
    possible ? (
      <>
        <PossibleNumber count={possible.count} /> <small>{t(possible.isExact ? 'exact' : 'estimated')}</small>
      </>
    ) : (
      t(none)
    );
  return (
    <li>
      <h3 translate="no">{t('exampleIn', { house: houseTitle, municipality: municipalityName })}</h3>
      <dl>
        <div>
          <dt>{t('before')}</dt>
          <dd>{shown(before, 'newModel')}</dd>
        </div>
        <div>
          <dt>{t('after')}</dt>
          <dd>{shown(after, 'goneModel')}</dd>
        </div>
        <div>
          <dt>{t('change')}</dt>
          <dd>
            <Change before={before} after={after} />
          </dd>
        </div>
      </dl>
      {lost && <Difference heading={t('lostExample')} example={lost} />}
      {gained && <Difference heading={t('gainedExample')} example={gained} />}
    </li>
  );
}

/** Describes a house by the answers that differ from the standard ones. */
function Difference({ heading, example }: { heading: string; example: HealthExample }) {
  const t = useTexts(rangeHealthTexts);
  const { houseTitle, municipalityName, clicks } = example;
  const chosen = clicks.map(({ question, answer }) => `${question}: ${answer}`);
  return (
    <p>
      <b>{heading}:</b> {t('exampleIn', { house: houseTitle, municipality: municipalityName })},{' '}
      {chosen.length === 0 ? t('standard') : new Intl.ListFormat('sv-SE').format(chosen)}.
    </p>
  );
}

function Change({ before, after }: { before: PossibleCount | null; after: PossibleCount | null }) {
  const t = useTexts(rangeHealthTexts);
  if (!before || !after) return '–';
  const [old, now] = [BigInt(before.count), BigInt(after.count)];
  if (old === now) return t('sameNumber');
  if (old === 0n || now >= 2n * old) return t('times', { times: shownTenths(old === 0n ? 10n * now : (10n * now) / old) });
  const apart = old > now ? old - now : now - old;
  return t(old > now ? 'fewer' : 'more', { percent: shownTenths((1000n * apart) / old) });
}

function shownTenths(tenths: bigint): string {
  return (Number(tenths) / 10).toLocaleString('sv-SE', { maximumFractionDigits: 1 });
}

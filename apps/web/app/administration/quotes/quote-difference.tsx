import { formatDifference, ore } from '@gavel/core';
import { type Offered, type OfferHouse, type OwnLine, offerChanges } from '@gavel/core/offers';
import { customerOfferTexts, salesOfferTexts } from '@gavel/texts';
import { useTexts } from '../../texts/use-texts.ts';

interface OfferDifferenceProps {
  readonly before: Offered & { readonly number: string };
  readonly house: OfferHouse;
  readonly lines: readonly OwnLine[];
}

/** How what is written differs from the offer before: its amounts add up to the new sum. */
export function OfferDifference({ before, house, lines }: OfferDifferenceProps) {
  const t = useTexts(salesOfferTexts);
  const paper = useTexts(customerOfferTexts);
  const found = offerChanges(before, { house, lines });
  return (
    <section className="offer-block" aria-labelledby="skillnad">
      <header>
        <h2 id="skillnad">{t('difference', { number: before.number })}</h2>
      </header>
      {found ? (
        <ul>
          {found.changes.map(({ kind, title, from, to, amount }) => (
            <li key={`${kind} ${title} ${from} ${to}`} className="offer-change">
              <span>
                {{ house: paper('changedHouse'), municipality: paper('changedMunicipality'), answer: title, line: title }[kind]}
                {kind !== 'line' && <small> {[from, to].filter((one) => one !== null).join(' → ')}</small>}
              </span>
              <span className="num" translate="no">
                {formatDifference(amount)}
              </span>
            </li>
          ))}
          {(
            [
              ['repriced', found.repriced],
              ['campaigns', found.campaigns],
            ] as const
          ).map(
            ([name, amount]) =>
              amount !== 0 && (
                <li key={name} className="offer-change">
                  <span>{paper(name)}</span>
                  <span className="num" translate="no">
                    {formatDifference(amount)}
                  </span>
                </li>
              ),
          )}
          <li className="offer-change is-sum">
            <span>{paper('newTotal')}</span>
            <span className="num" translate="no">
              {formatDifference(ore(found.to - found.from))}
            </span>
          </li>
        </ul>
      ) : (
        <p className="offer-help">{t('noDifference')}</p>
      )}
    </section>
  );
}

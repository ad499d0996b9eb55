import { formatDifference, ore } from '@gavel/core';
import { type Offered, type OwnLine, type QuoteHouse, quoteChanges } from '@gavel/core/quotes';
import { customerQuoteTexts, salesQuoteTexts } from '@gavel/texts';
import { useTexts } from '../../texts/use-texts.ts';

interface QuoteDifferenceProps {
  readonly before: Offered & { readonly number: string };
  readonly house: QuoteHouse;
  readonly lines: readonly OwnLine[];
}

/** The differences between the draft and the previous quote. Their amounts add up to the difference of the totals. */
export function QuoteDifference({ before, house, lines }: QuoteDifferenceProps) {
  const t = useTexts(salesQuoteTexts);
  const paper = useTexts(customerQuoteTexts);
  const found = quoteChanges(before, { house, lines });
  return (
    <section className="offer-block" aria-labelledby="skillnad">
      <header>
        <h2 id="skillnad">{t('difference', { number: before.number })}</h2>
      </header>
      {found ? (
        <ul>
          {found.changes.map(({ kind, title, from, to, amount, vatRates }) => (
            <li key={`${kind} ${title} ${from} ${to}`} className="offer-change">
              <span>
                {{ house: paper('changedHouse'), municipality: paper('changedMunicipality'), answer: title, line: title }[kind]}
                {kind !== 'line' && <small> {[from, to].filter((one) => one !== null).join(' → ')}</small>}
                {vatRates && <small> {vatRates.map((rate) => paper('percent', { rate: String(rate) })).join(' → ')}</small>}
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

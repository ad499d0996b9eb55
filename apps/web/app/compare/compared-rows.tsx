import { type ComparedCell, type ComparedRow, type ComparedSection, formatKr, type Ore, ore } from '@gavel/core';
import { compareTexts, paletteTexts } from '@gavel/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import type { ComparedHouse } from './compared-house.ts';
import type { ComparedFact } from './facts-of.ts';

/** The key of the house in each column. */
type HouseKeys = readonly string[];

/** The rows with facts about the houses. */
export function FactRows({ keys, facts }: { keys: HouseKeys; facts: readonly ComparedFact[] }) {
  const t = useTexts(compareTexts);
  if (facts.length === 0) return null;
  return (
    <tbody>
      <tr className="comparison-category">
        <th scope="rowgroup" colSpan={1 + keys.length}>
          {t('facts')}
        </th>
      </tr>
      {facts.map(({ term, values }) => (
        <tr key={term}>
          <th scope="row">{term}</th>
          {values.map((value, at) => (
            <td key={keys[at]}>{value ?? t('nothing')}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

interface CategoryRowsProps {
  readonly keys: HouseKeys;
  readonly section: ComparedSection;
  /** Whether to mark the rows in which the houses differ. Needed only while the table also shows rows in which they are equal. */
  readonly marks: boolean;
}

/** The rows of one part of the price (the house, a section, or the rest): its total for each house, and its questions with the answers. */
export function CategoryRows({ keys, section: { kind, title, totals, rows }, marks }: CategoryRowsProps) {
  const t = useTexts(compareTexts);
  const name = kind === 'house' ? t('housePrice') : kind === 'other' ? t('other') : title;
  return (
    <tbody>
      <tr className="comparison-category">
        <th scope="rowgroup">{name}</th>
        {totals.map((total, at) => (
          <td key={keys[at]} className="num">
            <Price price={total} />
          </td>
        ))}
      </tr>
      {rows.map((row) => (
        <QuestionRow key={row.questionId} keys={keys} row={row} isMarked={marks && row.differs} />
      ))}
    </tbody>
  );
}

function QuestionRow({ keys, row, isMarked }: { keys: HouseKeys; row: ComparedRow; isMarked: boolean }) {
  const { questionTitle, cells } = row;
  const t = useTexts(compareTexts);
  return (
    <tr className={isMarked ? 'is-different' : undefined}>
      <th scope="row">
        {questionTitle}
        {isMarked && <span className="visually-hidden">, {t('differs')}</span>}
      </th>
      {cells.map((cell, at) => (
        <td key={keys[at]}>
          <Chosen cell={cell} />
        </td>
      ))}
    </tr>
  );
}

function Chosen({ cell }: { cell: ComparedCell | null }) {
  const t = useTexts(compareTexts);
  if (!cell) return <span className="compared-nothing">{t('nothing')}</span>;
  return (
    <>
      <b>{cell.answerTitle}</b>
      <small className="num" translate={cell.price === 0 ? undefined : 'no'}>
        <Price price={cell.price} />
      </small>
    </>
  );
}

function Price({ price }: { price: Ore }) {
  const included = useTexts(paletteTexts)('included');
  return price === 0 ? included : formatKr(price);
}

interface SumRowsProps {
  readonly houses: readonly ComparedHouse[];
  /** For each house the lowest price before its campaign (`earlierLowestOf`); left out: no row shows this price. */
  readonly earlier?: readonly (Ore | null)[];
}

/**
 * The last rows: the total of each house and, if a campaign applies, the ordinary price, the discount and the lowest price before the
 * campaign.
 */
export function SumRows({ houses, earlier = [] }: SumRowsProps) {
  const t = useTexts(compareTexts);
  const isReduced = houses.some(({ totals }) => totals.discount > 0);
  const row = (name: ReactNode, amounts: readonly (Ore | null)[], className?: string) => (
    <tr className={className}>
      <th scope="row">{name}</th>
      {houses.map(({ key }, at) => {
        const amount = amounts[at] ?? null;
        return (
          <td key={key} className="num" translate="no">
            {amount === null ? '–' : formatKr(amount)}
          </td>
        );
      })}
    </tr>
  );
  const amountsOf = (read: (totals: ComparedHouse['totals']) => Ore) => houses.map(({ totals }) => read(totals));
  return (
    <tbody className="comparison-sum">
      {isReduced &&
        row(
          t('ordinary'),
          amountsOf(({ ordinary }) => ordinary),
        )}
      {isReduced &&
        row(
          t('campaigns'),
          amountsOf(({ discount }) => ore(-discount)),
          'is-campaign',
        )}
      {row(
        <>
          {t('total')} <small>{t('vat')}</small>
        </>,
        amountsOf(({ total }) => total),
        'comparison-total',
      )}
      {earlier.some((amount) => amount !== null) && row(t('earlierLowest'), earlier)}
    </tbody>
  );
}

import { formatDifference, formatKr, ore } from '@gavel/core';
import { changeHouseTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import type { PreparedChange } from './prepare-change.ts';
import './change-effects.css';

interface ChangeEffectsProps {
  readonly change: PreparedChange;
  /** The labels of the total before and the total after the change. */
  readonly now: string;
  readonly after: string;
  /** The text for a question that the new house does not ask. */
  readonly gone: string;
}

/** Shows the effects of a change of house or municipality on the price and the choices. */
export function ChangeEffects({ change, now, after, gone }: ChangeEffectsProps) {
  const t = useTexts(changeHouseTexts);
  const municipality = useConfigurator((state) => state.configuration.municipalityName);
  return (
    <>
      <dl className="change-prices">
        <PriceRow term={now} price={formatKr(change.before)} />
        <PriceRow term={after} price={formatKr(change.after)} />
        <PriceRow term={t('difference')} price={formatDifference(ore(change.after - change.before))} />
      </dl>
      {change.bundleRefused && <p>{t('bundleRefused')}</p>}
      <p>
        {change.isAllKept ? t('allKept') : t('kept', { count: change.kept })}.{' '}
        {change.repriced > 0 && t('repriced', { count: change.repriced })}
      </p>
      {change.lostPlots > 0 && <p>{t('lostPlots', { count: change.lostPlots, municipality })}</p>}
      {change.losesPlacement && <p>{t('lostPlacement')}</p>}
      {change.lost.length > 0 && (
        <section className="change-lost">
          <h4>{t('lostHeading')}</h4>
          <ul>
            {change.lost.map(({ questionId, question, answer, instead }) => (
              <li key={questionId}>
                <span>{question}</span>
                <s>{answer}</s>
                <b>{instead === null ? gone : t('becomes', { answer: instead })}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function PriceRow({ term, price }: { term: string; price: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="num" translate="no">
        {price}
      </dd>
    </div>
  );
}

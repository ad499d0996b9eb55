import type { ListedHouse } from '@gavel/contract';
import { formatDifference, formatKr, type HouseChanges, type Ore, ore } from '@gavel/core';
import { houseChangesTexts, sentRequestsTexts } from '@gavel/texts';
import { ArrowRight } from 'lucide-react';
import { addressesOf } from '../../../addresses.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** Shows what has changed in a house since it was sent, with prices. If the range still has the house, links to a new quote request. */
export function ChangedSince({ house, changes }: { house: ListedHouse; changes: HouseChanges }) {
  const t = useTexts(houseChangesTexts);
  const words = useTexts(sentRequestsTexts);
  const { facts, answers, repriced, campaigns, from, to } = changes;
  const mayAskAgain = house.type === 'guide' && house.houseArea !== null;
  return (
    <section className="flyout-part" aria-label={words('changed')}>
      <h3>{words('changed')}</h3>
      <p className="muted sent-request-note">{words('changedText')}</p>
      <ul className="flyout-rows">
        {facts.map(({ fact, from: was, to: is, price }) => (
          <Row key={fact} title={t(fact)} price={price}>
            {t('changed', { from: was || t('noPlots'), to: is || t('noPlots') })}
          </Row>
        ))}
        {answers.map(({ questionId, question, from: was, to: is, price }) => (
          <Row key={questionId} title={question} price={price}>
            {t('changed', { from: was ?? t('noAnswer'), to: is ?? t('noAnswer') })}
          </Row>
        ))}
        {repriced !== 0 && <Row title={t('repriced')} price={repriced} />}
        {campaigns !== 0 && <Row title={t('campaigns')} price={campaigns} />}
        {from !== to && (
          <li className="sent-request-total">
            <p>
              <strong>{t('total')}</strong>
              {t('changed', { from: formatKr(from), to: formatKr(to) })}
            </p>
            <span className="num" translate="no">
              {formatDifference(ore(to - from))}
            </span>
          </li>
        )}
      </ul>
      {mayAskAgain && (
        <div className="flyout-actions">
          <ButtonLink between to={`${addressesOf(house.id).firstStep}?view=offer`}>
            {words('askAgain')} <Icon icon={ArrowRight} small />
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

function Row({ title, price, children }: { title: string; price: Ore; children?: string }) {
  return (
    <li>
      <p>
        <strong>{title}</strong>
        {children}
      </p>
      {price !== 0 && (
        <span className="num" translate="no">
          {formatDifference(price)}
        </span>
      )}
    </li>
  );
}

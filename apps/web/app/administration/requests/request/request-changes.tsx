import type { OpenedRequest } from '@gavel/contract/staff';
import { formatDifference, formatKr, type HouseChanges, type Ore, ore } from '@gavel/core';
import { houseChangesTexts, requestPageTexts } from '@gavel/texts';
import { useTexts } from '../../../texts/use-texts.ts';
import { TextLink } from '../../../ui/button.tsx';
import { comparedHousesAddress, sentKey } from '../../parts/compared-address.ts';

interface RequestChangesProps {
  readonly request: Pick<OpenedRequest, 'id' | 'configurationId'>;
  readonly changes: HouseChanges;
}

/** The changes of the house since the request was sent, each with its price. The prices add up to the change of the total. */
export function RequestChanges({ request, changes }: RequestChangesProps) {
  const t = useTexts(houseChangesTexts);
  const words = useTexts(requestPageTexts);
  const { facts, answers, repriced, campaigns, from, to } = changes;
  const difference = ore(to - from);
  return (
    <details className="lead-changes">
      <summary>
        <b>{words('changedSince')}</b>
        <span className="num">{difference === 0 ? words('samePrice') : formatDifference(difference)}</span>
      </summary>
      <ul>
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
        {difference !== 0 && (
          <Row title={t('total')} price={difference}>
            {t('changed', { from: formatKr(from), to: formatKr(to) })}
          </Row>
        )}
      </ul>
      {request.configurationId && (
        <TextLink to={comparedHousesAddress([sentKey(request.id), request.configurationId])}>{words('compareSince')}</TextLink>
      )}
    </details>
  );
}

function Row({ title, price, children }: { title: string; price: Ore; children?: string }) {
  return (
    <li>
      <span>
        {title}
        {children && <small>{children}</small>}
      </span>
      {price !== 0 && (
        <span className="num" translate="no">
          {formatDifference(price)}
        </span>
      )}
    </li>
  );
}

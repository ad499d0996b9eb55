import type { RequestSituation } from '@gavel/contract/staff';
import { requestPageTexts } from '@gavel/texts';
import { useTexts } from '../../../texts/use-texts.ts';

/** The house on its plot, as the customer has placed it. */
export function RequestPlot({ situation: { address, isAllowed, verdict, facts, drawing } }: { situation: RequestSituation }) {
  const t = useTexts(requestPageTexts);
  return (
    <details className="lead-changes lead-plot">
      <summary>
        <b>{t('onPlot', { address })}</b>
        <span className={isAllowed ? undefined : 'lead-plot-wrong'}>{verdict}</span>
      </summary>
      <img src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} alt={t('plotPlan', { address })} />
      <dl>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

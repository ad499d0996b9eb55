import { formatEstimate, formatKr, formatKrRange, type ProjectCost } from '@gavel/core';
import { projectCostTexts } from '@gavel/texts';
import { useId } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { useSummarySheet } from './use-summary-sheet.ts';
import './summary-project.css';

/**
 * An estimate of the cost of the whole project: the price of the house, the plot, and other costs such as groundwork, each in its own row.
 * Renders nothing if the builder has entered no such other costs.
 */
export function SummaryProject() {
  const { projectCost } = useSummarySheet();
  return projectCost && <Project cost={projectCost} />;
}

function Project({ cost: { house, plot, others, total } }: { cost: ProjectCost }) {
  const t = useTexts(projectCostTexts);
  const { plots } = useSummarySheet();
  const heading = useId();
  const [first] = plots;
  const plotName = plots.length === 1 && first ? t('plot', { address: first.address }) : t('plots', { count: plots.length });
  const sources = [...new Set(others.map(({ source }) => source))].join(', ');
  return (
    <section className="flyout-part summary-project" aria-labelledby={heading}>
      <h3 id={heading}>{t('heading')}</h3>
      <p>{t('lead')}</p>
      <dl className="flyout-sums">
        <Cost term={t('house')} amount={formatKr(house)} />
        {plot && <Cost term={plotName} amount={formatKrRange(plot.from, plot.to)} />}
        <Cost term={t(plot ? 'deed' : 'noPlot')} amount={t('added')} />
        {others.map(({ title, from, to }) => (
          <Cost key={title} term={title} amount={formatKrRange(from, to)} />
        ))}
        <Cost term={t(plot ? 'total' : 'totalWithoutPlot')} amount={formatEstimate(total.from, total.to)} />
      </dl>
      <p className="summary-project-source">{t('source', { sources })}</p>
    </section>
  );
}

function Cost({ term, amount }: { term: string; amount: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="num" translate="no">
        {amount}
      </dd>
    </div>
  );
}

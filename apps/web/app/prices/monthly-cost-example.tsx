import { formatKr, inWholeKr, type MonthlyCostTerms, monthlyCost, type Ore } from '@gavel/core';
import { monthlyCostTexts } from '@gavel/texts';
import { useState } from 'react';
import { useSite } from '../site/use-site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { MonthlyCostForm } from './monthly-cost-form.tsx';
import { writePercent } from './percent.ts';
import './monthly-cost-example.css';

/** Shows an example of the monthly cost, with its assumptions. Renders nothing if the builder has not switched it on. */
export function MonthlyCostExample({ price }: { price: Ore }) {
  const { monthlyCost: assumed } = useSite().brand;
  return assumed ? <Example price={price} assumed={{ ...assumed, amortisationPercent: null }} /> : null;
}

function Example({ price, assumed }: { price: Ore; assumed: MonthlyCostTerms }) {
  const t = useTexts(monthlyCostTexts);
  const [terms, setTerms] = useState(assumed);
  const cost = monthlyCost(price, terms);
  const { downPayment, loan, interest, amortisation, total } = inWholeKr(price, cost);
  return (
    <section className="flyout-part monthly-cost">
      <h3>{t('heading')}</h3>
      <p className="monthly-cost-total" role="status">
        <b className="num" translate="no">
          {formatKr(total)}
        </b>{' '}
        {t('perMonth')}
      </p>
      <dl className="flyout-sums">
        <Sum term={t('downPaymentAmount', { percent: writePercent(cost.downPaymentPercent) })} amount={downPayment} />
        <Sum term={t('loan')} amount={loan} />
        <Sum term={t('interestCost', { percent: writePercent(terms.interestPercent) })} amount={interest} />
        <Sum term={t('amortisationCost', { percent: writePercent(cost.amortisationPercent) })} amount={amortisation} />
      </dl>
      <p className="monthly-cost-note">
        {t(`rule${cost.leastAmortisationPercent}`)} {t('example')}
      </p>
      <Disclosure label={t('edit')} look="link">
        <MonthlyCostForm terms={terms} cost={cost} onChange={setTerms} onReset={() => setTerms(assumed)} />
      </Disclosure>
    </section>
  );
}

function Sum({ term, amount }: { term: string; amount: Ore }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="num" translate="no">
        {formatKr(amount)}
      </dd>
    </div>
  );
}

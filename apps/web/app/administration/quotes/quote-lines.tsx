import { longestTitle, mostLines } from '@gavel/contract/staff';
import { formatKr, kr } from '@gavel/core';
import { discountLimit, type OfferFault, offerTotals, vatRates } from '@gavel/core/offers';
import { salesOfferTexts } from '@gavel/texts';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { IconButton, TextButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { amountOf, type LineForm } from './quote-form-values.ts';
import type { OfferDraftWork } from './use-quote-draft.ts';

/** What the seller adds, and takes off: below 0 it is a discount, up to what their role may give. */
export function OfferLines({ work, faults }: { work: OfferDraftWork; faults: readonly OfferFault[] }) {
  const t = useTexts(salesOfferTexts);
  const list = useRef<HTMLDivElement>(null);
  const { desk, form, writing } = work;
  const { lines } = form;
  // In whole kronor, as discounts are given: never more than it is.
  const limit = formatKr(kr(Math.floor(discountLimit(desk.house, desk.discountPercent) / 100)));
  const put = (key: string, part: Partial<LineForm>) =>
    work.write({ lines: lines.map((line) => (line.key === key ? { ...line, ...part } : line)) });
  const { discount } = offerTotals(desk.house, writing?.lines ?? []);
  return (
    <section className="offer-block" aria-labelledby="egna-rader">
      <header>
        <h2 id="egna-rader">{t('lines')}</h2>
        {lines.length < mostLines && (
          <TextButton
            onClick={() => {
              work.write({ lines: [...lines, { key: crypto.randomUUID(), title: '', amount: '', vatRate: 25 }] });
              // The new line is there after the next look of the screen.
              requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('.offer-edit:last-child input')?.focus());
            }}
          >
            {t('addLine')}
          </TextButton>
        )}
      </header>
      <div ref={list}>
        {lines.map(({ key, title, amount, vatRate }) => {
          const isBegun = title.trim() !== '' || amount.trim() !== '';
          return (
            <div key={key} className="offer-edit">
              <input
                className="desk-field"
                aria-label={t('lineTitle')}
                value={title}
                maxLength={longestTitle}
                aria-invalid={isBegun && title.trim() === ''}
                onChange={({ target }) => put(key, { title: target.value })}
              />
              <select
                className="desk-field"
                aria-label={t('lineVat')}
                value={vatRate}
                onChange={({ target }) =>
                  put(key, { vatRate: vatRates.find((rate) => String(rate) === target.value) ?? vatRate })
                }
              >
                {vatRates.map((rate) => (
                  <option key={rate} value={rate}>
                    {t('percent', { rate: String(rate) })}
                  </option>
                ))}
              </select>
              <input
                className="desk-field num"
                aria-label={t('lineAmount')}
                inputMode="text"
                autoComplete="off"
                value={amount}
                aria-invalid={isBegun && amountOf(amount) === null}
                onChange={({ target }) => put(key, { amount: target.value })}
              />
              <IconButton
                label={t('removeLine', { title })}
                onClick={() => work.write({ lines: lines.filter((line) => line.key !== key) })}
              >
                <Icon icon={X} small />
              </IconButton>
            </div>
          );
        })}
      </div>
      {faults.includes('discount-over-limit') ? (
        <p className="offer-fault" role="alert">
          {t('overLimit', { discount: formatKr(discount), amount: limit })}
        </p>
      ) : (
        <p className="offer-help">{t('linesHelp', { amount: limit, percent: String(desk.discountPercent).replace('.', ',') })}</p>
      )}
      {faults.includes('negative-total') && (
        <p className="offer-fault" role="alert">
          {t('negativeTotal')}
        </p>
      )}
    </section>
  );
}

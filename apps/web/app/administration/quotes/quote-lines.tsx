import { longestTitle, mostLines } from '@gavel/contract/staff';
import { formatKr, kr } from '@gavel/core';
import { discountLimit, type QuoteFault, quoteTotals, vatRates } from '@gavel/core/quotes';
import { salesQuoteTexts } from '@gavel/texts';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { IconButton, TextButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { amountOf, type LineForm, linesOf } from './quote-form-values.ts';
import type { QuoteDraftWork } from './use-quote-draft.ts';

/** The lines that the salesperson adds. A line with a negative amount is a discount. The salesperson’s role limits the sum of discounts. */
export function QuoteLines({ work, faults }: { work: QuoteDraftWork; faults: readonly QuoteFault[] }) {
  const t = useTexts(salesQuoteTexts);
  const list = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const { desk, form } = work;
  const { lines } = form;
  // Round the shown limit down to whole kronor, so that it is never higher than the real limit.
  const limit = formatKr(kr(Math.floor(discountLimit(desk.house, desk.discountPercent) / 100)));
  const put = (key: string, part: Partial<LineForm>) =>
    work.write({ lines: lines.map((line) => (line.key === key ? { ...line, ...part } : line)) });
  const { discount } = quoteTotals(desk.house, linesOf(form));
  return (
    <section className="offer-block" aria-labelledby="egna-rader">
      <header>
        <h2 id="egna-rader">{t('lines')}</h2>
        {lines.length < mostLines && (
          <TextButton
            ref={add}
            onClick={() => {
              work.write({ lines: [...lines, { key: crypto.randomUUID(), title: '', amount: '', vatRate: 25 }] });
              // Wait for the next frame, because the new line is in the page only then.
              requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('.offer-edit:last-child input')?.focus());
            }}
          >
            {t('addLine')}
          </TextButton>
        )}
      </header>
      <div ref={list}>
        {lines.map((line) => (
          <LineFields
            key={line.key}
            line={line}
            onChange={(part) => put(line.key, part)}
            onRemove={() => {
              work.write({ lines: lines.filter((one) => one.key !== line.key) });
              // Wait for the next frame: the button that had the focus is gone by then, and the button that adds a line may be new.
              requestAnimationFrame(() => add.current?.focus());
            }}
          />
        ))}
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

interface LineFieldsProps {
  readonly line: LineForm;
  onChange(part: Partial<LineForm>): void;
  onRemove(): void;
}

/** Edits one of the salesperson's own lines: its title, its VAT and its amount. */
function LineFields({ line: { title, amount, vatRate }, onChange, onRemove }: LineFieldsProps) {
  const t = useTexts(salesQuoteTexts);
  const isBegun = title.trim() !== '' || amount.trim() !== '';
  return (
    <div className="offer-edit">
      <input
        className="desk-field"
        aria-label={t('lineTitle')}
        value={title}
        maxLength={longestTitle}
        aria-invalid={isBegun && title.trim() === ''}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <select
        className="desk-field"
        aria-label={t('lineVat')}
        value={vatRate}
        onChange={({ target }) => onChange({ vatRate: vatRates.find((rate) => String(rate) === target.value) ?? vatRate })}
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
        onChange={({ target }) => onChange({ amount: target.value })}
      />
      <IconButton label={t('removeLine', { title })} onClick={onRemove}>
        <Icon icon={X} small />
      </IconButton>
    </div>
  );
}

import { longestWords } from '@gavel/contract/staff';
import { salesQuoteTexts } from '@gavel/texts';
import { useId } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { TextButton } from '../../ui/button.tsx';
import type { QuoteDraftWork } from './use-quote-draft.ts';

/** The field for the salesperson's words to the customer. */
export function QuoteWords({ work }: { work: QuoteDraftWork }) {
  const t = useTexts(salesQuoteTexts);
  const id = useId();
  const { customerName, house } = work.desk;
  const [name = ''] = customerName.split(' ');
  return (
    <section className="offer-block">
      <header>
        <h2>
          <label htmlFor={id}>{t('words')}</label>
        </h2>
        {work.form.words === '' && (
          <TextButton onClick={() => work.write({ words: t('templateText', { name, house: house.houseTitle }) })}>
            {t('template')}
          </TextButton>
        )}
      </header>
      <textarea
        id={id}
        className="desk-field"
        rows={5}
        maxLength={longestWords}
        value={work.form.words}
        onChange={({ target }) => work.write({ words: target.value })}
      />
    </section>
  );
}

import { longestWords } from '@gavel/contract/staff';
import { salesOfferTexts } from '@gavel/texts';
import { useId } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { TextButton } from '../../ui/button.tsx';
import type { OfferDraftWork } from './use-quote-draft.ts';

/** What the seller says to the customer. */
export function OfferWords({ work }: { work: OfferDraftWork }) {
  const t = useTexts(salesOfferTexts);
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

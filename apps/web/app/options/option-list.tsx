import { formatKr, type Option, type OptionSection } from '@gavel/core';
import { optionsTexts } from '@gavel/texts';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useAddresses } from '../visit/use-addresses.ts';

/** The options by section. If the question of an option is a step, the option links to it; otherwise it is only text. */
export function OptionList({ sections }: { sections: readonly OptionSection[] }) {
  const addresses = useAddresses();
  return sections.map(({ sectionId, title, options }) => (
    <section key={sectionId} className="options-section">
      <h3>{title}</h3>
      <ul>
        {options.map((option) => (
          <li key={option.answerId}>
            {option.listed ? (
              <Link to={addresses.step(option.step)} preventScrollReset>
                <OptionRow option={option} />
              </Link>
            ) : (
              <div>
                <OptionRow option={option} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}

function OptionRow({ option: { answerTitle, questionTitle, price, selected, valid } }: { option: Option }) {
  const t = useTexts(optionsTexts);
  return (
    <>
      <span className="option-name">
        {answerTitle}
        <small>
          {questionTitle}
          {!valid && ` · ${t('notNow')}`}
        </small>
      </span>
      {selected && (
        <span className="option-chosen">
          <Icon icon={Check} small />
          {t('chosen')}
        </span>
      )}
      <span className="option-price num" translate={price === 0 ? undefined : 'no'}>
        {price === 0 ? t('included') : formatKr(price)}
      </span>
    </>
  );
}

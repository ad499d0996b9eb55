import { requestListTexts } from '@gavel/texts';
import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { REQUESTS } from '../parts/desk.ts';

interface ListSearchProps {
  readonly searched: string;
  /** The address to which the form sends the search. By default, this is the list of all requests. */
  readonly action?: string;
  readonly label?: string;
}

/**
 * The search field of a list. By default it searches all requests, even if the list shows only some of them, such as the user’s own. On a
 * page with `ListKeys`, the key `/` moves the focus to this field.
 */
export function ListSearch({ searched, action = REQUESTS, label }: ListSearchProps) {
  const t = useTexts(requestListTexts);
  const words = label ?? t('search');
  return (
    <Form className="leads-search" role="search" action={action} key={searched}>
      <Icon icon={Search} small />
      <input
        type="search"
        name="search"
        data-search
        defaultValue={searched}
        placeholder={words}
        aria-label={words}
        autoComplete="off"
        maxLength={100}
      />
      <kbd>/</kbd>
      <button type="submit" className="visually-hidden">
        {t('searchGo')}
      </button>
    </Form>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  /** The label of the choice that filters nothing. */
  readonly any: string;
  readonly children: readonly { readonly value: string; readonly words: string }[];
}

/** Shows one filter of a list as a field in which the user chooses a value. */
export function Choice({ label, name, value, any, children }: ChoiceProps) {
  const t = useTexts(requestListTexts);
  return (
    <label className={value === '' ? 'leads-choice' : 'leads-choice is-chosen'}>
      {label}{' '}
      <select name={name} defaultValue={value}>
        <option value="">{any}</option>
        {value !== '' && !children.some((one) => one.value === value) && <option value={value}>{t('notThere')}</option>}
        {children.map((one) => (
          <option key={one.value} value={one.value}>
            {one.words}
          </option>
        ))}
      </select>
    </label>
  );
}

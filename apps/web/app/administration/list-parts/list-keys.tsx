import { requestListTexts } from '@gavel/texts';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { TextButton } from '../../ui/button.tsx';
import { listAddress } from '../parts/request-addresses.ts';
import { KeysSheet, keysHere } from './keys-sheet.tsx';
import { isWriting, useLetters } from './use-letter-keys.ts';

/**
 * Handles the keyboard shortcuts of a list and shows them; `?` shows all shortcuts. Single-letter shortcuts work only outside fields, and
 * the user can switch them off. Rows have the class `lead-name` or the attribute `data-row`, a search field has `data-search`.
 */
export function ListKeys({ hasSearch = true }: { hasSearch?: boolean }) {
  const t = useTexts(requestListTexts);
  const [isHelping, setHelping] = useState(false);
  const letters = useMemo(() => ({ ...acts, '?': () => [setHelping(true)].length > 0 }), []);
  const { isOn, toggle } = useLetters(letters);
  const navigate = useNavigate();
  const { lead: request, customer } = useParams();
  const [search] = useSearchParams();

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape' && request && !isWriting(event)) void close();
    };
    const close = async () => {
      await navigate(listAddress(search, { after: search.get('after') }), {
        replace: true,
        preventScrollReset: true,
        state: { isSamePage: true },
      });
      nameOf(request)?.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [navigate, request, search]);

  return (
    <div className="leads-keys">
      {isOn && (
        <>
          {keysHere({ hasSearch, lead: request, customer }).map(({ keys, words }) => (
            <span key={words}>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}{' '}
              {t(words)}
            </span>
          ))}
          <TextButton onClick={() => setHelping(true)}>{t('keys')}</TextButton>
        </>
      )}
      <TextButton onClick={toggle}>{t(isOn ? 'keysOff' : 'keysOn')}</TextButton>
      <KeysSheet open={isHelping} onClose={() => setHelping(false)} />
    </div>
  );
}

/** The action of each letter key. An action returns false if the page has no element on which it could act. */
const acts: Readonly<Record<string, () => boolean>> = {
  '/': () => focusOn('[data-search]'),
  j: () => step(1),
  k: () => step(-1),
  n: () => press('[data-key="n"]'),
  s: () => press('[data-key="s"]'),
  r: () => press('[data-key="r"]'),
  x: () => pressInRow('[data-key="x"]'),
  m: () => focusInRow('[data-key="m"]'),
};

function rows(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.lead-name, [data-row]')];
}

/** Returns the index of the row that has the focus or contains the focused element; -1 if the focus is in no row. */
function rowInTurn(): number {
  const inTurn = document.activeElement?.closest('tr, li, [data-row]');
  return inTurn ? rows().findIndex((row) => row === inTurn || inTurn.contains(row)) : -1;
}

function step(by: number): boolean {
  const all = rows();
  const focused = rowInTurn();
  const from = focused >= 0 ? focused : all.findIndex((row) => row.closest('[aria-current]'));
  const next = all[from < 0 ? 0 : from + by];
  next?.focus();
  return next !== undefined;
}

function inRow(selector: string): HTMLElement | null {
  return document.activeElement?.closest('tr, li')?.querySelector<HTMLElement>(selector) ?? null;
}

function pressInRow(selector: string): boolean {
  const box = inRow(selector);
  box?.click();
  return box !== null;
}

function focusInRow(selector: string): boolean {
  const field = inRow(selector);
  field?.focus();
  return field !== null;
}

function nameOf(request: string | undefined): HTMLElement | undefined {
  return rows().find(({ dataset }) => dataset.lead === request);
}

function focusOn(selector: string): boolean {
  const field = document.querySelector<HTMLElement>(selector);
  field?.focus();
  return field !== null;
}

function press(selector: string): boolean {
  const button = document.querySelector<HTMLElement>(selector);
  button?.click();
  return button !== null;
}

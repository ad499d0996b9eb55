import { leadsTexts } from '@gavel/texts';
import { useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { TextButton } from '../../ui/button.tsx';
import { listAddress } from './leads-address.ts';
import { useLetters } from './use-letters.ts';

/** The keyboard of the list, and what its keys do. Letters count outside fields only, and can be switched off. */
export function LeadKeys() {
  const t = useTexts(leadsTexts);
  const { isOn, toggle } = useLetters(letters);
  const navigate = useNavigate();
  const { lead, customer } = useParams();
  const [search] = useSearchParams();

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const isWriting = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (event.key === 'Escape' && lead && !isWriting) void close();
    };
    const close = async () => {
      await navigate(listAddress(search, { after: search.get('after') }), {
        replace: true,
        preventScrollReset: true,
        state: { isSamePage: true },
      });
      nameOf(lead)?.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [navigate, lead, search]);

  return (
    <div className="leads-keys">
      {isOn && (
        <>
          <span>
            <kbd>j</kbd> <kbd>k</kbd> {t('keyRow')}
          </span>
          <span>
            <kbd>Enter</kbd> {t('keyOpen')}
          </span>
          {(lead || customer) && (
            <span>
              <kbd>n</kbd> {t('keyNote')}
            </span>
          )}
          {lead && (
            <span>
              <kbd>s</kbd> {t('keyStep')}
            </span>
          )}
          {(lead || customer) && (
            <span>
              <kbd>r</kbd> {t('keyCall')}
            </span>
          )}
        </>
      )}
      <TextButton onClick={toggle}>{t(isOn ? 'keysOff' : 'keysOn')}</TextButton>
    </div>
  );
}

/** What each letter does; false: there is nothing that it could be done to. */
const letters: Readonly<Record<string, () => boolean>> = {
  '/': () => focusOn('#leads-search'),
  j: () => step(1),
  k: () => step(-1),
  n: () => press('[data-key="n"]'),
  s: () => press('[data-key="s"]'),
  r: () => press('[data-key="r"]'),
};

function step(by: number): boolean {
  const names = [...document.querySelectorAll<HTMLElement>('.lead-name')];
  const focused = names.findIndex((name) => name === document.activeElement);
  const open = names.findIndex((name) => name.closest('[aria-current]'));
  const from = focused >= 0 ? focused : open;
  const next = names[from < 0 ? 0 : from + by];
  next?.focus();
  return next !== undefined;
}

function nameOf(lead: string | undefined): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('.lead-name')].find(({ dataset }) => dataset.lead === lead);
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

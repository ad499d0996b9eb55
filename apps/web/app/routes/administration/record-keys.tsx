import { leadsTexts } from '@gavel/texts';
import { useTexts } from '../../texts/use-texts.ts';
import { TextButton } from '../../ui/button.tsx';
import { useLetters } from './use-letters.ts';

/** The keyboard of a list of records: `/` to its search field, `j` and `k` from row to row. Rows and field say so with `data-row` and `data-search`. */
export function RecordKeys({ hasSearch = true }: { hasSearch?: boolean }) {
  const t = useTexts(leadsTexts);
  const { isOn, toggle } = useLetters(letters);
  return (
    <div className="leads-keys">
      {isOn && (
        <>
          {hasSearch && (
            <span>
              <kbd>/</kbd> {t('keySearch')}
            </span>
          )}
          <span>
            <kbd>j</kbd> <kbd>k</kbd> {t('keyRow')}
          </span>
        </>
      )}
      <TextButton onClick={toggle}>{t(isOn ? 'keysOff' : 'keysOn')}</TextButton>
    </div>
  );
}

const letters = { '/': search, j: () => step(1), k: () => step(-1) };

function search(): boolean {
  const field = document.querySelector<HTMLElement>('[data-search]');
  field?.focus();
  return field !== null;
}

function step(by: number): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const from = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[from < 0 ? 0 : from + by];
  next?.focus();
  return next !== undefined;
}
